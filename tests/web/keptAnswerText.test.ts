// The last answer as text: only what this engine wrote, whole, for this very question is read back.
import { readAnswer, writeAnswer, type KeptAnswer } from '../../src/session/keptAnswer';

const answerOf = (of: string): KeptAnswer => ({ of, at: 1, result: null as never });
const textOf = (answer: KeptAnswer): string | null => writeAnswer(answer)[0]![1];

test('what was written is read back for its question, and for no other', () => {
  const text = textOf(answerOf('["milk"]'))!;
  expect(readAnswer(text, '["milk"]')).toEqual(answerOf('["milk"]'));
  expect(readAnswer(text, '["tea"]')).toBeNull();
});

test.each<[string, (text: string) => string | null]>([
  ['nothing', () => null],
  ['an empty text', () => ''],
  ['no answer at all', () => 'milk'],
  ['an answer without its head', (text) => text.slice(text.indexOf('{'))],
  ['a head alone', (text) => text.slice(0, text.indexOf('{'))],
  ['the head of another engine', (text) => `x${text}`],
  ['a first letter that is another', (text) => text.replace('{"of"', '{"if"')],
  ['a last figure that is another', (text) => text.replace('"at":1', '"at":2')],
  ['two letters that changed places', (text) => text.replace('milk', 'mikl')],
])('%s is none', (_, spoil) => {
  const text = textOf(answerOf('milk'))!;
  expect(readAnswer(spoil(text), 'milk')).toBeNull();
});

test('one of 600,000 letters is kept, one of a letter more is not', () => {
  // {"of":"","at":1,"result":null} has 30 letters.
  expect(textOf(answerOf('x'.repeat(599_970)))).not.toBeNull();
  expect(writeAnswer(answerOf('x'.repeat(599_971)))).toEqual([['lastAnswer', null]]);
});
