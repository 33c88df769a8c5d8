// What the gate says of rows that cannot be used and of the days they state, each limit of docs/use/operators.md from both
// sides, the figures by hand.
import { future, stale } from '../../cli/catalogue/gate/dayAlarms';
import {
  brokenLoyalty,
  brokenText,
  lostLetters,
  newNames,
  repeats,
  surplus,
  unreadable,
} from '../../cli/catalogue/gate/rowAlarms';
import type { Finding, Measure } from '../../cli/catalogue/gate/types';
import { snapshotOf, type RowCounts, type Snapshot } from '../../cli/catalogue/snapshot';
import { TESCO, verdictOf } from '../fixtures/gateFiles';

const namesOf = (count: number, kind = 'plain', from = 0): string[] =>
  Array.from({ length: count }, (_, at) => `${kind} thing ${from + at}`);
const fileOf = (names: readonly string[]): Snapshot =>
  snapshotOf(
    TESCO,
    '2026-11-08',
    ['name,price', ...names.map((name, at) => `${name},${(1 + at / 100).toFixed(2)}`), ''].join(
      '\n',
    ),
  );
const ONE = fileOf(['Milk']);
const against = (...before: readonly Snapshot[]): Measure => ({
  before,
  others: new Map(),
  today: '2026-11-27',
});
/** A file of so many rows, of which some could not be used. */
const counted = (rows: number, counts: Partial<RowCounts>): Snapshot => {
  const all = { rows, skipped: 0, unreadable: 0, repeats: 0, ...counts };
  const report = { ...ONE.report, rows, skipped: all.skipped, repeats: all.repeats };
  return { ...ONE, report, counts: all, firstSkipped: 'row 7', firstSurplus: 'row 8: "a,b"' };
};
const SOUND = counted(1000, {});

describe('rows that cannot be read', () => {
  test.each([
    // 5 % more prices than before are none; 1 % more rows cannot be read, 20 at least.
    [1000, { unreadable: 50, skipped: 50 }, [SOUND], 'refuse'],
    [1000, { unreadable: 49, skipped: 49 }, [SOUND], 'warn'],
    [1000, { skipped: 20 }, [SOUND], 'warn'],
    [1000, { skipped: 19 }, [SOUND], 'nothing'],
    [10000, { skipped: 99 }, [SOUND], 'nothing'],
    [10000, { skipped: 100 }, [SOUND], 'warn'],
    // More than the file before that had most.
    [
      1000,
      { unreadable: 60, skipped: 60 },
      [counted(100, { skipped: 2, unreadable: 2 }), SOUND],
      'warn',
    ],
    [1000, { skipped: 29 }, [counted(100, { skipped: 2 }), SOUND], 'nothing'],
    // A tenth of them, whatever was before; without a file before it is no rise.
    [1000, { skipped: 99, unreadable: 99 }, [], 'nothing'],
    [1000, { skipped: 100, unreadable: 100 }, [], 'warn'],
    [1000, { skipped: 30 }, [{ ...SOUND, counts: null }], 'nothing'],
    [1000, { skipped: 30 }, [counted(0, {})], 'nothing'],
  ])('%i rows, %j, is measured', (rows, counts, before, verdict) =>
    expect(verdictOf(unreadable(counted(rows, counts), against(...before)))).toBe(verdict),
  );
  test('the words name the share and the first', () => {
    const said = (...given: Parameters<typeof counted>): string =>
      unreadable(counted(...given), against(SOUND))!.words;
    expect(said(1000, { unreadable: 50, skipped: 70 })).toBe(
      '5.0 % of the prices are zero or cannot be read, 5.0 % more than before; the first: row 7.',
    );
    expect(said(1000, { skipped: 20 })).toBe('2.0 % of the rows cannot be read; the first: row 7.');
  });
  test('a file whose counts are not known rises by nothing', () =>
    expect(
      unreadable({ ...counted(1000, { skipped: 30 }), counts: null }, against(SOUND)),
    ).toBeNull());
});

