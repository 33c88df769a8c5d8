// What `npm pack` ships, used as strangers use it: command, CommonJS, ES modules, a browser bundle, types.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-package-'));
const installed = path.join(folder, 'node_modules', 'basketwise');
const MOST_BYTES = 3_000_000;
let tarball = '';

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};
const run = (file: string, ...args: string[]): string =>
  execFileSync(process.execPath, [file, ...args], { cwd: folder, encoding: 'utf8' });
/** What a use prints: the price of a text, and a saving that needs the whole engine. */
const USE = `
const { catalogue } = buildCatalogue([
  { store: 'TESCO', file: 'tesco.csv', text: 'name,price\\nSemi Skimmed Milk 2L,1.95\\n' },
  { store: 'ALDI', file: 'aldi.csv', text: 'name,price\\nSemi Skimmed Milk 2L,1.45\\n' },
]);
const { totalSaving } = compareList({ store: 'TESCO', lines: [{ text: 'semi skimmed milk 2L' }] }, catalogue);
console.log(JSON.stringify([parsePrice('£1.20'), totalSaving]));
`;
const SAID = '[{"kind":"price","pence":120},0.5]\n';

beforeAll(() => {
  // What `npm run prepare` left: made anew here, it would go from under the command line's tests.
  execFileSync(process.execPath, ['scripts/build-types.mjs'], { cwd: root });
  const packed = execFileSync(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', folder],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  tarball = path.join(folder, (JSON.parse(packed) as { filename: string }[])[0]!.filename);
  fs.mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('three megabytes at most, nothing to install beside it', () => {
  expect(fs.statSync(tarball).size).toBeLessThan(MOST_BYTES);
  const { dependencies, peerDependencies, bin } = JSON.parse(
    fs.readFileSync(path.join(installed, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  expect([dependencies ?? {}, peerDependencies ?? {}]).toEqual([{}, {}]);
  // `npx basketwise` runs the only command that there is, whatever its name.
  expect(Object.keys(bin as object)).toEqual(['price-compare']);
});

test('the command compares a list over the bundled prices', () => {
  write('list.txt', 'milk\nbread\n');
  const command = path.join(installed, 'bin', 'price-compare.cjs');
  const out = run(command, 'list.txt', '--store', 'tesco', '--format', 'json');
  expect((JSON.parse(out) as { totalItems: number }).totalItems).toBe(2);
});

test('CommonJS, ES modules and both names give the same answer', () => {
  const names = '{ buildCatalogue, compareList, parsePrice }';
  const both = ['basketwise', 'basketwise/engine'];
  const required = both.map((name) => `{\nconst ${names} = require('${name}');${USE}}`).join('\n');
  expect(run(write('use.cjs', required))).toBe(SAID + SAID);
  const imported = both
    .map(
      (name, at) => `import * as from${at} from '${name}';\n{\nconst ${names} = from${at};${USE}}`,
    )
    .join('\n');
  expect(run(write('use.mjs', imported))).toBe(SAID + SAID);
});

test('an ES module by its file, as runtimes without node_modules import it', () => {
  const file = path.join(installed, 'dist', 'engine', 'index.mjs');
  const text = `import { buildCatalogue, compareList, parsePrice } from '${file}';${USE}`;
  expect(run(write('byFile.mjs', text))).toBe(SAID);
});

test('a browser bundle runs, and one that only reads prices stays small', () => {
  const esbuild = path.join(root, 'node_modules', '.bin', 'esbuild');
  const bundle = (name: string, text: string): string => {
    const out = path.join(folder, `${name}.bundle.js`);
    const entry = write(`${name}.js`, text);
    const options = ['--bundle', '--minify', '--platform=browser', '--format=iife'];
    const { status } = spawnSync(esbuild, [entry, ...options, `--outfile=${out}`], { cwd: folder });
    expect(status).toBe(0);
    return out;
  };
  const all = bundle(
    'all',
    `import { buildCatalogue, compareList, parsePrice } from 'basketwise';${USE}`,
  );
  expect(run(all)).toBe(SAID);
  const small = bundle(
    'small',
    "import { parsePrice } from 'basketwise';console.log(parsePrice('95p'))",
  );
  expect(fs.statSync(small).size).toBeLessThan(10_000);
});

/** In one process: each of its own would read the compiler and its libraries anew. */
const CHECK_TYPES = `
const ts = require(${JSON.stringify(require.resolve('typescript'))});
const read = new Map();
const found = JSON.parse(process.argv[2]).map(({ files, options: asked }) => {
  const { options, errors } = ts.convertCompilerOptionsFromJson(asked, __dirname);
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...how) => {
    if (!file.startsWith(host.getDefaultLibLocation())) return parse(file, ...how);
    if (!read.has(file)) read.set(file, parse(file, ...how));
    return read.get(file);
  };
  const program = ts.createProgram(files, options, host);
  return ts.formatDiagnostics([...errors, ...ts.getPreEmitDiagnostics(program)], host);
});
console.log(JSON.stringify(found));
`;
const USES_TYPES =
  "import { parsePrice, type Match } from 'basketwise';\nimport { STORES } from 'basketwise/engine';\nexport const shown: Match[] = [];\nexport const label: string = STORES[0]!.label;\n// @ts-expect-error: a price is read from text\nparsePrice(1);\n";

test('types resolve with node10, nodenext and bundler', () => {
  const ways = (
    [
      ['node10', 'commonjs', ['cts']],
      ['nodenext', 'nodenext', ['cts', 'mts']],
      ['bundler', 'esnext', ['mts']],
    ] as const
  ).map(([moduleResolution, module, endings]) => ({
    files: endings.map((ending) => write(`types-${moduleResolution}.${ending}`, USES_TYPES)),
    options: {
      noEmit: true,
      strict: true,
      module,
      moduleResolution,
      ...(moduleResolution === 'node10' && { ignoreDeprecations: '6.0' }),
      target: 'es2022',
      // No types of a browser: ours need none, and they take longer to read than ours.
      lib: ['es2022'],
    },
  }));
  const found = run(write('checkTypes.cjs', CHECK_TYPES), JSON.stringify(ways));
  expect(JSON.parse(found)).toEqual(['', '', '']);
});
