// What is published is on the disk before its name is: else a machine that stops may keep the name and lose the text.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const BIN = path.join(__dirname, '..', '..', 'bin', 'price-compare.cjs');
let folder = '';
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-durable-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Read before the command: writes down what it syncs and renames, in order. */
const WATCH = `
const disk = require('node:fs/promises');
const { appendFileSync } = require('node:fs');
const { basename } = require('node:path');
const say = (words) => appendFileSync(process.env.WATCH_LOG, words + '\\n');
const { open, rename } = disk;
disk.open = async (file, ...rest) => {
  const handle = await open(file, ...rest);
  const sync = handle.sync.bind(handle);
  handle.sync = async () => { await sync(); say('sync ' + basename(file)); };
  return handle;
};
disk.rename = async (from, to) => { await rename(from, to); say('rename ' + basename(from) + ' ' + basename(to)); };
`;

test('each file is synced before it is renamed, their folder before and behind, the manifest last', () => {
  const day = path.join(folder, '2026-11-08');
  const page = path.join(folder, 'page');
  const log = path.join(folder, 'log.txt');
  const watch = path.join(folder, 'watch.cjs');
  fs.writeFileSync(watch, WATCH);
  fs.mkdirSync(day);
  fs.mkdirSync(page);
  fs.writeFileSync(path.join(day, 'tesco.csv'), 'name,price\nMilk semi,1.20\nBread,1.00\n');
  fs.writeFileSync(path.join(day, 'aldi.csv'), 'name,price\nMilk semi,1.10\nBread,0.90\n');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-r', watch, BIN, 'catalogue', 'publish', day, '--out', page],
    { encoding: 'utf8', env: { ...process.env, WATCH_LOG: log } },
  );
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  const steps = fs.readFileSync(log, 'utf8').trim().split('\n');
  const names = ['aldi.csv', 'tesco.csv', 'catalogue.json'];
  const at = (step: string): number => steps.indexOf(step);
  for (const name of names) {
    expect(at(`sync ${name}.new`)).toBeGreaterThanOrEqual(0);
    expect(at(`rename ${name}.new ${name}`)).toBeGreaterThan(at(`sync ${name}.new`));
  }
  // A prepared file is only read with its checksum: one that was lost is made good by the price file.
  const renames = steps.flatMap((step, place) =>
    step.startsWith('rename ') && !step.includes('.bin') ? [place] : [],
  );
  expect(steps[renames.at(-1)!]).toBe('rename catalogue.json.new catalogue.json');
  const folders = steps.flatMap((step, place) => (step === 'sync page' ? [place] : []));
  expect(folders.some((place) => place < renames[0]!)).toBe(true);
  expect(folders.some((place) => place > renames.at(-1)!)).toBe(true);
});
