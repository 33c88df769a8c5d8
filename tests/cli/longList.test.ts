import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WRITER } from '../../cli/render/comparison';
import { compareEach, compareList, readList, lineOf, type ItemComparison } from '../../engine';
import { catalogueOf, fixtureFolder } from '../fixtures/catalogue';
import { cli } from './memoryIo';

const BIN = path.join(__dirname, '..', '..', 'bin', 'price-compare.cjs');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-long-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const THINGS = ['semi skimmed milk', 'baked beans', 'chopped tomatoes', 'eggs 12', 'white bread'];
const listOf = (lines: number): string => {
  const file = path.join(folder, `${lines}.txt`);
  fs.writeFileSync(file, Array.from({ length: lines }, (_, at) => `${THINGS[at % 5]}\n`).join(''));
  return file;
};

test('item by item is what the whole comparison is, in its order', () => {
  const catalogue = catalogueOf(fixtureFolder);
  const { items } = readList(`${THINGS.join('\n')}\nno such thing\n2 x eggs 12\nbaked beans\n`);
  const request = { store: 'TESCO', lines: items.map(lineOf), loyalty: ['TESCO'] };
  const each = compareEach(request, catalogue);
  const seen: ItemComparison[] = [];
  let next = each.next();
  for (; !next.done; next = each.next()) seen.push(next.value);
  expect({ ...next.value, items: seen }).toEqual(compareList(request, catalogue));
});

test('an answer is kept only while an equal line is still to come', async () => {
  const catalogue = catalogueOf(fixtureFolder);
  const lines = ['baked beans', 'eggs 12', 'baked beans', 'white bread'].map((text) => ({ text }));
  const each = compareEach({ store: 'TESCO', lines }, catalogue);
  const refs = lines.map(() => new WeakRef(each.next().value));
  expect(refs[2]!.deref()).toBe(refs[0]!.deref());
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What a WeakRef was made of stays to the end of its task.
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  expect(refs.slice(0, 3).filter((ref) => ref.deref() !== undefined)).toEqual([]);
  expect(each.next().done).toBe(true);
});

test('a list whose output is more than the memory that the command has is written whole', () => {
  const command = `'${process.execPath}' --max-old-space-size=64 '${BIN}' '${listOf(4_000)}' --store TESCO --format json | tail -c 400; exit \${PIPESTATUS[0]}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/"notLoaded": \[\]\n\}\n$/);
});

test.each(['table', 'markdown', 'json', 'jsonl', 'csv'] as const)(
  '%s holds on to none of the items it was given: a list of any length fits',
  async (format) => {
    const catalogue = catalogueOf(fixtureFolder);
    const lines = THINGS.map((text) => ({ text }));
    const { items, ...totals } = compareList({ store: 'TESCO', lines }, catalogue);
    const view = {
      catalogue,
      absent: [],
      today: '2026-11-01',
      color: false,
      columns: null,
      top: 1,
    };
    const writer = WRITER[format](view);
    let text = writer.begin('TESCO');
    const handed = items.map((item) => {
      const own = structuredClone(item);
      text += writer.item(own);
      return [own, own.offers[0]!, own.comparisons].map((part) => new WeakRef<object>(part));
    });
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    // What a WeakRef was made of stays to the end of its task.
    await new Promise((resolve) => setTimeout(resolve));
    collect();
    expect(handed.flat().filter((part) => part.deref() !== undefined)).toEqual([]);
    text += [...writer.end(totals)].join('');
    for (const { originalItem } of items) expect(text).toContain(originalItem);
  },
);

test.each([
  [1_000, true],
  [999, false],
])('of a list of %d lines memory goes before time: %s', async (lines, spared) => {
  const { spared: so } = await cli([listOf(lines), '--store', 'TESCO', '--data', fixtureFolder]);
  expect(so).toBe(spared);
});

test('it goes before the list is read: the words of all lines are in memory then', async () => {
  const file = path.join(folder, 'comments.txt');
  fs.writeFileSync(file, '# nothing to buy\n'.repeat(1_000));
  const { spared: so, err } = await cli([file, '--store', 'TESCO', '--data', fixtureFolder]);
  expect(err).toContain('the list is empty');
  expect(so).toBe(true);
});

test('an output of many parts comes into its file whole', async () => {
  const args = [listOf(40), '--store', 'TESCO', '--format', 'json', '--data', fixtureFolder];
  const { out } = await cli(args);
  const { written, out: shown } = await cli([...args, '--output', 'out.json']);
  expect(shown).toBe('');
  expect(written['out.json']).toBe(out);
  expect((JSON.parse(out) as { items: unknown[] }).items).toHaveLength(40);
  const file = path.join(folder, 'out.json');
  spawnSync(process.execPath, [BIN, ...args, '--output', file]);
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({
    ...(JSON.parse(out) as object),
  });
  expect(fs.readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
});

describe('progress on a terminal', () => {
  const shown = (args: string): string =>
    spawnSync(
      'script',
      ['-qec', `'${process.execPath}' '${BIN}' ${args} > /dev/null`, '/dev/null'],
      {
        encoding: 'utf8',
      },
    ).stdout ?? '';
  const there = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const onTerminal = there.includes('util-linux') ? test : test.skip;
  const RATE = /\d+ items, \d+ a second, \d+ (?:s|min) left/;
  onTerminal('a long list has a rate and the time that is left, --quiet nothing', () => {
    const list = listOf(400);
    expect(shown(`'${list}' --store TESCO`)).toMatch(RATE);
    expect(shown(`'${list}' --store TESCO --quiet`)).toBe('');
    expect(shown(`'${listOf(10)}' --store TESCO`)).not.toMatch(RATE);
  });
  onTerminal('so has a batch of tasks', () => {
    const tasks = path.join(folder, 'tasks.jsonl');
    fs.writeFileSync(
      tasks,
      THINGS.map((query, id) => `${JSON.stringify({ id, query })}\n`).join(''),
    );
    expect(shown(`match '${tasks}'`)).toMatch(/5 tasks, \d+ a second, 0 s left/);
    expect(shown(`match '${tasks}' --quiet`)).toBe('');
  });
});
