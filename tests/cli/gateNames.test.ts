// What the gate says of names, their categories and their letters: each limit from both sides.
import { snapshotOf } from '../../cli/catalogue/snapshot';
import { store, WORDS, ROWS, line, file, SOUND, judged, planted, few } from './cellRows';

const rowsNamed = (names: readonly string[], from = 5000): string[] =>
  names.map((name, at) => line({ ...ROWS[at]!, name, gtin: String(from + at) }));
const capitals = (count: number): string[] =>
  rowsNamed(Array.from({ length: count }, (_, at) => `OAKHURST ${WORDS[at % 8]} dates ${at}`));
/** New rows one here, one there. */
const spread = (more: readonly string[]): string =>
  file(ROWS.flatMap((row, at) => (more[at] === undefined ? [line(row)] : [line(row), more[at]])));

test.each([
  [12, 'tesco', 'accept'],
  [13, 'tesco', 'warn'],
  [21, 'tesco', 'refuse'],
  [21, 'aldi', 'accept'],
])('%i new brands in capitals in a file of %s: %s', (count, id, verdict) => {
  const judgement = judged(spread(capitals(count)), [SOUND], id);
  expect(judgement.verdict).toBe(verdict);
  if (verdict !== 'accept')
    expect(judgement.reason).toMatch(
      /begin with a brand in capitals, such as "oakhurst apple dates 0", as Aldi prints them/,
    );
});

const plums = (count: number): string[] =>
  rowsNamed(Array.from({ length: count }, (_, at) => `${WORDS[at % 8]} dates nr ${at}`));
test.each<[string, string, string]>([
  ['86 new products behind the others', file([...ROWS.map(line), ...plums(86)]), 'accept'],
  ['87', file([...ROWS.map(line), ...plums(87)]), 'warn'],
  ['87 one here, one there', spread(plums(87)), 'accept'],
])('%s: %s', (_, text, verdict) => {
  const judgement = judged(text);
  expect(judgement.verdict).toBe(verdict);
  if (verdict === 'warn')
    expect(judgement.reason).toMatch(/^87 rows \(8\.0 %\) that stand together have names/);
});

test.each([
  [29, 'accept'],
  [30, 'refuse'],
])("%i rows of another store's known file behind those of a large one: %s", (count, verdict) => {
  const large = Array.from({ length: 2000 }, (_, at) => ({
    ...ROWS[at % 1000]!,
    name: `${WORDS[at % 8]} loaf ${at}`,
    gtin: '',
  })).map(line);
  const other = snapshotOf(store('asda'), '2026-11-10', file(plums(100)));
  const { verdict: said, reason } = judged(
    file([...large, ...plums(count)]),
    [file(large)],
    'tesco',
    new Map([['Asda', other]]),
  );
  expect(said).toBe(verdict);
  if (said === 'refuse') expect(reason).toMatch(/at its price: rows of Asda are among them/);
});

const accented = ROWS.map((row, at) =>
  few(3)(at) ? { ...row, name: row.name.replace('apple', 'crème').replace(/^b/, 'é') } : row,
);
test.each<[string, (name: string) => string, number, string]>([
  ['as ?', (name) => name.replace(/[^ -~]/g, '?'), 3, 'warn'],
  ['left out', (name) => name.replace(/[^ -~]/g, ''), 3, 'warn'],
  ['as ? in two names', (name) => name.replace(/[^ -~]/g, '?'), 2, 'accept'],
  ['written without its accent', (name) => name.replace(/[éè]/g, 'e'), 3, 'accept'],
])('letters that an encoding lacks: %s', (_, spoil, count, verdict) => {
  const now = accented.map((row, at) => (few(count)(at) ? { ...row, name: spoil(row.name) } : row));
  const judgement = judged(file(now.map(line)), [file(accented.map(line))]);
  expect(judgement.verdict).toBe(verdict);
  if (verdict === 'warn')
    expect(judgement.reason).toMatch(/^3 names lost letters, such as ".*", which was ".*[éè]/);
});

test('of a long name the piece with the broken letter is shown', () => {
  const long = planted(few(1), ({ name }) => ({ name: `${name} ${'loaf '.repeat(9)}crÃ¨me` }));
  expect(judged(long).reason).toMatch(/^1 name has broken letters, such as ".*loaf crã¨me"/);
});

test('one name with broken letters warns where a file is known, and three in the first', () => {
  const broken = (count: number): string =>
    planted(few(count), ({ name }) => ({ name: `${name} crÃ¨me` }));
  expect(judged(broken(1))).toMatchObject({ verdict: 'warn' });
  expect(judged(broken(2), []).verdict).toBe('accept');
  expect(judged(broken(3), []).reason).toMatch(/^3 names have broken letters/);
});
