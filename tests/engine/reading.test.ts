import fc from 'fast-check';
import Papa from 'papaparse';
import { recordsOf, type CsvRecord } from '../../engine/csv';
import { indexOf, postingOf, runs } from '../../engine/productIndex';
import { fold, stem } from '../../engine/text';
import type { Product } from '../../engine';

/** A record is good until the next is read: each is copied. */
const records = (text: string): CsvRecord[] => Array.from(recordsOf(text), (record) => (Array.isArray(record) ? [...record] : record));
const read = (text: string): string[][] => records(text).map((record) => (Array.isArray(record) ? record : record.badQuotes));
const letters = fc.constantFrom('a', '1', ' ', ',', '"', '\n', '£', '’');

test('any cells come back, with both line ends', () => {
  const cells = fc.array(fc.string({ unit: letters, maxLength: 6 }), { minLength: 2, maxLength: 4 });
  fc.assert(fc.property(fc.array(cells, { minLength: 1, maxLength: 6 }), fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, newline, quotes) => {
    expect(read(Papa.unparse(rows, { newline, quotes }))).toEqual(rows);
  }));
});
test('lines cut here are the lines that papaparse cuts, wherever it finds no fault', () => {
  fc.assert(fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 40 }), fc.constantFrom('\n', '\r\n'), (text, newline) => {
    const body = text.replaceAll('\n', newline);
    const { data, errors } = Papa.parse<string[]>(body, { delimiter: ',', newline });
    fc.pre(errors.length === 0);
    expect(read(body)).toEqual(data);
  }), { numRuns: 1000 });
});
test('rows behind an odd one are read on', () => {
  expect(read('a,b\n"x\ny",1\nc,"d, e"')).toEqual([['a', 'b'], ['x\ny', '1'], ['c', 'd, e']]);
  expect(records('a,b\n"open,1\nc,d')).toEqual([['a', 'b'], { badQuotes: ['open,1'] }, ['c', 'd']]);
});
test('the postings of a word are the names that hold it', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'B', 's', 'é', 'Œ', '½', '’', "'", '`', '&', ' ', '-', '1', '\n', '\u0130', '\u212a', 'Σ'), minLength: 3, maxLength: 12 });
  fc.assert(fc.property(fc.array(name, { maxLength: 6 }), (names) => {
    const index = indexOf(names.map((text, id) => ({ id, name: text }) as Product));
    const stems = names.map((text) => runs(text).map(stem));
    for (const word of [...stems.flat(), 'milk']) expect([...postingOf(index, word)]).toEqual(stems.flatMap((row, id) => (row.includes(word) ? [id] : [])));
  }), { numRuns: 300 });
});
test.each([["Ben & Jerry's", 'ben  and  jerrys'], ['Crème Fraîche', 'creme fraiche'], ['M&M’s ½ Œuf', 'm and ms  1/2  oeuf'], ['`Tony´s', 'tonys']])('%s folds to "%s"', (text, folded) => { expect(fold(text)).toBe(folded); });
