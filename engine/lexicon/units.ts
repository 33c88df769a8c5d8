// Units of weight and volume, as people type them and stores print them, and what one of each is in grams or millilitres.

export type Measure = 'mass' | 'volume';
export const UNITS: readonly (readonly [words: string, kind: Measure, worth: number])[] = [
  ['g gr gm gms gram grams grm grms', 'mass', 1],
  ['dkg dag', 'mass', 10],
  ['oz ozs ounce ounces', 'mass', 28.35],
  ['lb lbs pound pounds', 'mass', 453.6],
  ['kg kgs kilo kilos kilogram kilograms', 'mass', 1000],
  ['ml mls', 'volume', 1],
  ['cl', 'volume', 10],
  ['fl floz', 'volume', 28.4],
  ['dl', 'volume', 100],
  ['pint pints pinter pt pts', 'volume', 568],
  ['l lt lts ltr ltrs litre litres liter liters', 'volume', 1000],
];

/** Word -> what one is worth. */
export const unitsOf = (kind: Measure): Readonly<Record<string, number>> =>
  Object.fromEntries(
    UNITS.filter(([, of]) => of === kind).flatMap(([words, , worth]) =>
      words.split(' ').map((word) => [word, worth] as const),
    ),
  );

/** Those that are read as a size behind a number in a name: a name may hold the others in another sense ("pounds"). */
export const PRINTED_UNITS =
  'kilos?|kg|grams?|gms?|gr|g|oz|lbs?|litres?|liter|ltr|lt|l|ml|cl|pints?|pt';

/** As people say them behind a number -> as they are printed. */
export const SPOKEN_UNITS: readonly (readonly [spoken: string, printed: string])[] = [
  ['kilograms?|kilogrammes?|kilos?|kgs?|k', 'kg'],
  ['grams?|grammes?|grms?|gms?|gr|g', 'g'],
  ['pounds?|lbs?', 'lb'],
  ['ounces?|ozs?', 'oz'],
  ['millilitres?|milliliters?|mls?', 'ml'],
  ['centilitres?|cls?', 'cl'],
  ['litres?|liters?|ltrs?|lts?|l', 'l'],
  ['pints?|pinters?|pts?', ' pints'],
  ['per ?cent|pct', '%'],
];
