import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { cli } from './memoryIo';

const ROOT = path.join(__dirname, '..', '..');
const DATA = path.join(ROOT, 'tests', 'fixtures', 'days', '2026-11-01');
let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-match-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));
const put = (name: string, text: string): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};
const ITEMS = ['semi skimmed milk', 'white bread', 'mature cheddar', 'eggs', 'butter'];
const tasks = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `${JSON.stringify({ id: `t${at}`, query: ITEMS[at % ITEMS.length] })}\n`,
  ).join('');
const match = (file: string, ...more: string[]): ReturnType<typeof cli> =>
  cli(['match', file, '--data', DATA, ...more]);

test('one odd task line never ends the batch: each is named, the others are answered', async () => {
  const odd = [
    '{"id":1,"product":{"name":"White Bread","store":["TESCO"]}}',
    '{"id":2,"product":{"name":"White Bread","store":"TESCO","category":5}}',
    '{"id":3,"product":{"name":"White Bread","store":"TESCO","price":"1"}}',
    '{"id":4,"product":{"name":"White Bread","store":"TESCO","gtin":{}}}',
    '{"id":5,"query":"milk","stores":[["TESCO"]]}',
    '{"id":6,"product":"White Bread"}',
    '[]',
    'null',
    '{"id":7,"query":"__proto__","stores":["__proto__"]}',
  ];
  const fine = '{"id":8,"product":{"name":"White Bread","store":"TESCO","gtin":5000157024671}}';
  const { code, out, err } = await match(put('t.jsonl', [...odd, fine].join('\n')));
  expect(code).toBe(3);
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: number }).id),
  ).toEqual([8]);
  odd.forEach((_, at) => expect(err).toContain(`line ${at + 1}: `));
  expect(err).not.toContain('fault of the program');
});

test.each([
  ['{"id":1,"product":{"name":"White Bread"}}', 'line 1: "product" needs a "store"'],
  ['{"id":1,"product":{"name":"White Bread","store":null}}', '"product" needs a "store"'],
  ['{"id":1,"product":{"name":"White Bread","store":"Tesko"}}', 'unknown store "Tesko" in'],
  ['{"id":1,"product":{"name":"White Bread","store":["A"]}}', 'unknown store ["A"] in "product"'],
])('what is wrong with the store of a product is said: %s', async (line, words) => {
  expect((await match(put('t.jsonl', line))).err).toContain(words);
});

test('any number of jobs and shards gives the same bytes', async () => {
  const file = put('t.jsonl', tasks(101));
  const { out } = await match(file);
  expect((await match(file, '--jobs', '3')).out).toBe(out);
  for (const count of [1, 2, 7]) {
    const shards: string[] = [];
    for (let shard = count; shard >= 1; shard--)
      shards.push(put(`s${shard}`, (await match(file, '--shard', `${shard}/${count}`)).out));
    expect((await cli(['merge', ...shards])).out).toBe(out);
  }
});

/** With its second and third line the other way round. */
const swapped = (text: string): string => text.replace(/^(.*\n)(.*\n)(.*\n)/, '$1$3$2');

test('merge refuses missing, double, foreign and broken shards', async () => {
  const shard = async (name: string, text: string, ...more: string[]): Promise<string> =>
    put(name, (await match(put('t.jsonl', text), ...more)).out);
  const one = await shard('one', tasks(9), '--shard', '1/2');
  const two = await shard('two', tasks(9), '--shard', '2/2');
  const merged = (...files: string[]): ReturnType<typeof cli> => cli(['merge', ...files]);
  for (const [files, words] of [
    [[one], 'shard 2 of 2 is missing'],
    [[one, two, one], 'shard 1 of 2 is given twice'],
    [[one, await shard('a', tasks(8), '--shard', '2/2')], 'other tasks'],
    [[one, await shard('b', tasks(9), '--shard', '2/2', '--limit', '1')], 'other options'],
    [
      [one, put('cut', fs.readFileSync(two, 'utf8').split('\n').slice(0, 3).join('\n'))],
      'not whole',
    ],
    [[one, put('t2', tasks(2))], 'not a shard'],
    [[one, put('swapped', swapped(fs.readFileSync(two, 'utf8')))], 'not whole'],
    [
      [one, put('double', fs.readFileSync(two, 'utf8') + fs.readFileSync(two, 'utf8'))],
      'not whole',
    ],
  ] as const)
    expect(await merged(...files)).toMatchObject({
      code: 3,
      out: '',
      err: expect.stringContaining(words),
    });
  const other = put(
    'other',
    (
      await cli([
        ...['match', put('t.jsonl', tasks(9)), '--shard', '2/2'],
        ...['--data', path.join(ROOT, 'tests', 'fixtures', 'days', '2026-11-15')],
      ])
    ).out,
  );
  expect((await merged(one, other)).err).toContain('other price files');
  expect((await merged(two, one)).code).toBe(0);
});

test('--all asks for every product of a store, in the order of its file', async () => {
  const { code, out } = await cli(['match', '--all', '--store', 'Aldi', '--data', DATA]);
  expect(code).toBe(0);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; matches: object });
  const rows = fs.readFileSync(path.join(DATA, 'aldi.csv'), 'utf8').trim().split('\n').length - 1;
  expect(lines.map(({ id }) => id)).toEqual(Array.from({ length: rows }, (_, at) => at + 1));
  expect(Object.keys(lines[0]!.matches)).toEqual(['tesco']);
  expect((await cli(['match', '--all', '--data', DATA])).code).toBe(2);
});

test('worker threads of the built command answer as one does', () => {
  const built = path.join(ROOT, 'bin', 'price-compare.cjs');
  const file = put('t.jsonl', tasks(200));
  const run = (jobs: string): string =>
    spawnSync(process.execPath, [built, 'match', file, '--data', DATA, '--jobs', jobs], {
      encoding: 'utf8',
    }).stdout;
  const one = run('1');
  expect(one.split('\n').length).toBe(201);
  expect(run('2')).toBe(one);
});
