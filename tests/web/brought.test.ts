// What is pasted or comes in a file -> the lines of a list.
import { readListFile } from '../../src/wholeList/readListFile';
import { broughtList } from '../../src/wholeList/review';

async function linesOfFile(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<string[]> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // jsdom's File has no arrayBuffer().
  const read = await readListFile({ name, size: bytes.length, type: '', arrayBuffer: () => Promise.resolve(bytes.buffer) } as File);
  return read.ok ? broughtList(read.text).lines : [read.why];
}

const TABLES: [string, string[][], string[]][] = [
  ['a header and quantities', [['Item', 'Qty'], ['bananas', '6'], ['milk', '2'], ['bread', '']], ['6 x bananas', '2 x milk', 'bread']],
  ['the quantity first', [['Qty', 'Item', 'Aisle'], ['3', 'semi skimmed milk', 'dairy']], ['3 x semi skimmed milk']],
  ['quantities without a header', [['bananas', '6'], ['cheddar', '']], ['6 x bananas', 'cheddar']],
  ['quantities in front, without a header', [['6', 'bananas'], ['3', 'cheddar']], ['6 x bananas', '3 x cheddar']],
  ['a row the other way round', [['Item', 'Qty'], ['bananas', '6'], ['3', 'cheddar']], ['6 x bananas', '3 x cheddar']],
  ['prices and shops are no quantities', [['bananas', '1.20', 'Aldi'], ['cheddar', '2.50', 'Asda']], ['bananas', 'cheddar']],
  ['an amount that is no number', [['Item', 'Amount'], ['mince', '500g'], ['ham', '2 packs'], ['bread', '2x']], ['500g mince', '2 packs ham', '2 x bread']],
  ['an inch', [['6" wraps', '2'], ['"big bananas', '6']], ['2 x 6" wraps', '6 x "big bananas']],
];

test.each(TABLES)('the same table pasted, as text and as CSV: %s', async (_, rows, lines) => {
  const tabs = rows.map((row) => row.join('\t')).join('\r\n');
  expect(broughtList(tabs).lines).toEqual(lines);
  expect(await linesOfFile('list.txt', tabs)).toEqual(lines);
  expect(await linesOfFile('list.csv', rows.map((row) => row.join(',')).join('\n'))).toEqual(lines);
});

test('lines without cells stay as they are among others', () => {
  expect(broughtList('milk\n\tbread\n\t\tbutter\n# a note\neggs 12').lines).toEqual(['milk', 'bread', 'butter', 'eggs 12']);
});
