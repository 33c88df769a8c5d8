// docs/schemas: made from the types, and kept to by what the commands really print.
import Ajv from 'ajv';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { cli } from './memoryIo';

const ROOT = path.join(__dirname, '../..');
const SCHEMAS = path.join(ROOT, 'docs/schemas');
const DAYS = path.join(ROOT, 'tests/fixtures/days');
const BUNDLED = ['--data', path.join(ROOT, 'public')];
const DAY = path.join(DAYS, '2026-11-01');
const LIST = '2 x semi skimmed milk 4 pints\nbaked beans\nunobtainium\n6 apples\n500g mince\n';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-schemas-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const ajv = new Ajv({ allowUnionTypes: true });
const faultsIn = (name: string, value: unknown): unknown => {
  const schema = JSON.parse(fs.readFileSync(path.join(SCHEMAS, `${name}.schema.json`), 'utf8')) as {
    $id: string;
  };
  const holds = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
  return holds(value) ? [] : holds.errors;
};
/** Rows of a command as JSON lines. */
const lines = async (args: string[], input = ''): Promise<unknown[]> =>
  (await cli([...args, '--format', 'jsonl'], input)).out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
const printed = async (args: string[], input = ''): Promise<unknown> =>
  JSON.parse((await cli(args, input)).out);

/** Schema -> outputs that are described by it. */
const OUTPUTS: Record<string, () => Promise<unknown[]>> = {
  list: async () => [
    await printed(
      ['-', '--store', 'TESCO', '--format', 'json', '--cards', 'Tesco', ...BUNDLED],
      LIST,
    ),
    await printed(['-', '--store', 'Aldi', '--format', 'json', ...BUNDLED], 'unobtainium\n'),
  ],
  'list-row': () => lines(['-', '--store', 'TESCO', ...BUNDLED], LIST),
  'search-row': () => lines(['search', 'eggs 12', ...BUNDLED]),
  'suggest-row': () => lines(['suggest', 'milk', '--store', 'TESCO', ...BUNDLED]),
  'stores-row': async () => [
    ...(await lines(['stores', ...BUNDLED])),
    ...(await lines(['stores', '--data', path.join(DAYS, '2026-11-01')])),
  ],
  'read-row': () => lines(['read', '-'], `Hi love\nDairy:\n[x] salt\n${LIST}`),
  'match-row': async () => {
    const file = path.join(folder, 'match.parquet');
    const tasks = '{"id":1,"query":"semi skimmed milk"}\n{"id":"b","query":"unobtainium"}\n';
    await cli(['match', '-', ...BUNDLED, '--format', 'parquet', '--output', file], tasks);
    return await parquetReadObjects({ file: await asyncBufferFromFile(file), compressors });
  },
  'match-cluster': () => lines(['match', '--all', '--cluster', '--data', DAY]),
  'check-row': () => lines(['catalogue', 'check', DAYS]),
  read: async () => [
    await printed(
      ['read', '-', '--format', 'json'],
      `Hi love\nDairy:\n[x] salt\n${LIST}rolls or baps, not seeded\nmilk 24\n150 x jam\n`,
    ),
  ],
  'match-task': async () => [
    { id: 1, query: 'milk' },
    { id: 'a', product: { name: 'Tesco Milk 2L', store: 'TESCO' }, stores: ['ASDA'] },
  ],
  'match-answer': async () => {
    const tasks = '{"id":1,"query":"semi skimmed milk"}\n{"id":2,"query":"unobtainium"}\n';
    const { out } = await cli(['match', '-', ...BUNDLED], tasks);
    return out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  },
  'match-shard': async () => {
    const { out } = await cli(
      ['match', '-', '--shard', '1/2', ...BUNDLED],
      '{"id":1,"query":"milk"}\n',
    );
    const lines = out.trim().split('\n');
    return [lines[0]!, lines.at(-1)!].map((line) => JSON.parse(line) as unknown);
  },
  check: async () => [await printed(['catalogue', 'check', DAYS, '--format', 'json'])],
  diff: async () => [
    await printed([
      ...['catalogue', 'diff', path.join(DAYS, '2026-11-01'), path.join(DAYS, '2026-11-15')],
      ...['--format', 'json'],
    ]),
  ],
  history: async () => [
    await printed(['history', 'semi skimmed milk 2L', '--data', DAYS, '--format', 'json']),
  ],
  index: async () => [await printed(['index', '-', '--data', DAYS, '--format', 'json'], LIST)],
  catalogue: async () => [
    JSON.parse(fs.readFileSync(path.join(ROOT, 'public/catalogue.json'), 'utf8')),
  ],
  pack: async () => {
    await cli(['catalogue', 'pack', DAYS, '--out', path.join(folder, 'a.parquet')]);
    return [JSON.parse(fs.readFileSync(path.join(folder, 'a.parquet/pack.json'), 'utf8'))];
  },
};

test.each(Object.keys(OUTPUTS))('what is printed keeps to its schema: %s', async (name) => {
  const outputs = await OUTPUTS[name]!();
  expect(outputs.length).toBeGreaterThan(0);
  for (const output of outputs) expect(faultsIn(name, output)).toEqual([]);
  // A schema that takes anything describes nothing.
  const [first] = outputs.flat() as object[];
  expect(
    faultsIn(name, name === 'diff' ? [{ ...first, other: 1 }] : { ...first, other: 1 }),
  ).not.toEqual([]);
});

test('every schema is that of its type: `npm run schemas` changes nothing', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
      '-e',
      "const { schemaTexts } = require('./scripts/schemas.ts'); process.stdout.write(JSON.stringify([...schemaTexts()]));",
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const texts = JSON.parse(stdout) as [string, string][];
  expect(texts.map(([name]) => name).sort()).toEqual(fs.readdirSync(SCHEMAS).sort());
  for (const [name, text] of texts)
    expect(fs.readFileSync(path.join(SCHEMAS, name), 'utf8')).toBe(text);
});
