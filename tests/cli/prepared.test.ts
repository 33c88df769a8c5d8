// Prepared price files on the command line: written by publish, read where they are right, and never believed where they are not.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseManifest, type PublishedPrepared } from '../../engine';
import { cli } from './memoryIo';

const DAY = '2026-11-08';
let folder = '';
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-prepared-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const at = (...parts: string[]): string => path.join(folder, ...parts);
const NAMES = [
  'Semi Skimmed Milk 2L',
  'White Bread 800g',
  'Salted Butter 250g',
  'Penne Pasta 500g',
];
const csv = (pence: number): string =>
  `name,price\n${NAMES.map((name, row) => `${name},${((pence + 10 * row) / 100).toFixed(2)}`).join('\n')}\n`;
async function publish(pence: number): Promise<PublishedPrepared> {
  fs.mkdirSync(at(DAY), { recursive: true });
  fs.writeFileSync(at(DAY, 'tesco.csv'), csv(pence));
  fs.writeFileSync(at(DAY, 'aldi.csv'), csv(pence - 20));
  const { code, err } = await cli(['catalogue', 'publish', at(DAY), '--out', at('page')]);
  expect([code, err]).toEqual([0, expect.any(String)]);
  const text = fs.readFileSync(at('page', 'catalogue.json'), 'utf8');
  const entry = parseManifest(text, DAY).entries.find(({ store }) => store === 'TESCO');
  return entry!.prepared!;
}
const search = async (): Promise<{ code: number; out: string; err: string }> =>
  cli(['search', 'milk', '--store', 'tesco', '--format', 'json', '--data', at('page')]);

test('a published folder answers out of its prepared files as out of its price files', async () => {
  const { file } = await publish(120);
  const prepared = await search();
  fs.rmSync(at('page', 'prepared'), { recursive: true });
  const read = await search();
  expect(prepared).toEqual(read);
  expect(prepared.out).toContain('Semi Skimmed Milk 2L');
  expect(file).toMatch(/^prepared\/tesco-[0-9a-f]{12}\.bin$/);
});

test('it is the prepared file that is read: one that says something else, with its checksum, would be heard', async () => {
  const { file, sha256 } = await publish(120);
  const bytes = fs.readFileSync(at('page', file));
  const at12 = bytes.indexOf('Semi Skimmed Milk');
  bytes.write('Soya Skimmed Milk', at12);
  fs.writeFileSync(at('page', file), bytes);
  expect((await search()).out).not.toContain('Soya');
  const manifest = fs.readFileSync(at('page', 'catalogue.json'), 'utf8');
  const { createHash } = await import('node:crypto');
  const now = createHash('sha256').update(bytes).digest('hex');
  fs.writeFileSync(at('page', 'catalogue.json'), manifest.replace(sha256, now));
  expect((await search()).out).toContain('Soya');
});

test('a price file that was changed by hand is read itself', async () => {
  await publish(120);
  fs.writeFileSync(at('page', 'tesco.csv'), csv(120).replace('Semi Skimmed Milk', 'Whole Milk'));
  const { out, err } = await search();
  expect(out).toContain('Whole Milk');
  expect(err).toContain('not the file that catalogue.json describes');
});

test('the next publish takes away what nobody reads any more, one day later', async () => {
  const first = await publish(120);
  const second = await publish(121);
  expect(fs.existsSync(at('page', first.file))).toBe(true);
  await publish(122);
  expect(fs.existsSync(at('page', first.file))).toBe(false);
  expect(fs.existsSync(at('page', second.file))).toBe(true);
});
