// What is mutated together, and the tests that are to notice.
const engine = (...names) => names.map((name) => `tests/engine/${name}.test.ts`);
/** The engine's suites but those that read what is copied nowhere (data/). */
const ENGINE = [
  ...engine(
    'alternatives',
    'cost',
    'describe',
    'limits',
    'lines',
    'listText',
    'longLines',
    'money',
  ),
  ...engine('outside', 'readList', 'reading', 'shortcuts', 'sides', 'specification', 'typed'),
  'tests/golden/*.test.ts',
  'tests/laws/*.test.ts',
];

export const AREAS = {
  'engine/money.ts': {
    mutate: ['engine/money.ts'],
    tests: ['tests/engine/money.test.ts'],
  },
  'engine/size.ts': { mutate: ['engine/size.ts'], tests: ['tests/engine/size.test.ts'] },
  'engine/suggest.ts': {
    mutate: ['engine/suggest.ts', 'engine/suggestionScore.ts'],
    tests: ['tests/engine/suggestions.test.ts'],
  },
  'engine/comparison/cost.ts': {
    mutate: ['engine/comparison/cost.ts'],
    tests: ['tests/engine/cost.test.ts', 'tests/engine/limits.test.ts'],
  },
  'engine/comparison': {
    mutate: ['engine/comparison/**/*.ts'],
    tests: ENGINE,
  },
  'engine/catalogue': {
    mutate: ['engine/catalogue/csv.ts', 'engine/catalogue/buildCatalogue.ts'],
    tests: ['tests/engine/catalogue.test.ts', 'tests/engine/specification.test.ts'],
  },
  'src/contact': { mutate: ['src/contact/*.ts'], tests: ['tests/web/contact*.test.ts'] },
  'src/session': {
    mutate: ['src/session/*.ts'],
    tests: ['tests/web/session*.test.ts', 'tests/web/listLaws.test.ts'],
  },
  'engine/query': {
    mutate: ['parseLine', 'itemParts', 'need', 'saidNumber', 'spokenMeasures', 'priceLimit'].map(
      (name) => `engine/query/${name}.ts`,
    ),
    tests: ENGINE,
  },
  'cli/catalogue': {
    mutate: ['cli/catalogue/**/*.ts'],
    tests: ['csv', 'gate*', 'import*', 'pack', 'utf8'].map((name) => `tests/cli/${name}.test.ts`),
  },
};
