// What check says of a folder of price files, what it is measured against, and in which format: by hand.
import fs from 'node:fs';
import path from 'node:path';
import { importing } from './importing';
import { cli } from './memoryIo';

const { at } = importing();
const rows = (count: number): string =>
  `name,price\n${Array.from({ length: count }, (_, n) => `Product ${n},1.00`).join('\n')}\n`;
const day = (folder: string, count: number): string => {
  fs.mkdirSync(at(folder), { recursive: true });
  fs.writeFileSync(path.join(at(folder), 'tesco.csv'), rows(count));
  return at(folder);
};
const check = (folder: string, ...more: string[]) =>
  cli(['catalogue', 'check', at(folder), ...more]);
const verdicts = async (folder: string, ...more: string[]) => {
  const { out } = await check(folder, '--format', 'json', ...more);
  return (JSON.parse(out) as { files: { label: string; verdict: string }[] }).files.map(
    ({ label, verdict }) => `${label} ${verdict}`,
  );
};

describe('what a file is measured against', () => {
  test('the days before it in its folder, in their order', async () => {
    day('prices/2026-11-08', 20);
    day('prices/2026-11-01', 100);
    day('prices/notes', 1);
    expect(await verdicts('prices')).toEqual(['2026-11-01 accept', '2026-11-08 refuse']);
  });
  test('earlier folders, however they are given; of days those of its day and later ones count nothing', async () => {
    day('2026-11-08', 20);
    const [first, same, later] = [
      day('2026-11-01', 100),
      day('other/2026-11-08', 100),
      day('2026-11-15', 100),
    ];
    const against = (...folders: string[]) => verdicts('2026-11-08', '--against', ...folders);
    expect(await against(first)).toEqual(['2026-11-08 refuse']);
    expect(await against(same)).toEqual(['2026-11-08 accept']);
    expect(await against(later)).toEqual(['2026-11-08 accept']);
    expect(await against(later, first)).toEqual(['2026-11-08 refuse']);
  });
  test('in date order: what the gate refused of them is no measure', async () => {
    day('2026-11-15', 20);
    const [small, big] = [day('2026-11-08', 20), day('2026-11-01', 100)];
    for (const folders of [
      [small, big],
      [big, small],
    ])
      expect(await verdicts('2026-11-15', '--against', ...folders)).toEqual(['2026-11-15 refuse']);
  });
  test('a folder without a day is measured against all that is given', async () => {
    day('new', 20);
    expect(await verdicts('new', '--against', day('2026-11-08', 100))).toEqual(['new refuse']);
    day('2026-11-01', 20);
    expect(await verdicts('2026-11-01', '--against', day('old', 100))).toEqual([
      '2026-11-01 refuse',
    ]);
  });
  test('where none of it is earlier, that is said, and only then', async () => {
    day('2026-11-08', 20);
    const [later, earlier] = [day('2026-11-15', 20), day('2026-11-01', 20)];
    const said = async (...more: string[]) => (await check('2026-11-08', ...more)).err;
    expect(await said('--against', later, later)).toBe(
      `${later}, ${later}: no earlier price file to measure against\n`,
    );
    expect(await said('--against', earlier)).toBe('');
    expect(await said()).toBe('');
  });
  test('a pack of earlier days', async () => {
    day('prices/2026-11-01', 100);
    await cli(['catalogue', 'pack', at('prices'), '--out', at('pack')]);
    day('2026-11-08', 20);
    expect(await verdicts('2026-11-08', '--against', at('pack'))).toEqual(['2026-11-08 refuse']);
  });
});

test('a folder without a price file is named, with the files that were looked for', async () => {
  fs.mkdirSync(at('empty'));
  expect(await check('empty')).toMatchObject({
    code: 3,
    err: expect.stringContaining('empty: no price file to check (expected tesco.csv, asda.csv,'),
  });
  expect(await check('nosuch')).toMatchObject({ code: 3 });
});

