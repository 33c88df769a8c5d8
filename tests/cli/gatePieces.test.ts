// Rows of another file within one: pieces behind a header that stands again, and new rows that stand together
// (docs/use/operators.md), the figures by hand.
import { freshPiece, joined, strangePiece } from '../../cli/catalogue/gate/joinAlarms';
import type { Finding } from '../../cli/catalogue/gate/types';
import { snapshotOf, type Snapshot } from '../../cli/catalogue/snapshot';
import { STORES } from '../../engine';

const TESCO = STORES.find(({ id }) => id === 'tesco')!;
const namesOf = (count: number, kind = 'plain', from = 0): string[] =>
  Array.from({ length: count }, (_, at) => `${kind} thing ${from + at}`);
const fileOf = (names: readonly string[], price = (at: number): number => 1 + at / 100): Snapshot =>
  snapshotOf(
    TESCO,
    '2026-11-08',
    ['name,price', ...names.map((name, at) => `${name},${price(at).toFixed(2)}`), ''].join('\n'),
  );

describe('a header that stands again', () => {
  const whole = fileOf(namesOf(2));
  type Said = readonly [row: number, names: readonly string[], alike?: boolean];
  const judged = (
    pieces: readonly Said[],
    ...before: readonly (readonly string[])[]
  ): string | null => {
    const snapshot = {
      ...whole,
      pieces: pieces.map(([row, names, alike = true]) => ({ row, names: new Set(names), alike })),
    };
    const measure = {
      before: before.map((names) => fileOf(names)),
      others: new Map(),
      today: null,
    };
    const finding: Finding | null = joined(snapshot, measure);
    if (finding) expect(finding.verdict).toBe('refuse');
    return finding && finding.words;
  };
  test('with other columns it is of another file', () =>
    expect(
      judged([
        [1, namesOf(9)],
        [11, namesOf(9), false],
      ]),
    ).toBe(
      'Another header stands in row 11, with name and price in other columns: two files were joined.',
    ));

  test.each([
    // Three quarters of the smaller piece, 50 at least.
    [60, 60, 45, true],
    [60, 60, 44, false],
    [50, 50, 50, true],
    [49, 49, 49, false],
    [100, 50, 38, true],
    [50, 100, 38, true],
    [50, 100, 37, false],
  ])('of %i products and %i behind it %i are the same', (first, second, same, isJoined) => {
    const behind = [...namesOf(same), ...namesOf(second - same, 'new')];
    expect(
      judged([
        [1, namesOf(first)],
        [70, behind],
      ]),
    ).toBe(
      isJoined
        ? `The header stands again in row 70, and of the ${second} products behind it ${same} stand before it too: two files were joined.`
        : null,
    );
  });

  const known = (count: number, of: number, kind: string): string[] => [
    ...namesOf(count),
    ...namesOf(of - count, kind),
  ];
  test.each([
    // Half of one piece is known, hardly a tenth of the other.
    [30, 5, 60, true],
    [29, 5, 60, false],
    [30, 6, 60, false],
    [25, 4, 50, true],
    [25, 4, 49, false],
  ])('%i of one piece and %i of another are known, of %i each', (own, few, size, isJoined) => {
    const said = judged(
      [
        [1, known(own, size, 'a')],
        [70, [...namesOf(few, 'plain', 40), ...namesOf(size - few, 'b')]],
      ],
      // Each name in one of two files only.
      namesOf(40),
      namesOf(20, 'plain', 40),
    );
    const share = (count: number): string => {
      const part = (100 * count) / size;
      return `${part < 10 ? part.toFixed(1) : part.toFixed(0)} %`;
    };
    expect(said).toBe(
      isJoined
        ? `The header stands again, and of the ${size} products behind row 70 the last accepted files know ${share(few)}, of those behind row 1 ${share(own)}: two files were joined.`
        : null,
    );
  });
  test('a piece without products says nothing', () =>
    expect(
      judged(
        [
          [1, namesOf(60)],
          [70, []],
        ],
        namesOf(60),
      ),
    ).toBeNull());
});

describe('new rows that stand together', () => {
  const LONG = `new thing of a name that is longer than forty letters`;
  /** Known rows, new ones in the middle, and new ones one here, one there. */
  const file = (old: number, fresh: readonly string[], spread: readonly string[] = []): Snapshot =>
    fileOf([
      ...namesOf(old / 2).flatMap((name, at) => (spread[at] ? [name, spread[at]] : [name])),
      ...fresh,
      ...namesOf(old / 2, 'plain', old / 2),
    ]);
  const found = (old: number, together: number, apart = 0): Finding | null => {
    const fresh = namesOf(together, LONG);
    const spread = namesOf(apart, 'other');
    return freshPiece(file(old, fresh, spread), [...spread, ...fresh]);
  };
  test.each([
    // 50 at least, 8 % of all names, 60 % of the new ones.
    [400, 49, 0, null],
    [400, 50, 0, '50 rows (11 %)'],
    [920, 79, 0, null],
    [920, 80, 0, '80 rows (8.0 %)'],
    [400, 60, 40, '60 rows (12 %)'],
    [400, 60, 41, null],
  ])('of %i known rows, %i new ones together and %i apart', (old, together, apart, words) =>
    expect(found(old, together, apart)).toEqual(
      words === null
        ? null
        : {
            verdict: 'warn',
            words: `${words} that stand together have names that are new, nearly all that are, such as "${LONG.slice(0, 40)}": rows of another file may be among them.`,
          },
    ),
  );

  const theirs = (count: number): Snapshot => fileOf(namesOf(count, 'other'));
  const strange = (count: number, price: (at: number) => number, priced = count): boolean => {
    const names = namesOf(count, 'other');
    return strangePiece(fileOf(names, price), theirs(count), names, priced);
  };
  const same = (at: number): number => 1 + at / 100;
  test("thirty in a row that are new and another store's at its price", () => {
    expect(strange(29, same)).toBe(false);
    expect(strange(30, same)).toBe(true);
    // Each third at another price: none of them stand together.
    expect(strange(60, (at) => same(at) + (at % 3 === 0 ? 1 : 0), 40)).toBe(false);
    // Known here as well.
    const names = namesOf(60, 'other');
    const everySecond = names.filter((_, at) => at % 2 === 0);
    expect(strangePiece(fileOf(names), theirs(60), everySecond, 30)).toBe(false);
  });
});
