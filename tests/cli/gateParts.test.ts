// Faults in a part of a price file, and what is none.
import { Gate } from '../../cli/catalogue/gate';
import { snapshotOf } from '../../cli/catalogue/snapshot';
import { STORES } from '../../engine';
import { day } from './gateFiles';

describe('faults in a part of a file', () => {
  interface Row {
    name: string;
    price: number | string;
  }
  const MANY = 1000;
  const WORDS = ['oat', 'rye', 'corn', 'plum', 'leek', 'cod', 'ham', 'tea', 'jam', 'fig'];
  const word = (at: number): string => WORDS[at % WORDS.length]!;
  const own = (at: number): Row => ({
    name: `Own ${word(at)} ${word((at / 10) | 0)} ${at}`,
    price: 0.5 + ((at * 37) % 97) / 10,
  });
  const theirs = (at: number): Row => ({ ...own(at + 5), name: `Their ${word(at)} ${at}` });
  const text = (rows: readonly Row[]): string =>
    `name,price\n${rows.map(({ name, price }) => `${name},${typeof price === 'number' ? price.toFixed(2) : price}`).join('\n')}\n`;
  const rows = Array.from({ length: MANY }, (_, at) => own(at));
  const ASDA = STORES.find(({ id }) => id === 'asda')!;
  const gateBefore = (): Gate => {
    const gate = new Gate();
    gate.judge(day('2026-11-01', text(rows)));
    gate.judge(day('2026-11-02', text(rows)));
    gate.judge(snapshotOf(ASDA, '2026-11-02', text(rows.map((_, at) => theirs(at)))));
    return gate;
  };
  const judged = (faulty: readonly Row[]): string => {
    const { verdict, reason } = gateBefore().judge(day('2026-11-03', text(faulty)));
    return `${verdict}: ${reason}`;
  };
  const from = (part: number, change: (row: Row, at: number) => Row): Row[] =>
    rows.map((row, at) => (at < MANY * (1 - part) ? row : change(row, at)));

  test.each<[string, Row[], RegExp]>([
    ['every row twice', [...rows, ...rows], /^warn: 50 % of the rows repeat/],
    ['a tenth twice', [...rows, ...rows.slice(0, 100)], /^warn: 9\.1 % of the rows repeat/],
    [
      "a twentieth is another store's",
      from(0.05, (_, at) => theirs(at)),
      /^refuse: 5\.0 % of its products are new here and stand in Asda/,
    ],
    [
      'a tenth zeros',
      from(0.1, (row) => ({ ...row, price: 0 })),
      /^refuse: 10 % of the prices are zero/,
    ],
    [
      '2 % without a price',
      from(0.021, (row) => ({ ...row, price: '' })),
      /^warn: 2\.1 % of the rows/,
    ],
    [
      'a twentieth at one price',
      from(0.05, (row) => ({ ...row, price: 3.33 })),
      /^refuse: .* to one price .* £3\.33/,
    ],
    [
      'a piece of 40 rows moved',
      from(0.04, (row, at) => ({ ...row, price: own(at - 1).price })),
      /^refuse: .* moved by one row/,
    ],
    [
      'a piece moved by three rows',
      from(0.06, (row, at) => ({ ...row, price: own(at - 3).price })),
      /^refuse: .* moved by 3 rows/,
    ],
    [
      'an eighth in another currency',
      from(0.125, (row) => ({ ...row, price: Number(row.price) * 1.17 })),
      /^refuse: .* 1\.17 times/,
    ],
    [
      'one in fourteen a third of its price',
      rows.map((row, at) =>
        at % 14 ? row : { ...row, price: Number(row.price) * (0.2 + (at % 9) / 40) },
      ),
      /^refuse: .* doubled or halved/,
    ],
    [
      'names that are prices',
      from(0.02, (row) => ({ ...row, name: `£${row.price}` })),
      /^refuse: .* shifted/,
    ],
    [
      'a half of the names new',
      from(0.5, (row, at) => ({ ...row, name: `${word(at + 3)} ${word(at)} own ${at}` })),
      /^warn: .* many names are new/,
    ],
    [
      'broken letters',
      from(0.03, (row) => ({ ...row, name: `${row.name} PÃ¢tÃ©` })),
      /^refuse: 30 names have broken letters/,
    ],
  ])('%s', (_fault, faulty, words) => {
    expect(judged(faulty)).toMatch(words);
  });

  test.each<[string, Row[]]>([
    ['as it was', rows],
    ['in another order', [...rows].reverse()],
    [
      'sorted by price, a tenth dearer',
      rows
        .map((row, at) =>
          at % 10
            ? row
            : { ...row, price: Math.round(Number(row.price) * 10 + 1 + ((at / 10) % 5)) / 10 },
        )
        .sort((a, b) => Number(a.price) - Number(b.price)),
    ],
    ['a twentieth new', from(0.05, (row, at) => ({ ...row, name: `Their ${word(at)} own ${at}` }))],
    [
      'a tenth a little dearer',
      rows.map((row, at) =>
        at % 10 ? row : { ...row, price: Number(row.price) + ((at % 7) + 1) / 10 },
      ),
    ],
  ])('none: %s', (_sound, sound) => {
    expect(judged(sound)).toMatch(/^accept/);
  });

  test('what a store always does is no fault', () => {
    const odd = text([...from(0.08, (row) => ({ ...row, price: 'soon' })), ...rows.slice(0, 300)]);
    const gate = new Gate();
    gate.judge(day('2026-11-01', odd));
    expect(gate.judge(day('2026-11-02', odd)).verdict).toBe('accept');
  });
});
