import fc from 'fast-check';
import Papa from 'papaparse';
import { recordsOf, type CsvRecord } from '../../engine/catalogue/csv';
import { indexOf, postingOf, runs } from '../../engine/catalogue/invertedIndex';
import { fold, stem } from '../../engine/words/normalise';
import type { Product } from '../../engine';

/** A record is good until the next is read: each is copied. */
const records = (text: string): CsvRecord[] =>
  Array.from(recordsOf(text), (record) => (Array.isArray(record) ? [...record] : record));
const read = (text: string): string[][] =>
  records(text).map((record) => (Array.isArray(record) ? record : record.badQuotes));
const letters = fc.constantFrom('a', '1', ' ', ',', '"', '\n', '£', '’');

test('any cells come back, with both line ends', () => {
  const cells = fc.array(fc.string({ unit: letters, maxLength: 6 }), {
    minLength: 2,
    maxLength: 4,
  });
  fc.assert(
    fc.property(
      fc.array(cells, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      (rows, newline, quotes) => {
        expect(read(Papa.unparse(rows, { newline, quotes }))).toEqual(rows);
      },
    ),
  );
});
test('lines cut here are the lines that papaparse cuts, wherever it finds no fault', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: letters, minLength: 1, maxLength: 40 }),
      fc.constantFrom('\n', '\r\n'),
      (text, newline) => {
        const body = text.replaceAll('\n', newline);
        const { data, errors } = Papa.parse<string[]>(body, { delimiter: ',', newline });
        fc.pre(errors.length === 0);
        expect(read(body)).toEqual(data);
      },
    ),
    { numRuns: 1000 },
  );
});
test('rows behind an odd one are read on', () => {
  expect(read('a,b\n"x\ny",1\nc,"d, e"')).toEqual([
    ['a', 'b'],
    ['x\ny', '1'],
    ['c', 'd, e'],
  ]);
  expect(records('a,b\n"open,1\nc,d')).toEqual([
    ['a', 'b'],
    { badQuotes: ['open', '1'] },
    ['c', 'd'],
  ]);
});
describe('quotes that make no sense', () => {
  /** What is meant: a record is the fewest lines that papaparse reads without fault; a line with which none begins is given up. */
  const readAnew = (lines: readonly string[], newline: '\n' | '\r\n'): (string[] | null)[] => {
    const found: (string[] | null)[] = [];
    for (let at = 0; at < lines.length; at++) {
      let end = at;
      let cells: string[] | null = null;
      for (; end < lines.length && !cells; end++) {
        const text = lines.slice(at, end + 1).join(newline) + newline;
        const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',', newline });
        if (errors.length === 0) cells = data[0]!;
      }
      found.push(cells);
      if (cells) at = end - 1;
    }
    return found;
  };
  test('each costs its own line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '"'), maxLength: 8 }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.constantFrom('\n', '\r\n'),
        (lines, newline) => {
          const all = ['a,b', ...lines];
          const said = records(all.join(newline)).map((record) =>
            Array.isArray(record) ? record : null,
          );
          expect(said).toEqual(readAnew(all, newline));
        },
      ),
      { numRuns: 3000 },
    );
  });
  test('a mark before a row does not take the rows up to the next mark', () => {
    expect(records('a,b\n"x,1\ny,2\nz,3\n"p, q",4\nr,5')).toEqual([
      ['a', 'b'],
      { badQuotes: ['x', '1'] },
      ['y', '2'],
      ['z', '3'],
      ['p, q', '4'],
      ['r', '5'],
    ]);
  });
  test('a carriage return ends a line beside line feeds, too', () => {
    expect(records('a,b\nx,1\ry,2\nz,3\n')).toEqual([
      ['a', 'b'],
      ['x', '1'],
      ['y', '2'],
      ['z', '3'],
      [''],
    ]);
  });
  test('with lone carriage returns, too', () => {
    expect(records('a,b\r"open,1\rc,d')).toEqual([
      ['a', 'b'],
      { badQuotes: ['open', '1'] },
      ['c', 'd'],
    ]);
  });
  test('20,000 of them are read in a moment', () => {
    const started = Date.now();
    expect(records(`name,price\n${'"Product number 7,1.2\n'.repeat(20_000)}`)).toHaveLength(20_002);
    expect(Date.now() - started).toBeLessThan(3000);
  });
});
test('the postings of a word are the names that hold it', () => {
  const name = fc.string({
    unit: fc.constantFrom(
      'a',
      'B',
      's',
      'é',
      'Œ',
      '½',
      '’',
      "'",
      '`',
      '&',
      ' ',
      '-',
      '1',
      '\n',
      '\u0130',
      '\u212a',
      'Σ',
    ),
    minLength: 3,
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      const index = indexOf(names.map((text, id) => ({ id, name: text }) as Product));
      const stems = names.map((text) => runs(text).map(stem));
      for (const word of [...stems.flat(), 'milk'])
        expect([...postingOf(index, word)]).toEqual(
          stems.flatMap((row, id) => (row.includes(word) ? [id] : [])),
        );
    }),
    { numRuns: 300 },
  );
});
test.each([
  ["Ben & Jerry's", 'ben  and  jerrys'],
  ['Crème Fraîche', 'creme fraiche'],
  ['M&M’s ½ Œuf', 'm and ms  1/2  oeuf'],
  ['`Tony´s', 'tonys'],
])('%s folds to "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
