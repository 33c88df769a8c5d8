// What is mutated together, and the tests that are to notice.
const engine = (...names) => names.map((name) => `tests/engine/${name}.test.ts`);
const golden = (...names) => names.map((name) => `tests/golden/${name}.test.ts`);
const cli = (...names) => names.map((name) => `tests/cli/${name}.test.ts`);
const catalogue = (...names) => names.map((name) => `cli/catalogue/${name}.ts`);
const comparison = (...names) => names.map((name) => `engine/comparison/${name}.ts`);
export const AREAS = {
  'engine/money.ts': {
    mutate: ['engine/money.ts'],
    tests: ['tests/engine/money.test.ts'],
  },
  'engine/size.ts': {
    mutate: ['engine/size.ts', 'engine/parseSize.ts'],
    tests: engine('limitsCounted', 'parseSize', 'parseSizeRules', 'size'),
  },
  'engine/suggest.ts': {
    mutate: ['engine/suggest.ts', 'engine/suggestionScore.ts'],
    tests: engine('suggestions'),
  },
  'engine/comparison/cost.ts': {
    mutate: ['engine/comparison/cost.ts'],
    tests: [...engine('cost', 'costWords', 'coverNeed', 'limitsCounted'), ...golden('money')],
  },
  // The laws and the long texts take a minute for each mutant that lives: without them.
  'engine/comparison/basket': {
    mutate: comparison('basket', 'plans', 'receipts', 'verdict', 'verdictWords'),
    tests: [...engine('basketTables', 'verdictTables'), ...golden('verdict', 'money')],
  },
  'engine/comparison/items': {
    mutate: comparison('compareItem', 'compareList', 'compareSides', 'offers', 'sides'),
    tests: [
      ...engine('alternatives', 'listItems', 'nearest', 'sidePairs', 'sides', 'specification'),
      ...golden('money', 'offers', 'unstatedSizes'),
    ],
  },
  'engine/comparison/words': {
    mutate: comparison('describe', 'describeMatch', 'priceHistory', 'priceHistoryWords'),
    tests: engine('describe', 'issueWords', 'priceHistory', 'priceHistoryEdges'),
  },
  'engine/catalogue': {
    mutate: ['csv', 'buildCatalogue', 'rowReader', 'extraColumns', 'knownProducts'].map(
      (name) => `engine/catalogue/${name}.ts`,
    ),
    tests: engine('catalogue', 'columns', 'csv', 'outside', 'specification'),
  },
  'src/contact': {
    mutate: [
      ...['banners', 'browserPort', 'destination', 'draft', 'emailSettings', 'schema'],
      ...['sendMessage', 'settingNames', 'spamCheck', 'submitFlow', 'usage', 'usageStore'],
    ].map((name) => `src/contact/${name}.ts`),
    tests: [
      ...['contactFlow', 'contactKept', 'contactRules', 'contactTables', 'contactUsage'],
      'specification',
    ].map((name) => `tests/web/${name}.test.ts`),
  },
  'src/contact/useSending.ts': {
    mutate: ['src/contact/useSending.ts'],
    tests: ['tests/web/useSending.test.tsx'],
  },
  'src/session': {
    mutate: ['src/session/*.ts'],
    // Without the laws of lists: half a minute for each mutant that lives.
    tests: [
      ...['keptAnswerText', 'keptTrip', 'listRequest', 'quantity', 'rowText', 'sessionContract'],
      ...['sessionKeeping', 'sessionStore', 'sessionTables', 'specification', 'typingInTwoTabs'],
    ].map((name) => `tests/web/${name}.test.ts`),
  },
  'engine/query/spokenMeasures.ts': {
    mutate: ['engine/query/spokenMeasures.ts'],
    tests: engine('spokenMeasures'),
  },
  'engine/query/parseLine.ts': {
    mutate: ['engine/query/parseLine.ts'],
    tests: engine('lineChoices', 'asked', 'lines', 'listLines', 'listText', 'wholeChoices'),
  },
  'engine/reading/itemParts.ts': {
    mutate: ['engine/reading/itemParts.ts'],
    // Without the sayings and layouts of whole lists: three seconds for each mutant that lives.
    tests: engine(
      ...['asked', 'lines', 'listContext', 'listLines', 'listText', 'partsOfLine', 'readList'],
      ...['readParts', 'saidAgain', 'saidBehind', 'sentences', 'toldBehind'],
      ...['wholeChoices', 'writingHabits'],
    ),
  },
  'engine/reading/need.ts': {
    mutate: [
      'engine/reading/need.ts',
      'engine/reading/saidNumber.ts',
      'engine/labelling/priceLimit.ts',
    ],
    tests: engine(
      'asked',
      'lines',
      'listText',
      'shortcuts',
      'spokenMeasures',
      'typedKinds',
      'typedPacks',
      'typedWords',
    ),
  },
  'cli/catalogue/gate': {
    mutate: catalogue('gate', 'gateHistory', 'snapshot'),
    tests: [
      ...cli('snapshot', 'accept', 'checkTold', 'publish', 'publishTold'),
      ...cli('gate', 'gateCells', 'gateEdges', 'gateFaults', 'gateParts'),
    ],
  },
  'cli/catalogue/gate/file': {
    mutate: ['fileAlarms', 'joinAlarms'].map((name) => `cli/catalogue/gate/${name}.ts`),
    tests: cli('gateJoined', 'gateParts', 'gatePieces', 'gateWholeFile'),
  },
  'cli/catalogue/gate/rows': {
    mutate: ['rowAlarms', 'dayAlarms'].map((name) => `cli/catalogue/gate/${name}.ts`),
    tests: cli('gateRows'),
  },
  'cli/catalogue/gate/prices': {
    mutate: ['codeAlarms', 'digitAlarms', 'priceAlarms'].map(
      (name) => `cli/catalogue/gate/${name}.ts`,
    ),
    tests: cli('gateCodes', 'gatePrices'),
  },
  'cli/catalogue/gate/changed': {
    mutate: ['cli/catalogue/gate/changedAlarms.ts'],
    tests: cli('gateChanged'),
  },
  'cli/catalogue/gate/shared': {
    mutate: ['partAlarms', 'shared'].map((name) => `cli/catalogue/gate/${name}.ts`),
    tests: cli('gateMoved', 'gateShared'),
  },
  'cli/catalogue/gate/names': {
    mutate: ['categoryAlarms', 'labelAlarms', 'renameAlarms'].map(
      (name) => `cli/catalogue/gate/${name}.ts`,
    ),
    tests: cli('gateLabels', 'gateRenamed', 'gateStrange'),
  },
  'cli/catalogue/publish': {
    mutate: catalogue('publish', 'accept', 'storeFile', 'unnamedFiles', 'manifest'),
    tests: cli('accept', 'publish', 'publishTold', 'replaceFiles'),
  },
  'cli/catalogue/check': {
    mutate: catalogue('check', 'diff'),
    tests: cli('checkTold', 'diff', 'diffRows', 'gate'),
  },
  'cli/catalogue/import': {
    mutate: catalogue('formats', 'import', 'jsonArray', 'openPrices', 'records', 'rows', 'table'),
    // One of them starts the shipped program: `npm run prepare` first.
    tests: [
      ...cli('badInput', 'csv', 'import', 'importCells', 'importFaults', 'importKept'),
      ...cli(
        'importOpenPrices',
        'importPrices',
        'importSources',
        'importTables',
        'leftOut',
        'utf8',
      ),
    ],
  },
};
