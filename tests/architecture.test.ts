import fs from 'node:fs';
import path from 'node:path';
import { UNITS } from '../engine/lexicon/units';

const ROOT = path.join(__dirname, '..');
const files = (folder: string): string[] =>
  fs.existsSync(path.join(ROOT, folder))
    ? fs
        .readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    : [];
const importsOf = (file: string): string[] => {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  return [
    ...text.matchAll(
      /(?:^(?:import|export)\b[^;]*?\bfrom\s+|^import\s+|\bimport\(\s*|new URL\()['"]([^'"]+)['"]/gm,
    ),
  ].map((match) => match[1]!);
};
/** The room an import leads to ("engine", "cli", "src"), or the package name. */
const target = (file: string, specifier: string): string =>
  specifier.startsWith('.')
    ? path.relative(ROOT, path.join(ROOT, path.dirname(file), specifier)).split(path.sep)[0]!
    : specifier;

interface Rule {
  rule: string;
  from: string;
  allow: (to: string, file: string) => boolean;
}
const RULES: Rule[] = [
  {
    from: 'engine',
    rule: 'The engine is pure: it imports itself and papaparse, nothing else.',
    allow: (to) => to === 'engine' || to === 'papaparse',
  },
  {
    from: 'cli',
    rule: 'The command line never imports the web app: both meet in the engine.',
    allow: (to) => to !== 'src',
  },
  {
    from: 'src',
    rule: 'The web app never imports the command line: both meet in the engine.',
    allow: (to) => to !== 'cli',
  },
  {
    from: 'cli',
    rule: 'Only cli/main.ts touches node: modules; commands get an Io.',
    allow: (to, file) => !to.startsWith('node:') || file === path.join('cli', 'main.ts'),
  },
  {
    from: 'src',
    rule: 'The web app never imports node: modules.',
    allow: (to) => !to.startsWith('node:'),
  },
];

test.each(RULES)('$rule', ({ from, allow }) => {
  const broken = files(from).flatMap((file) =>
    importsOf(file)
      .filter((specifier) => !allow(target(file, specifier), file))
      .map((specifier) => `${file} imports ${specifier}`),
  );
  expect(broken).toEqual([]);
});

test('Front ends use engine/index.ts only: its inner files may change without notice.', () => {
  const broken = [...files('cli'), ...files('src')].flatMap((file) =>
    importsOf(file)
      .filter(
        (specifier) =>
          /(?:^|\/)engine\/(?!index$)/.test(specifier) && target(file, specifier) === 'engine',
      )
      .map((specifier) => `${file} imports ${specifier}`),
  );
  expect(broken).toEqual([]);
});

const text = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
/** What a file imports at once, as files of ours: neither types nor what comes later. */
const staticImports = (file: string): { names: string[]; from: string }[] =>
  [...text(file).matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?)\s*from\s+'(\.[^']+)'/gm)].map(
    ([, names, from]) => ({
      names: names!
        .replace(/[{}]/g, '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ')),
      from: path.join(path.dirname(file), from!),
    }),
  );
/** Where the engine's face has each of its names from. */
const HOMES = new Map(
  staticImports('engine/index.ts').flatMap(({ names, from }) =>
    names.map((name) => [name, `${from}.ts`] as const),
  ),
);
/** All files that come with these ones; of the engine's face only what is used of it. */
function comesWith(first: readonly string[]): string[] {
  const reached = new Set(first);
  for (const file of reached)
    for (const { names, from } of staticImports(file))
      if (from === 'engine' || from === 'engine/index')
        for (const name of names) reached.add(HOMES.get(name)!);
      else
        for (const ending of ['.ts', '.tsx'])
          if (fs.existsSync(path.join(ROOT, from + ending)) && names.length > 0)
            reached.add(from + ending);
  return [...reached];
}

test('What the page itself uses of the engine never reaches engine/names/parsedName.ts: its tables hold a phone up for a fifth of a second.', () => {
  const asideOrBuilt =
    /^src\/engineClient\/(?:engine\.worker|host|files|preparedShelf|rowAnswers)\.ts$|^src\/(?:results\/example|app\/prerender)\.tsx?$/;
  const reached = comesWith(files('src').filter((file) => !asideOrBuilt.test(file)));
  expect(reached).toContain('engine/query/parseLine.ts');
  expect(reached).not.toContain('engine/names/parsedName.ts');
});

test.each([
  'src/app/bootstrap.tsx',
  'src/app/earlyStart.ts',
  'src/list/ListPage.tsx',
  'src/results/ResultsPage.tsx',
  'src/shoppingMode/ShopPage.tsx',
])(
  '%s comes without the reader of lines: 200 kB, and a second on a slow phone before anything is asked.',
  (file) => {
    const reached = comesWith([file]);
    expect(reached).toContain('engine/stores.ts');
    expect(reached).not.toContain('engine/query/parseLine.ts');
  },
);

test('Only cli/main.ts touches process: commands return their exit code.', () => {
  expect(
    files('cli').filter(
      (file) =>
        file !== path.join('cli', 'main.ts') &&
        /\bprocess\.(?:argv|env|exit|exitCode|stdin|stdout|stderr|cwd|on)\b/.test(
          fs.readFileSync(path.join(ROOT, file), 'utf8'),
        ),
    ),
  ).toEqual([]);
});

