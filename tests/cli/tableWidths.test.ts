// How wide tables are, and what is cut to fit.
import { cell, fit, widest, wrap } from '../../cli/render/text';
import { cli } from './memoryIo';
import { LIST, data } from './fixtureList';

describe('how wide tables are', () => {
  const LONG =
    'extra thick organic jersey double cream finest selected farmhouse traditional whipping cream 500ml';
  const list = ['-', '--store', 'TESCO', '--top', '4', ...data];
  const shown = async (args: string[], columns?: number): Promise<string> =>
    (await cli(args, `${LIST}${LONG}\n`, 65_536, { columns })).out;
  const widestLine = (text: string): number =>
    Math.max(...text.split('\n').map((line) => line.length));

  test.each([60, 80, 81, 97, 120, 250])('the terminal has %p columns', async (columns) => {
    const out = await shown(list, columns);
    expect(widestLine(out)).toBeLessThanOrEqual(columns);
    expect(out).toMatch(/^-{60,}$/m);
    for (const args of [
      ['search', 'semi skimmed milk', ...data],
      ['read', '-'],
    ])
      expect(widestLine(await shown(args, columns))).toBeLessThanOrEqual(columns);
  });
  test('item and name share, 15 to 22, what money leaves of 80 columns', async () => {
    const [, row] = (await shown(list, 80)).split(/^-+\n/m);
    expect(row).toMatch(/^semi skimmed… {2}Tesco British Semi Sk… /);
  });
  test('names are whole where they fit: on a wide terminal, in a pipe, with --wide', async () => {
    const name = 'Tesco British Semi Skimmed Milk 2.272L, 4 Pints';
    expect(await shown(list, 80)).not.toContain(name);
    expect(await shown(list, 160)).toContain(name);
    for (const out of [await shown(list), await shown([...list, '--wide'], 80)]) {
      expect(out).toContain(name);
      expect(out.split('\n').some((line) => line.startsWith(LONG.slice(0, 66)))).toBe(true);
    }
  });
  test('one endless name does not pad the others, and is whole', () => {
    const endless = 'x'.repeat(5000);
    expect(widest(['milk', endless], 5)).toBe(100);
    expect(cell(endless, 100, Infinity)).toBe(endless);
    expect(cell(endless, 100, 200)).toBe(`${'x'.repeat(99)}…`);
    expect(cell('milk', 6, Infinity)).toBe('milk  ');
  });
  test('a sentence of a pipe is one line', async () => {
    const reasons = async (columns?: number): Promise<number> =>
      (await shown(['search', 'eggs 12', '--limit', '1', ...data], columns)).split('\n').length;
    expect(await reasons()).toBeLessThan(await reasons(60));
  });
});
test('signs of two columns and of several letters are cut whole and counted as they are shown', () => {
  expect(fit('🍞🍞🍞', 5)).toBe('🍞🍞…');
  expect(fit('寿司セット', 6)).toBe('寿司… ');
  expect(fit('👩‍🍳 bread', 9)).toBe('👩‍🍳 bread ');
  expect(fit('Crème brûlée', 8)).toBe('Crème b…');
  expect(fit('cafe\u0301', 4)).toBe('cafe\u0301');
  expect(fit('milk', 6)).toBe('milk  ');
  expect(wrap('🍞🍞🍞 ab 寿司セット', 0, 5)).toBe('🍞🍞\n🍞 ab\n寿司\nセッ\nト');
  expect(wrap('abcdefgh i', 0, 5)).toBe('abcde\nfgh i');
});
