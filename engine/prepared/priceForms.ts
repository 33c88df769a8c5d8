// How a price file prints its prices: nearly all in one of few forms, so that the text need not be kept.

const FORMS: readonly ((pence: number) => string)[] = [
  (pence) => `£${(pence / 100).toFixed(2)}`,
  (pence) => (pence / 100).toFixed(2),
  (pence) => String(pence / 100),
  (pence) => `${pence}p`,
];

/** The form of a text that is printed otherwise. */
export const AS_PRINTED = FORMS.length;

export function priceFormOf(text: string, pence: number): number {
  const form = FORMS.findIndex((print) => print(pence) === text);
  return form < 0 ? AS_PRINTED : form;
}

/** How a file prints a price; null for one that is printed otherwise. Thousands of products share a price, and its text. */
export function pricePrinter(): (form: number, pence: number) => string | null {
  const known = FORMS.map(() => new Map<number, string>());
  return (form, pence) => {
    const texts = known[form];
    if (!texts) return null;
    let text = texts.get(pence);
    if (text === undefined) texts.set(pence, (text = FORMS[form]!(pence)));
    return text;
  };
}
