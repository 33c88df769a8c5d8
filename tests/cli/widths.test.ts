import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cli } from './memoryIo';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-widths-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const OWN = 'Bakery Stoneground Wholemeal Loaf 800g';
const OTHER = 'Bakehouse Stoneground Wholemeal Loaf 800g';
beforeAll(() => {
  fs.writeFileSync(path.join(folder, 'tesco.csv'), `name,price\n${OWN},1.65\n`);
  fs.writeFileSync(path.join(folder, 'aldi.csv'), `name,price\n${OTHER},1.55\n`);
});
const shown = async (args: string[], columns: number): Promise<string[]> =>
  (
    await cli([...args, '--data', folder], 'stoneground wholemeal loaf\n', 65_536, { columns })
  ).out.split('\n');
const LIST = ['-', '--store', 'TESCO'];

test('names are whole on 80 columns where the other columns leave them room', async () => {
  const lines = await shown(['-', '--store', 'TESCO'], 80);
  const [own, other] = [
    lines.find((line) => line.includes('Bakery')),
    lines.find((line) => line.includes('Bakehouse')),
  ];
  expect(own).toMatch(
    /^stoneground wholem… Bakery Stoneground Wholemeal Loaf 800g +£1\.65 +£0\.10 +\d\d%$/,
  );
  expect(other).toContain(OTHER);
});
test.each([60, 72, 80, 100, 130])(
  'no line is wider than a terminal of %i columns',
  async (columns) => {
    const table = [...(await shown(LIST, columns)), ...(await shown(['search', 'loaf'], columns))];
    for (const line of [...table, ...(await shown(['read', '-'], columns))])
      expect(line.length).toBeLessThanOrEqual(columns);
  },
);
test.each([80, 100])('nor are the price files and the gate on %i', async (columns) => {
  const stores = (await cli(['stores'], '', 65_536, { columns })).out.split('\n');
  const checked = (await cli(['catalogue', 'check', folder], '', 65_536, { columns })).out.split(
    '\n',
  );
  expect(stores[0]!.includes('File')).toBe(columns === 100);
  expect(stores).toHaveLength(7);
  for (const line of [...stores, ...checked]) expect(line.length).toBeLessThanOrEqual(columns);
  expect(checked.join(' ').replace(/\s+/g, ' ')).toContain(
    'Aldi accept 1 distinct product; there is no accepted snapshot to measure against.',
  );
});
test('in a file and a pipe nothing is cut', async () => {
  const { out } = await cli([...LIST, '--data', folder], 'stoneground wholemeal loaf\n');
  expect(out).toContain('stoneground wholemeal loaf');
  expect(out).not.toContain('…');
  expect((await cli(['stores'])).out).toContain('sainsburys.csv');
});
