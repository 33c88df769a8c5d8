// Which product is followed over the days, and which of its prices.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { leastChangePath } from '../../cli/history/leastChangePath';
import { cli } from './memoryIo';

describe('the product followed is chosen over all the days', () => {
  const OTHERS = [
    'Morrisons Salted Butter 250g,1.99',
    'Morrisons White Bread 800g,0.75',
    'Morrisons Bananas 5 Pack,0.85',
  ];
  const followed = async (
    line: string,
    days: readonly (readonly string[])[],
  ): Promise<{ name: string; similarity: number; points: { date: string; price: number }[] }> => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-days-'));
    days.forEach((rows, day) => {
      const dated = path.join(folder, `2026-11-0${day + 1}`);
      fs.mkdirSync(dated);
      fs.writeFileSync(
        path.join(dated, 'morrisons.csv'),
        `${['name,price', ...rows, ...OTHERS].join('\n')}\n`,
      );
    });
    const { out } = await cli(['history', line, '--data', folder, '--format', 'json']);
    fs.rmSync(folder, { recursive: true });
    return (JSON.parse(out) as { series: Awaited<ReturnType<typeof followed>>[] }).series[0]!;
  };
  const MEANT = 'Morrisons British Semi Skimmed Milk 4 Pint,1.65';
  const UNLIKE = 'Arla BOB Skimmed Milk Tastes like Semi Skimmed 2L,3.00';

  test('the first day lacks what is meant: it is followed from the day it comes, not the poor match of the first', async () => {
    const { name, similarity, points } = await followed('semi skimmed milk 4 pints', [
      [UNLIKE],
      [UNLIKE, MEANT],
      [UNLIKE, 'Morrisons British Semi Skimmed Milk 4 Pint,1.75'],
    ]);
    expect({ name, points }).toMatchObject({
      name: 'Morrisons British Semi Skimmed Milk 4 Pint',
      points: [
        { date: '2026-11-02', price: 1.65 },
        { date: '2026-11-03', price: 1.75 },
      ],
    });
    expect(similarity).toBeGreaterThan(0.9);
  });
  test('being there on every day does not make a poor match the likelier one', async () => {
    expect(
      (
        await followed('semi skimmed milk 4 pints', [
          [UNLIKE],
          [UNLIKE, MEANT],
          [UNLIKE, MEANT],
          [UNLIKE, MEANT],
          [UNLIKE, MEANT],
          [UNLIKE],
          [UNLIKE],
        ])
      ).name,
    ).toBe('Morrisons British Semi Skimmed Milk 4 Pint');
  });
  test('of two good matches the one that is there on more days', async () => {
    const [best, good] = ['Morrisons Passata 500g,0.69', 'Napolina Passata 500g,1.25'];
    expect((await followed('passata', [[best, good], [good], [good]])).name).toBe(
      'Napolina Passata 500g',
    );
    expect(
      (
        await followed('passata', [
          [best, good],
          [best, good],
        ])
      ).name,
    ).toBe('Morrisons Passata 500g');
  });
  test('what the line names is followed, on however few days it is there', async () => {
    const other = 'Morrisons Semi Skimmed British Milk 4 Pints,1.65';
    expect(
      (
        await followed('Morrisons British Semi Skimmed Milk 4 Pint', [
          [other],
          [other],
          [other, MEANT],
          [other],
        ])
      ).points,
    ).toMatchObject([{ date: '2026-11-03', price: 1.65 }]);
  });
  test('a line that names a product of any day is one of that product, in index as in history', async () => {
    const box = 'Yorkshire Tea Bags x240,8.95';
    const other = 'Yorkshire Decaf Tea Bags 80,3.79';
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-days-'));
    [[other], [other, box]].forEach((rows, day) => {
      const dated = path.join(folder, `2026-11-0${day + 1}`);
      fs.mkdirSync(dated);
      fs.writeFileSync(
        path.join(dated, 'morrisons.csv'),
        `${['name,price', ...rows, ...OTHERS, 'Morrisons Bananas x5,0.85'].join('\n')}\n`,
      );
    });
    const index = await cli(
      ['index', '-', '--data', folder, '--format', 'csv'],
      'Morrisons Bananas x5\n',
    );
    const { out } = await cli([
      'history',
      'Yorkshire Tea Bags x240',
      '--data',
      folder,
      '--format',
      'csv',
    ]);
    fs.rmSync(folder, { recursive: true });
    expect(index.out.trim().split('\n').slice(1)).toEqual([
      '2026-11-01,Morrisons,,100,,,1,1,1,0.85',
      '2026-11-02,Morrisons,,100,,,1,1,1,0.85',
    ]);
    expect(out).toMatch(
      /^date,store.*\n2026-11-02,Morrisons,Yorkshire Tea Bags x240,8.95,[^\n]*\n$/,
    );
  });
  test('of several prices of a name those that change least are followed, and the others are said', async () => {
    const [low, high] = ['Morrisons Passata,1.00', 'Morrisons Passata,3.00'];
    expect(
      (
        await followed('passata', [
          [low, high],
          [high],
          ['Morrisons Passata,2.90', 'Morrisons Passata,1.05'],
        ])
      ).points,
    ).toMatchObject([
      { price: 3, otherPrices: [1] },
      { price: 3 },
      { price: 2.9, otherPrices: [1.05] },
    ]);
    expect((await followed('passata', [[high, low]])).points).toMatchObject([
      { price: 3, otherPrices: [1] },
    ]);
    expect(leastChangePath([[1, 3], [1], [1.1, 3]])).toEqual([1, 1, 1.1]);
  });
  test('equals: the one met first, whatever the order of the rows', async () => {
    const twins = [MEANT, 'Morrisons Semi Skimmed British Milk 4 Pints,1.65'];
    const { name } = await followed('semi skimmed milk 4 pints', [twins, twins]);
    expect((await followed('semi skimmed milk 4 pints', [[...twins].reverse(), twins])).name).toBe(
      name,
    );
  });
});

test.each(['history', 'index'])(
  '%s names each day on which it chose among several prices',
  async (command) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-days-'));
    for (const [day, rows] of [
      ['2026-11-01', 'White Bread,1.00\nWhite Bread,3.00\n'],
      ['2026-11-02', 'White Bread,3.00\n'],
    ] as const) {
      fs.mkdirSync(path.join(folder, day));
      fs.writeFileSync(path.join(folder, day, 'tesco.csv'), `name,price\n${rows}`);
    }
    const { out, err } = await cli(
      [command, command === 'index' ? '-' : 'White Bread', '--data', folder],
      'White Bread\n',
    );
    fs.rmSync(folder, { recursive: true });
    expect(err).toBe(
      'Tesco of 2026-11-01: "White Bread" also stands at £1.00; £3.00 is followed, as it changes least over the days\n',
    );
    expect(out).not.toContain('£1.00');
  },
);
