// Units of weight and volume as shops print and people type them (facts: size grammar).
export const UNITS: Readonly<Record<string, { kind: 'mass' | 'volume'; factor: number }>> = {
  kg: { kind: 'mass', factor: 1000 },
  kilo: { kind: 'mass', factor: 1000 },
  kilos: { kind: 'mass', factor: 1000 },
  g: { kind: 'mass', factor: 1 },
  gr: { kind: 'mass', factor: 1 },
  gm: { kind: 'mass', factor: 1 },
  gms: { kind: 'mass', factor: 1 },
  gram: { kind: 'mass', factor: 1 },
  grams: { kind: 'mass', factor: 1 },
  oz: { kind: 'mass', factor: 28.35 },
  lb: { kind: 'mass', factor: 453.6 },
  lbs: { kind: 'mass', factor: 453.6 },
  l: { kind: 'volume', factor: 1000 },
  lt: { kind: 'volume', factor: 1000 },
  ltr: { kind: 'volume', factor: 1000 },
  litre: { kind: 'volume', factor: 1000 },
  litres: { kind: 'volume', factor: 1000 },
  liter: { kind: 'volume', factor: 1000 },
  ml: { kind: 'volume', factor: 1 },
  cl: { kind: 'volume', factor: 10 },
  pint: { kind: 'volume', factor: 568 },
  pints: { kind: 'volume', factor: 568 },
  pt: { kind: 'volume', factor: 568 },
};
export const N = '(\\d+(?:\\.\\d+)?)';
export const UNIT = 'kilos?|kg|grams?|gms?|gr|g|oz|lbs?|litres?|liter|ltr|lt|l|ml|cl|pints?|pt';
export const U = `(${UNIT})\\b`;

/** Grams or millilitres of one of a printed unit. */
export const unitNamed = (name: string): { kind: 'mass' | 'volume'; factor: number } =>
  UNITS[name.toLowerCase()]!;
