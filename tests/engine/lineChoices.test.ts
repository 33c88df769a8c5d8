// What one typed row looks for, in the order of choice, and what a list's item is as a row: lines in, words out, by hand.
import { parseLine, parseList } from '../../engine';
import { choicesIn } from '../../engine/query/parseLine';

test.each<[string, string, string[]]>([
  ['milk', 'milk', ['milk']],
  ['bread white or brown', 'bread white or brown', ['bread white', 'brown']],
  ['mamaliga / polenta', 'mamaliga or polenta', ['mamaliga', 'polenta']],
  // What names neither a thing nor how it is, is no choice.
  ['milk or similar', 'milk', ['milk']],
  // A diet holds for both, and so does what is refused.
  [
    'gluten free rolls or baps',
    'gluten free rolls or gluten free baps',
    ['gluten free rolls', 'gluten free baps'],
  ],
  [
    'oat milk or soya, not sweetened',
    'oat milk not sweetened or soya not sweetened',
    ['oat milk not sweetened', 'soya not sweetened'],
  ],
  // One that says a diet of its own keeps that.
  [
    'gluten free rolls or vegan baps',
    'gluten free rolls or vegan baps',
    ['gluten free rolls', 'vegan baps'],
  ],
  // What is refused leaves no choice, nor does an "or" behind which nothing stands.
  ['hummus or guac not spicy', 'hummus not spicy', ['hummus or guac not spicy']],
  ['rolls or', 'rolls', ['rolls or']],
  // Two makers of one thing.
  [
    'firm tofu (Tofoo or Cauldron)',
    'Tofoo firm tofu or Cauldron firm tofu',
    ['Tofoo firm tofu', 'Cauldron firm tofu'],
  ],
  ['Heinz beans or Branston', 'Heinz beans or Branston beans', ['Heinz beans', 'Branston beans']],
  ['Heinz beans or spaghetti', 'Heinz beans or spaghetti', ['Heinz beans', 'spaghetti']],
  // A maker that is only liked better, or left open: the thing alone as well.
  [
    'sauerkraut (krakus if they have)',
    'krakus sauerkraut or sauerkraut',
    ['krakus sauerkraut', 'sauerkraut'],
  ],
  ['Arla milk or whatever', 'Arla milk or milk', ['Arla milk', 'milk']],
  // Of a maker alone nothing is left; where none is named there is no other thing.
  ['Pampers or own brand', 'Pampers', ['Pampers']],
  ['nappies any brand', 'nappies', ['nappies any brand']],
])('"%s" looks for "%s"', (line, searchTerm, choices) => {
  expect(parseLine(line).searchTerm).toBe(searchTerm);
  expect(choicesIn(line)).toEqual(choices);
});

test('two choices that share a thing are made whole; one that stays one thing is the line', () => {
  const whole = (choices: string[]): string[] => choices.map((choice) => `${choice} juice`);
  expect(choicesIn('orange or apple', whole)).toEqual(['orange juice', 'apple juice']);
  expect(choicesIn('orange or apple', () => ['one thing'])).toEqual(['orange or apple']);
  expect(choicesIn('milk', () => ['one thing'])).toEqual(['one thing']);
});

test.each([
  ['milk x3', ['milk x3']],
  ['rolls or baps', ['rolls or baps']],
  // What the heading says stands in the row.
  ['Gluten free:\nbread\n2 x rolls', ['gluten free bread', '2 x gluten free rolls']],
])('the rows of %j: %j', (text, rows) => expect(parseList(text)).toEqual(rows));
