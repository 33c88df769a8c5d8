import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { entriesIn } from '../../cli/catalogue/manifest';
import { readStoreFile } from '../../cli/catalogue/storeFile';
import type { Io, ReadResult } from '../../cli/io';
import { replaceFiles, type Disk } from '../../cli/replaceFiles';
import { STORES } from '../../engine';
import { realDisk } from './memoryIo';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const readText = async (file: string): Promise<ReadResult> =>
  fs.existsSync(file)
    ? { ok: true, text: fs.readFileSync(file, 'utf8') }
    : { ok: false, why: 'missing' };
const io = { readText, sha256, join: path.join, today: () => '2026-11-08' } as unknown as Io;

/** Aldi is new in the second state; Tesco and the manifest are replaced. */
type State = Record<'aldi.csv' | 'tesco.csv', string | null>;
const OLD: State = { 'aldi.csv': null, 'tesco.csv': 'name,price\nMilk semi,1.20\n' };
const NEW: State = {
  'aldi.csv': 'name,price\nBread white,0.80\n',
  'tesco.csv': 'name,price\nMilk semi,1.30\n',
};
const filesOf = (state: State, date: string): { name: string; text: string }[] => {
  const files = Object.entries(state).flatMap(([name, text]) =>
    text === null ? [] : [{ name, text }],
  );
  const stores = files.map(({ name, text }) => ({
    store: name.slice(0, -4).toUpperCase(),
    file: name,
    rows: 1,
    products: 1,
    date,
    source: 'test',
    sha256: sha256(text),
  }));
  return [...files, { name: 'catalogue.json', text: JSON.stringify({ stores }) }];
};

let folder = '';
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-replace-'));
  expect(await replaceFiles(folder, filesOf(OLD, '2026-11-01'), realDisk)).toEqual({ ok: true });
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Fails at one step; `stops`: so does everything after it, as when the machine stops. */
function failingAt(step: number, stops: boolean): { disk: Disk; steps: () => number } {
  let count = 0;
  const disk = { ...realDisk } as Record<string, unknown>;
  for (const name of [
    'makeFolder',
    'list',
    'write',
    'keep',
    'rename',
    'remove',
    'size',
    'syncFolder',
  ] as const) {
    const real = realDisk[name] as (...args: unknown[]) => Promise<unknown>;
    disk[name] = async (...args: unknown[]) => {
      count++;
      if (count === step && name === 'write')
        fs.writeFileSync(args[0] as string, (args[1] as string).slice(0, 5));
      if (stops ? count >= step : count === step) throw new Error(`${name} failed`);
      return real(...args);
    };
  }
  return { disk: disk as unknown as Disk, steps: () => count };
}

/** What a reader sees: the texts with the days that the manifest gives them. */
async function seen(): Promise<Record<string, [string | null, string | null]>> {
  const entries = await entriesIn(folder, io);
  const found: Record<string, [string | null, string | null]> = {};
  for (const store of STORES.filter(({ id }) => id === 'aldi' || id === 'tesco')) {
    const entry = entries.find((known) => known.store === store.storedName);
    const { read, described } = await readStoreFile(folder, store, entry, io);
    found[store.file] = [read.ok ? read.text : null, described ? entry!.date : null];
  }
  return found;
}
const asSeen = (state: State, date: string): Record<string, [string | null, string | null]> =>
  Object.fromEntries(
    Object.entries(state).map(([name, text]) => [name, [text, text === null ? null : date]]),
  );
const before = asSeen(OLD, '2026-11-01');
const after = asSeen(NEW, '2026-11-08');
const steps = async (): Promise<number> => {
  const counting = failingAt(Infinity, false);
  const aside = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-count-'));
  fs.cpSync(folder, aside, { recursive: true });
  await replaceFiles(aside, filesOf(NEW, '2026-11-08'), counting.disk);
  fs.rmSync(aside, { recursive: true });
  return counting.steps();
};

test('in one step: the files and their manifest, and nothing else is left', async () => {
  expect(await replaceFiles(folder, filesOf(NEW, '2026-11-08'), realDisk)).toEqual({ ok: true });
  expect(await seen()).toEqual(after);
  expect(fs.readdirSync(folder).sort()).toEqual(['aldi.csv', 'catalogue.json', 'tesco.csv']);
});

test('a failure at any step: either it was done, or everything is as it was and nothing is left', async () => {
  const last = await steps();
  expect(last).toBeGreaterThan(15);
  let undone = 0;
  for (let step = 1; step <= last; step++) {
    const before_ = fs
      .readdirSync(folder)
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]);
    const answer = await replaceFiles(
      folder,
      filesOf(NEW, '2026-11-08'),
      failingAt(step, false).disk,
    );
    if (answer.ok) {
      expect(await seen()).toEqual(after);
      await replaceFiles(folder, filesOf(OLD, '2026-11-01'), realDisk);
      fs.rmSync(path.join(folder, 'aldi.csv'));
      continue;
    }
    undone++;
    expect([
      step,
      fs
        .readdirSync(folder)
        .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
    ]).toEqual([step, before_]);
  }
  expect(undone).toBeGreaterThan(10);
});

test('the machine stops at any step: readers see all old or all new, and the next command clears up', async () => {
  const last = await steps();
  const views = new Set<string>();
  for (let step = 1; step <= last; step++) {
    await replaceFiles(folder, filesOf(NEW, '2026-11-08'), failingAt(step, true).disk);
    const view = await seen();
    expect([step, [JSON.stringify(before), JSON.stringify(after)]]).toEqual([
      step,
      expect.arrayContaining([JSON.stringify(view)]),
    ]);
    views.add(JSON.stringify(view));
    // The next command finds the rest of the stopped one; it may be stopped itself.
    for (let again = 1; again < 12; again++) {
      await replaceFiles(folder, filesOf(OLD, '2026-11-01'), failingAt(again, true).disk);
      expect([step, again, [JSON.stringify(before), JSON.stringify(after)]]).toEqual([
        step,
        again,
        expect.arrayContaining([JSON.stringify(await seen())]),
      ]);
    }
    expect(await replaceFiles(folder, filesOf(OLD, '2026-11-01'), realDisk)).toEqual({ ok: true });
    expect(fs.readdirSync(folder).filter((name) => /\.(?:old|new)$/.test(name))).toEqual([]);
    fs.rmSync(path.join(folder, 'aldi.csv'), { force: true });
  }
  expect(views.size).toBe(2);
});