describe('rows with more cells than the header', () => {
  const before = (surplus?: number): Snapshot =>
    counted(1000, surplus === undefined ? {} : { surplus });
  test.each([
    [1000, 0, [], 'nothing'],
    [1000, 1, [], 'warn'],
    [1000, 9, [], 'warn'],
    [1000, 10, [], 'refuse'],
    // 0.5 % of the rows.
    [2000, 10, [], 'refuse'],
    [2001, 10, [], 'warn'],
    // More than in the last file.
    [1000, 10, [before(10)], 'nothing'],
    [1000, 11, [before(10)], 'warn'],
    [1000, 14, [before(10)], 'warn'],
    [1000, 16, [before(10)], 'refuse'],
    [1000, 10, [before(10), before(0)], 'refuse'],
    [1000, 10, [before()], 'refuse'],
    [1000, 10, [counted(0, { surplus: 3 })], 'refuse'],
  ])('of %i rows %i', (rows, surplus_, known, verdict) =>
    expect(verdictOf(surplus(counted(rows, { surplus: surplus_ }), against(...known)))).toBe(
      verdict,
    ),
  );
  test('the words, and where nothing is counted none', () => {
    expect(surplus(counted(1000, { surplus: 1 }), against())!.words).toBe(
      '1 of 1000 rows have more cells than the header; the first: row 8: "a,b".',
    );
    expect(surplus({ ...SOUND, counts: null }, against())).toBeNull();
  });
});

test.each([
  [19, 19, 'nothing'],
  [20, 20, 'warn'],
  [20, 400, 'warn'],
  [20, 401, 'nothing'],
])('%i of %i members’ prices cannot be one', (count, of, verdict) => {
  const finding = brokenLoyalty({ ...ONE, brokenLoyalty: { count, of, first: 'row 7' } });
  expect(verdictOf(finding)).toBe(verdict);
  if (finding)
    expect(finding.words).toBe(
      `${count} of ${of} members’ prices cannot be one; the first: row 7.`,
    );
});

describe('rows that repeat a product', () => {
  const pieces = [1, 500].map((row) => ({ row, alike: true, names: new Set<string>() }));
  const said = (count: number, again = false): Finding | null =>
    repeats({ ...counted(1000, { repeats: count }), ...(again && { pieces }) }, against(SOUND));
  test('4 % more than before; a tenth where the header stands again', () => {
    expect(said(39)).toBeNull();
    expect(said(40)).toEqual({
      verdict: 'warn',
      words: '4.0 % of the rows repeat a product, 4.0 % more than before: rows stand in it twice.',
    });
    expect(said(100)?.verdict).toBe('warn');
    expect(said(99, true)?.verdict).toBe('warn');
    expect(said(100, true)).toEqual({
      verdict: 'refuse',
      words:
        '10 % of the rows repeat a product, 10 % more than before: its header stands in it again, and two files were joined.',
    });
  });
});

describe('names that nobody knows', () => {
  const shared = (known: number): Snapshot =>
    fileOf([...namesOf(known), ...namesOf(100 - known, 'new')]);
  const old = fileOf(namesOf(100));
  const habit = (known: number): Snapshot =>
    fileOf([...namesOf(known), ...namesOf(100 - known, 'older')]);
  test.each([
    [9, [old], 'refuse', /^Only 9\.0 % .* files: nearly all names are new\.$/],
    [10, [old], 'warn', /^Only 10 % .*: nearly all names are new\.$/],
    [19, [old], 'warn', /nearly all/],
    [20, [old], 'nothing', /^$/],
    // Three quarters of what the last file shared with those before: 0.75 x 80 = 60.
    [59, [habit(80), old], 'warn', /^Only 59 % .* files, 80 % were before: many names are new\.$/],
    [61, [habit(80), old], 'nothing', /^$/],
    [76, [habit(100), old], 'nothing', /^$/],
  ])('%i of 100 are known', (known, before, verdict, words) => {
    const finding = newNames(shared(known), against(...before));
    expect(verdictOf(finding)).toBe(verdict);
    expect(finding?.words ?? '').toMatch(words);
  });
  test('fewer than 50 say nothing', () => {
    expect(newNames(fileOf(namesOf(49, 'new')), against(old))).toBeNull();
    expect(newNames(fileOf(namesOf(50, 'new')), against(old))).not.toBeNull();
    expect(newNames(shared(0), against(fileOf(namesOf(49))))).toBeNull();
    expect(newNames(shared(0), against(fileOf(namesOf(50))))).not.toBeNull();
    expect(newNames(shared(0), against())).toBeNull();
  });
});

