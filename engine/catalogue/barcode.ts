/** The digits of a barcode without the zeros that fill it up, so that equal ones are equal however they are written; null where a text is none ("5.0123E+12" of a spreadsheet is that of many products). */
export function barcodeOf(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{4,14}$/.test(digits) ? digits.replace(/^0+/, '') : null;
}