describe('the answer', () => {
  const two = (): void => {
    day('prices/2026-11-01', 100);
    day('prices/2026-11-08', 20);
  };
  const REASON =
    '20 distinct products are 20 % of the 100 last accepted: the file looks broken off.';
  test('as JSON: the worst verdict, then each file', async () => {
    two();
    const { code, out } = await check('prices', '--format', 'json');
    expect(code).toBe(20);
    expect(JSON.parse(out)).toMatchObject({
      verdict: 'refuse',
      files: [
        { label: '2026-11-01', store: 'Tesco', verdict: 'accept', distinctNames: 100, notes: [] },
        { label: '2026-11-08', store: 'Tesco', verdict: 'refuse', reason: REASON, yardstick: 100 },
      ],
    });
    expect(out.endsWith('}\n')).toBe(true);
  });
  test('as Markdown: a row a file', async () => {
    two();
    const { out } = await check('prices', '--format', 'markdown');
    expect(out.split('\n')).toEqual([
      '| date | store | verdict | products | reason |',
      '|---|---|---|---|---|',
      expect.stringMatching(
        /^\| 2026-11-01 \| Tesco \| \*\*accept\*\* \| 100 \| 100 distinct .* \|$/,
      ),
      `| 2026-11-08 | Tesco | **refuse** | 20 | ${REASON} |`,
      '',
    ]);
  });
  test('as CSV: notes joined', async () => {
    two();
    const { out } = await check('prices', '--format', 'csv');
    const [head, , second] = out.split('\n');
    expect(head).toBe('label,store,verdict,reason,distinctNames,rows,skippedRows,yardstick,notes');
    expect(second).toContain(`2026-11-08,Tesco,refuse,${REASON},20,20,0,100,`);
  });
  test('as a table: labels one below the other, long reasons broken below their beginning', async () => {
    two();
    const { out } = await cli(['catalogue', 'check', at('prices')], '', 65_536, { columns: 60 });
    const lines = out.split('\n');
    const start = '2026-11-01  Tesco        accept  '.length;
    expect(lines[0]).toMatch(/^2026-11-01 {2}Tesco {8}accept {2}100 distinct/);
    const from = lines.findIndex((line) => line.startsWith('2026-11-08  Tesco        refuse  20'));
    expect(from).toBeGreaterThan(0);
    expect(lines[from + 1]).toMatch(new RegExp(`^ {${start}}\\S`));
    expect(
      lines
        .slice(from)
        .map((line) => line.trim())
        .join(' '),
    ).toContain('looks broken off.');
  });
  test('what is noted beside the verdict: below it, joined in a cell, and a bar of a reason is no column', async () => {
    const more = 'Tea,\nProduct 1,1.00\n';
    fs.mkdirSync(at('new'));
    fs.writeFileSync(path.join(at('new'), 'tesco.csv'), `${rows(100)}${more}`);
    const indent = ' '.repeat('new         Tesco        accept  '.length);
    const { out } = await check('new');
    expect(out).toContain(
      `measure against.\n${indent}- 1 row skipped: no-price\n${indent}- 1 row repeats a product\n`,
    );
    expect((await check('new', '--format', 'csv')).out).toContain(
      ',1 row skipped: no-price; 1 row repeats a product\n',
    );
    await cli(['catalogue', 'accept', at('new'), '--reason', 'this | that']);
    expect((await check('new', '--format', 'markdown')).out).toContain(
      '| Accepted as the new normal: this \\| that |',
    );
  });
  test('into a file, at its whole width', async () => {
    two();
    const file = at('said.txt');
    const { out, written } = await cli(
      ['catalogue', 'check', at('prices'), '--output', file],
      '',
      65_536,
      {
        columns: 60,
      },
    );
    expect(out).toBe('');
    expect(written[file]).toContain(`refuse  ${REASON}\n`);
  });
});