describe('letters', () => {
  const text = (broken: number, sound: number): Snapshot =>
    fileOf([...namesOf(broken, 'cafÃ©'), ...namesOf(sound)]);
  test.each([
    [0, 9, [ONE], 'nothing'],
    [1, 99, [ONE], 'warn'],
    [1, 49, [ONE], 'refuse'],
    [2, 100, [ONE], 'warn'],
    [2, 98, [ONE], 'refuse'],
    // What the first file has may be the store's own; so may what was there before.
    [2, 9, [], 'nothing'],
    [3, 0, [], 'warn'],
    [1, 9, [text(1, 0)], 'nothing'],
    [1, 9, [text(1, 0), ONE], 'nothing'],
  ])('%i names are broken, %i are not', (broken, sound, before, verdict) =>
    expect(verdictOf(brokenText(text(broken, sound), against(...before)))).toBe(verdict),
  );
  test.each(['p\ufffdt', 'patÃ©', 'co\u00e2\u20ac\u2122s', 'ï»¿milk'])('"%s" is broken', (name) =>
    expect(brokenText(fileOf([name]), against(ONE))).not.toBeNull(),
  );
  test.each(['pâté', 'café', 'crème brûlée', 'jalapeño'])('"%s" is not', (name) =>
    expect(brokenText(fileOf([name]), against(ONE))).toBeNull(),
  );
  test('the words show forty letters around the first', () => {
    const long = `${'a'.repeat(30)}\ufffd${'b'.repeat(30)}`;
    expect(brokenText(fileOf([long]), against(ONE))!.words).toBe(
      `1 name has broken letters, such as "${'a'.repeat(20)}\ufffd${'b'.repeat(19)}": another encoding was read.`,
    );
    expect(brokenText(fileOf(['p\ufffdt', 'q\ufffdt']), against(ONE))!.words).toBe(
      '2 names have broken letters, such as "p\ufffdt": another encoding was read.',
    );
  });

  const accented = namesOf(9, 'pâté');
  const lost = (
    count: number,
    sound: number,
    stand = '?',
    more: readonly string[] = [],
  ): Finding | null => {
    const now = accented.slice(0, count).map((name) => name.replace(/[âé]/g, stand));
    const last = fileOf([...accented, ...more]);
    return lostLetters(fileOf([...now, ...accented.slice(count), ...namesOf(sound)]), last, now);
  };
  test.each([
    [2, 0, '?', 'nothing'],
    [3, 0, '?', 'refuse'],
    [3, 0, '??', 'refuse'],
    [3, 0, '', 'refuse'],
    [3, 0, 'x', 'nothing'],
    // 2 % of the names: 3 of 150.
    [3, 141, '?', 'refuse'],
    [3, 142, '?', 'warn'],
  ])(
    '%i names lost letters, %i more are there; "%s" stands for one',
    (count, sound, stand, verdict) => expect(verdictOf(lost(count, sound, stand))).toBe(verdict),
  );
  test('which; a name that was there before lost none', () => {
    expect(lost(3, 0)!.words).toBe(
      '3 names lost letters, such as "p?t? thing 0", which was "pâté thing 0": another encoding was written.',
    );
    expect(lost(3, 0, '?', ['p?t? thing 0'])).toBeNull();
    expect(lostLetters(ONE, undefined, namesOf(3))).toBeNull();
  });
});

describe('days', () => {
  const stated = (
    days: Readonly<Record<string, number>>,
    date: string | null = '2026-11-20',
  ): Snapshot => ({
    ...fileOf(namesOf(200)),
    date,
    statedDays: new Map(Object.entries(days)),
  });
  const TODAY = against();
  test.each([
    [{ '2026-11-27': 200 }, 'nothing'],
    [{ '2026-11-28': 1, '2026-11-01': 199 }, 'warn'],
    [{ '2026-11-28': 1, '2026-11-29': 1 }, 'refuse'],
    [{}, 'nothing'],
  ])('rows state %j', (days, verdict) =>
    expect(verdictOf(future(stated(days), TODAY))).toBe(verdict),
  );
  test('the words; its own day; where today is not known nothing is to come', () => {
    expect(future(stated({ '2026-11-28': 1, '2026-11-29': 1 }), TODAY)!.words).toBe(
      '2 rows (1.0 %) state a day in the future, such as 2026-11-28 (today is 2026-11-27).',
    );
    expect(future(stated({}, '2026-11-28'), TODAY)).toEqual({
      verdict: 'refuse',
      words: 'Its day, 2026-11-28, is in the future (today is 2026-11-27).',
    });
    expect(future(stated({}, '2026-11-27'), TODAY)).toBeNull();
    expect(future(stated({}, null), TODAY)).toBeNull();
    expect(future(stated({}, '2026-11-28'), { ...TODAY, today: null })).toBeNull();
  });
  test('the newest day that rows state may be 14 days old', () => {
    expect(stale(stated({ '2026-11-06': 1, '2026-10-01': 9 }))).toBeNull();
    expect(stale(stated({ '2026-11-05': 1, '2026-10-01': 9 }))).toEqual({
      verdict: 'warn',
      words: 'Its rows state 2026-11-05 as their newest day, 15 days before 2026-11-20.',
    });
    expect(stale(stated({ '2026-11-05': 1 }, null))).toBeNull();
    expect(stale(stated({}))).toBeNull();
  });
});