/** The rooms of the engine from the ground up, and why each stands on those below it. */
const ROOMS: readonly (readonly [room: string, why: string])[] = [
  ['fitted', 'Learned tables are data: they know nobody.'],
  ['lexicon', 'Word lists are data: they know nobody.'],
  ['words', 'Words are folded and numbered before anything is known of them.'],
  ['knowledge', 'What is known of words in general does not depend on price files.'],
  ['catalogue', 'Price files are read without asking what names mean.'],
  ['names', 'A name is read by what is known of words, whoever looks for it.'],
  ['prepared', 'What names say is kept beside a price file, for whoever looks for them.'],
  ['tagger', 'Words and lines are turned into features before anything is told of them.'],
  ['spelling', 'What was meant by a word is found word by word, whatever its line asks for.'],
  ['layout', 'A text is parted into lines by its form; what they ask for comes later.'],
  ['labelling', 'The words of a line are labelled before items are made of them.'],
  ['reading', 'Lines and their labels become items; what a shop would search for comes later.'],
  ['query', 'An item is made a query by what is known and sold, before anything is compared.'],
  ['evidence', 'Evidence is measured between a target and a name; it gives no points.'],
  ['retrieval', 'Candidates are found by shared words; their order is not yet a judgment.'],
  ['ranking', 'Points are given to evidence; nothing here knows of baskets.'],
  ['comparison', 'Costs and verdicts stand on matches.'],
];
/** Imports that exist when the program runs: a type alone makes nobody depend on anybody. */
const valueImportsOf = (file: string): string[] =>
  [
    ...fs
      .readFileSync(path.join(ROOT, file), 'utf8')
      .matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?\bfrom\s+'(\.[^']+)'/gm),
  ].map((match) => match[1]!);

test.each(ROOMS.map(([room, why], floor) => ({ room, why, floor })))(
  'engine/$room imports only rooms below it: $why',
  ({ room, floor }) => {
    const above = ROOMS.slice(floor + 1).map(([name]) => name);
    const broken = files(path.join('engine', room)).flatMap((file) =>
      valueImportsOf(file)
        .filter((specifier) => {
          const [, to] = path.join(path.dirname(file), specifier).split(path.sep);
          return above.includes(to!);
        })
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(broken).toEqual([]);
  },
);

test('Every folder of the engine is a room with its place.', () => {
  const folders = fs
    .readdirSync(path.join(ROOT, 'engine'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(new Set(folders)).toEqual(new Set(ROOMS.map(([room]) => room)));
});

test('Between searches the engine keeps nothing that can be reassigned: no `let` outside a function.', () => {
  const broken = files('engine').filter((file) =>
    /^(?:export )?let /m.test(fs.readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(broken).toEqual([]);
});

/** Words by which the reader tells tokens apart (engine/tagger/wordKnowledge.ts, lineSketch.ts), and units. */
const NO_WORDS_OF_LISTS = new Set([
  ...'word number mark picture mass volume holder piece cook prep wish refuse choice talk stop day time shop type unknown'.split(
    ' ',
  ),
  ...'bullet box tick pk pack each ea unit bisc mtr'.split(' '),
  ...UNITS.flatMap(([words]) => words.split(' ')),
]);
const LISTS_OF_WORDS =
  /(?:[a-z]{2,}\??\|){4,}[a-z]{2,}|new Set\(\[(?:\s*'[a-z ]+',?){4,}|'(?:[a-z]+ ){4,}[a-z]+'\s*\.split/g;
const LEAST_OF_A_LIST = 5;
/** Those that may stand elsewhere, each with its reason. */
const LISTS_ELSEWHERE: Readonly<Record<string, string>> = {
  'engine/layout/layout.ts': 'tags of HTML, and numbers of the Romans',
  'engine/tagger/lineFeatures.ts': "a source of the reader's tables: it moves with their next fit",
  'engine/tagger/lineSketch.ts': "a source of the reader's tables",
  'engine/layout/sentences.ts': "a source of the reader's tables",
  'engine/tagger/wordSurroundings.ts': "a source of the reader's tables",
  'engine/words/normalise.ts': 'a source of all tables',
};
const holdsList = (file: string): boolean => {
  const code = fs
    .readFileSync(path.join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(LISTS_OF_WORDS)].some(
    ([list]) =>
      list
        .replace('new Set', '')
        .match(/[a-z]{2,}/g)!
        .filter((word) => !NO_WORDS_OF_LISTS.has(word)).length >= LEAST_OF_A_LIST,
  );
};

test('A list of words stands in engine/lexicon, where a newcomer looks for it (docs/contribute/add-a-word.md).', () => {
  const lists = files('engine').filter(
    (file) => !/^engine\/(?:lexicon|fitted)\//.test(file) && holdsList(file),
  );
  expect(lists.sort()).toEqual(Object.keys(LISTS_ELSEWHERE).sort());
});

test('Only src/session spells the storage keys.', () => {
  const keys =
    /['"](?:selectedSupermarket|shoppingList|selectedProducts|matchedProducts|emailRateLimit|dailyEmailUsage)['"]/;
  expect(
    files('src').filter(
      (file) =>
        !/^src\/session\/(?:storageKeys|contract)\.ts$/.test(file) &&
        keys.test(fs.readFileSync(path.join(ROOT, file), 'utf8')),
    ),
  ).toEqual([]);
});
