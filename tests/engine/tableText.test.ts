// How fitted tables write words and numbers: whatever is written is read again, also broken into lines.
import fc from 'fast-check';
import { quantisedText } from '../../engine/knowledge/quantisedText';
import { headKey, readForms, writeForms } from '../../engine/knowledge/wordForms';
import { readLists, readNumbers, writeLists, writeNumber } from '../../engine/words/numberText';
import { readMarkedWords, writeMarkedWords } from '../../engine/words/markedWords';
import { readWordList, writeWordList } from '../../engine/words/wordList';

const word = fc.stringMatching(/^[a-z0-9%.@#]{1,30}$/);
const words = fc.uniqueArray(word).map((list) => list.sort());
/** As scripts/fit/sources.ts breaks a text. */
const inLines = (text: string): string => `\n${text.replace(/.{7}/g, '$&\n')}\n`;

test('a list of words is read as it was written', () => {
  fc.assert(
    fc.property(words, (list) => {
      expect(readWordList(inLines(writeWordList(list)))).toEqual(list);
    }),
  );
});

test('words with marks are read as they were written, in the order of the alphabet, common words or not', () => {
  const marked = fc.array(fc.tuple(word, fc.constantFrom(...'0123K_')));
  fc.assert(
    fc.property(marked, words, words, (pairs, common, some) => {
      const marks = new Map([...pairs, ...some.slice(1).map((one) => [one, '2'] as const)]);
      const all = [...new Set([...common, ...some])].sort();
      const { others, marks: letters } = writeMarkedWords(marks, all);
      const read = readMarkedWords({ others: inLines(others), marks: inLines(letters) }, all);
      expect([...read]).toEqual([...marks].sort(([a], [b]) => (a < b ? -1 : 1)));
    }),
  );
  expect(
    writeMarkedWords(
      new Map([
        ['b', '1'],
        ['c', '2'],
      ]),
      ['a', 'b'],
    ),
  ).toEqual({
    others: 'Ac',
    marks: '-12',
  });
});

test('a word is written without the letters of the word before', () => {
  expect(writeWordList(['bread', 'breadstick', 'brie'])).toBe('AbreadFstickCie');
  expect(writeWordList(['a'.repeat(40), `${'a'.repeat(40)}b`])).toBe(
    `A${'a'.repeat(40)}Z${'a'.repeat(15)}b`,
  );
});

test('numbers are read as they were written, a small one as one letter', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 30)), (numbers) => {
      expect(readNumbers(inLines(numbers.map(writeNumber).join('')))).toEqual(numbers);
    }),
  );
  expect([writeNumber(31), writeNumber(32)].map(({ length }) => length)).toEqual([1, 2]);
});

test('lists of ascending numbers are read as they were written', () => {
  const list = fc.uniqueArray(fc.nat(40_000)).map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(fc.array(list), (lists) => {
      const { lengths, steps } = writeLists(lists);
      const { from, values } = readLists({ lengths: inLines(lengths), steps: inLines(steps) });
      expect(lists.map((_, at) => [...values.subarray(from[at], from[at + 1])])).toEqual(lists);
      expect(from).toHaveLength(lists.length + 1);
    }),
  );
});

test('a number is read as the nearest step, or the farthest one that can be written', () => {
  const text = quantisedText(0.25, 12);
  fc.assert(
    fc.property(fc.array(fc.double({ min: -30, max: 30, noNaN: true })), (numbers) => {
      const read = text.readAll(inLines(numbers.map(text.write).join('')));
      expect([...read]).toEqual(numbers.map((number) => text.writable(number) + 0));
      numbers.forEach((number, at) => {
        const near = Math.max(-3, Math.min(49 / 4, number));
        expect(Math.abs(read[at]! - near)).toBeLessThanOrEqual(0.125 + 1e-9);
      });
    }),
  );
});

test('every form of a word has a row of its own, and no other word has one', () => {
  fc.assert(
    fc.property(words, words, words, (asSuch, heads, others) => {
      const keys = [...asSuch, ...heads.map(headKey)];
      const forms = readForms(writeForms(keys, others));
      const keysOfRows = forms.keysOfRows();
      expect([...keysOfRows].sort()).toEqual([...keys].sort());
      expect(keysOfRows).toHaveLength(forms.rows);
      for (const one of [...asSuch, ...heads, ...others, '-']) {
        expect(keysOfRows[forms.rowOf(one)]).toBe(asSuch.includes(one) ? one : undefined);
        expect(keysOfRows[forms.rowOfHead(one)]).toBe(
          heads.includes(one) ? headKey(one) : undefined,
        );
        expect(forms.words[forms.placeOf(one)]).toBe(one === '-' ? undefined : one);
      }
    }),
  );
});
