// How a price file is cut into cells: the figures are typed from RFC 4180 and docs/reference/data-contracts.md.
import fc from 'fast-check';
import Papa from 'papaparse';
import { columnOf, isBlank, readCsv, recordsOf, type CsvRecord } from '../../engine/catalogue/csv';

/** A record's array is good until the next one is read. */
const copied = (record: CsvRecord): CsvRecord =>
  Array.isArray(record) ? [...record] : { badQuotes: [...record.badQuotes] };
const records = (text: string, read = recordsOf): CsvRecord[] => {
  const all: CsvRecord[] = [];
  for (const record of read(text)) all.push(copied(record));
  return all;
};

test.each([
  ['name', 'name'],
  ['Product Name', 'name'],
  ['product__name', 'name'],
  [' PRICE ', 'price'],
  ['category', 'category'],
  ['size', 'size'],
  ['pack-size', 'size'],
  ['unit_price', 'unitPrice'],
  ['Price  per - unit', 'unitPrice'],
  ['loyalty_price', 'loyaltyPrice'],
  ['clubcard price', 'loyaltyPrice'],
  ['nectar price', 'loyaltyPrice'],
  ['multibuy', 'multibuy'],
  ['multi buy', 'multibuy'],
  ['multibuy text', 'multibuy'],
  ['promotion', 'multibuy'],
  ['promotion text', 'multibuy'],
  ['offer', 'multibuy'],
  ['gtin', 'gtin'],
  ['barcode', 'gtin'],
  ['EAN', 'gtin'],
  ['code', 'code'],
  ['sku', 'code'],
  ['product_code', 'code'],
  ['product id', 'code'],
  ['brand', 'brand'],
  ['price_date', 'priceDate'],
  ['date', 'priceDate'],
  ['names', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('the header "%s" is the column %s', (header, column) => {
  expect(columnOf(header)).toBe(column);
});

test.each<[string, string, CsvRecord[]]>([
  ['one line', 'a,b', [['a', 'b']]],
  ['a line end is the end of a line, and opens a last blank one', 'a,b\n', [['a', 'b'], ['']]],
  ['blank lines are records', 'a\n\nb', [['a'], [''], ['b']]],
  ['Windows line ends', 'a,b\r\nc,d\r\n', [['a', 'b'], ['c', 'd'], ['']]],
  ['empty cells, also at both ends', ',a,,b,\n', [['', 'a', '', 'b', ''], ['']]],
  ['rows of other widths', 'a,b,c\nd\ne,f', [['a', 'b', 'c'], ['d'], ['e', 'f']]],
  ['a quoted comma', '"a,b",c', [['a,b', 'c']]],
  ['quotes in the middle and at the end', 'a,"b,c",d,"e"', [['a', 'b,c', 'd', 'e']]],
  ['doubled quotes', '"say ""hi""",x', [['say "hi"', 'x']]],
  ['only doubled quotes', '"""",x', [['"', 'x']]],
  ['an empty quoted cell', '"",x,""', [['', 'x', '']]],
  ['a quote within a plain cell stays', '5" nails,x', [['5" nails', 'x']]],
  [
    'a cell over two lines',
    '"a\nb",c\nd,e',
    [
      ['a\nb', 'c'],
      ['d', 'e'],
    ],
  ],
  [
    'a quoted line before plain ones',
    '"a",b\nc,d\n"e,f",g',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e,f', 'g'],
    ],
  ],
  ['a quoted line with Windows ends', '"a,b",c\r\nd,e\r\n', [['a,b', 'c'], ['d', 'e'], ['']]],
  ['text behind a closing quote', '"a" b,c\nd,e', [{ badQuotes: ['a b', 'c'] }, ['d', 'e']]],
  [
    'a quote that is never closed gives up its own line only',
    'a,b\n"c,d\ne,f\n\ng,h\n',
    [['a', 'b'], { badQuotes: ['c', 'd'] }, ['e', 'f'], [''], ['g', 'h'], ['']],
  ],
  [
    'each of several open quotes gives up its own line',
    'a,b\n"c,d\ne,f\n"g,h\ni,j',
    [['a', 'b'], { badQuotes: ['c', 'd'] }, ['e', 'f'], { badQuotes: ['g', 'h'] }, ['i', 'j']],
  ],
  ['an open quote in the last line', 'a,b\nc,"d', [['a', 'b'], { badQuotes: ['c', 'd'] }]],
  [
    'text behind a closing quote, and a mark that closes it after all',
    '"a" b",c\nd,e',
    [{ badQuotes: ['a b', 'c'] }, ['d', 'e']],
  ],
  ['line ends of old Macs', 'a,b\rc,d\r', [['a', 'b'], ['c', 'd'], ['']]],
  [
    'line ends of every kind in one file',
    'a,b\rc,d\ne,f\r\n"g\rh",i\r"j",k\n\rl,m',
    [['a', 'b'], ['c', 'd'], ['e', 'f'], ['g\rh', 'i'], ['j', 'k'], [''], ['l', 'm']],
  ],
  [
    'an open quote among lines of old Macs gives up its own',
    '"a,b\rc,d\n"e,f\rg,h',
    [{ badQuotes: ['a', 'b'] }, ['c', 'd'], { badQuotes: ['e', 'f'] }, ['g', 'h']],
  ],
  [
    'a cell over two lines of Windows',
    '"a\r\nb",c\r\nd,e\r\n',
    [['a\r\nb', 'c'], ['d', 'e'], ['']],
  ],
  [
    'semicolons part nothing, however many there are',
    '"x\ny",a;b;c\n1;2;3\n4;5;6',
    [['x\ny', 'a;b;c'], ['1;2;3'], ['4;5;6']],
  ],
  [
    'nor do they behind a line end of Windows',
    '"x\r\ny",a;b;c\r\n1;2;3\r\n4;5;6',
    [['x\r\ny', 'a;b;c'], ['1;2;3'], ['4;5;6']],
  ],
  [
    'nor behind an open quote',
    '"x,y\n1;2;3\n4;5;6',
    [{ badQuotes: ['x', 'y'] }, ['1;2;3'], ['4;5;6']],
  ],
  [
    'a blank line behind an open quote',
    'a\n"b,c\n\nd,e\n',
    [['a'], { badQuotes: ['b', 'c'] }, [''], ['d', 'e'], ['']],
  ],
  [
    'open quotes behind cells',
    'a\nk,"b,c\nl,m,"n,o\np',
    [['a'], { badQuotes: ['k', 'b', 'c'] }, { badQuotes: ['l', 'm', 'n', 'o'] }, ['p']],
  ],
])('%s', (_name, text, expected) => {
  expect(records(text)).toEqual(expected);
});

test.each<[string[], boolean]>([
  [[], true],
  [[''], true],
  [['  '], true],
  [['a'], false],
  [['', ''], false],
  [['', 'a'], false],
])('%j is a blank line: %s', (record, blank) => {
  expect(isBlank(record)).toBe(blank);
});

test('whatever cells are written, the same are read', () => {
  const cell = fc.stringMatching(/^[ab ,"\n£é-]{0,5}$/);
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(
      table,
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      (rows, newline, quotes) => {
        const text = Papa.unparse(rows, { newline, quotes });
        const breaks = newline === '\n' || !rows.flat().some((each) => each.includes('\n'));
        fc.pre(breaks);
        expect(records(text)).toEqual(rows);
      },
    ),
    { numRuns: 500 },
  );
});

describe('a price file', () => {
  const table = (text: string): Extract<ReturnType<typeof readCsv>, { ok: true }> => {
    const read = readCsv(text);
    if (!read.ok) throw new Error(read.kind);
    return read;
  };
  test('columns by their place; of two of a kind the first', () => {
    const read = table('\ufeffname,junk,price,Product Name,category\nMilk,x,£1,other,Dairy\n');
    expect(read.columns).toEqual({ name: 0, price: 2, category: 4 });
    expect([read.width, read.header, read.first]).toEqual([
      5,
      'name,junk,price,Product Name,category',
      1,
    ]);
    expect(Array.from(read.records, copied)).toEqual([['Milk', 'x', '£1', 'other', 'Dairy'], ['']]);
  });
  test('blank lines may stand before the header', () => {
    const read = table('\n  \nname,price\nMilk,£1');
    expect(read.first).toBe(3);
    expect(Array.from(read.records, copied)).toEqual([['Milk', '£1']]);
  });
  test.each([
    ['', 'empty-file', ''],
    ['\n \n', 'empty-file', ''],
    ['\ufeff', 'empty-file', ''],
    ['name,price\nMi\u0000lk,£1', 'binary-file', ''],
    ['title,price\nMilk,£1', 'no-name-column', 'title,price'],
    ['name,cost\nMilk,£1', 'no-price-column', 'name,cost'],
    ['"name,price"\nMilk,£1', 'no-name-column', 'name,price'],
  ])('%j is refused as %s', (text, kind, said) => {
    expect(readCsv(text)).toEqual({ ok: false, kind, text: said });
  });
});
