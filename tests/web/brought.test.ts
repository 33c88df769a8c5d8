// What is pasted or comes in a file -> the lines of a list.
import { readListFile } from '../../src/bulkAdd/readListFile';
import { broughtList } from '../../src/bulkAdd/review';

async function linesOfFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<string[]> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // jsdom's File has no arrayBuffer().
  const read = await readListFile({
    name,
    size: bytes.length,
    type: '',
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  } as File);
  return read.ok ? broughtList(read.text).lines : [read.why];
}

const TABLES: [string, string[][], string[]][] = [
  [
    'a header and quantities',
    [
      ['Item', 'Qty'],
      ['bananas', '6'],
      ['milk', '2'],
      ['bread', ''],
    ],
    ['6 x bananas', '2 x milk', 'bread'],
  ],
  [
    'the quantity first',
    [
      ['Qty', 'Item', 'Aisle'],
      ['3', 'semi skimmed milk', 'dairy'],
    ],
    ['3 x semi skimmed milk'],
  ],
  [
    'quantities without a header',
    [
      ['bananas', '6'],
      ['cheddar', ''],
    ],
    ['6 x bananas', 'cheddar'],
  ],
  [
    'quantities in front, without a header',
    [
      ['6', 'bananas'],
      ['3', 'cheddar'],
    ],
    ['6 x bananas', '3 x cheddar'],
  ],
  [
    'a row the other way round',
    [
      ['Item', 'Qty'],
      ['bananas', '6'],
      ['3', 'cheddar'],
    ],
    ['6 x bananas', '3 x cheddar'],
  ],
  [
    'prices and shops are no quantities',
    [
      ['bananas', '1.20', 'Aldi'],
      ['cheddar', '2.50', 'Asda'],
    ],
    ['bananas', 'cheddar'],
  ],
  [
    'an amount that is no number',
    [
      ['Item', 'Amount'],
      ['mince', '500g'],
      ['ham', '2 packs'],
      ['bread', '2x'],
    ],
    ['500g mince', '2 packs ham', '2 x bread'],
  ],
  [
    'more than a line counts, or none: whoever reads the line tells it',
    [
      ['Item', 'Qty'],
      ['ham', '1000'],
      ['jam', '0'],
      ['500g mince', '150'],
    ],
    ['1000 x ham', '0 x jam', '500g mince x150'],
  ],
  [
    'an inch',
    [
      ['6" wraps', '2'],
      ['"big bananas', '6'],
    ],
    ['2 x 6" wraps', '6 x big bananas'],
  ],
];

test.each(TABLES)('the same table pasted, as text and as CSV: %s', async (_, rows, lines) => {
  const tabs = rows.map((row) => row.join('\t')).join('\r\n');
  expect(broughtList(tabs).lines).toEqual(lines);
  expect(await linesOfFile('list.txt', tabs)).toEqual(lines);
  expect(await linesOfFile('list.csv', rows.map((row) => row.join(',')).join('\n'))).toEqual(lines);
});

test('a damaged row costs no other row its name or quantity', async () => {
  const csv = 'Product,Qty\n"Milk, whole",2\n"Bread ""farmhouse""",3\n"broken, 4\neggs,5\n';
  expect(await linesOfFile('list.csv', csv)).toEqual([
    '2 x Milk, whole',
    '3 x Bread farmhouse',
    '4 x broken',
    '5 x eggs',
  ]);
});

test('lines without cells stay as they are among others', () => {
  expect(broughtList('milk\n\tbread\n\t\tbutter\n# a note\neggs 12').lines).toEqual([
    'milk',
    'bread',
    'butter',
    'eggs 12',
  ]);
});

test('line ends of two kinds are line ends', () => {
  expect(broughtList('Item\tQty\r\nmilk\t2\r\nbread\t3\nham\rjam\t4').lines).toEqual([
    '2 x milk',
    '3 x bread',
    'ham',
    '4 x jam',
  ]);
});

const LIST = 'crème fraîche\n2 x jalapeños\n';
const utf16 = (text: string, mark: boolean, big = false): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(2 * (text.length + Number(mark))));
  [...(mark ? '\ufeff' : ''), ...text].forEach((char, at) =>
    view.setUint16(2 * at, char.charCodeAt(0), !big),
  );
  return new Uint8Array(view.buffer);
};
// Node reads Windows-1252 as Latin-1; what tells them apart (–, €) is in tests/e2e/wholeList.spec.ts.
const WINDOWS: Record<string, number> = { '£': 0xa3, è: 0xe8, î: 0xee, ñ: 0xf1 };
const windows1252 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (char) => WINDOWS[char] ?? char.charCodeAt(0));

test.each([
  ['UTF-8', new TextEncoder().encode(LIST)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${LIST}`)],
  ["Windows-1252, as Excel and Notepad's ANSI", windows1252(LIST)],
  ["UTF-16, as Notepad's Unicode", utf16(LIST, true)],
  ['UTF-16, the other way round', utf16(LIST, true, true)],
  ['UTF-16 without a mark', utf16(LIST, false)],
])('a text file is read as it was written: %s', async (_, bytes) => {
  expect(await linesOfFile('list.txt', bytes)).toEqual(['crème fraîche', '2 x jalapeños']);
});

test('a CSV file of Excel is read, whatever its encoding', async () => {
  const csv = 'Item,Qty,Price\r\ncrème fraîche,2,£1.20\r\n';
  for (const bytes of [windows1252(csv), utf16(csv, true)])
    expect(await linesOfFile('excel.csv', bytes)).toEqual(['2 x crème fraîche']);
});

test.each([
  ['a picture', [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01]],
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00, 0x08, 0x00, 0x00, 0x00]],
  ['half a letter', [0xff, 0xfe, 0x6d]],
])('%s is no text', async (_, bytes) => {
  expect(await linesOfFile('list.txt', Uint8Array.from(bytes))).toEqual([
    'list.txt is not a text file. Save your list as text or CSV and try again.',
  ]);
});
