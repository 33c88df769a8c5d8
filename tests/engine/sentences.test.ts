// A line of prose is read sentence by sentence, each by its verbs; what a list's lines are numbered with is no part of them.
import { readList, readRow } from '../../engine';

const terms = (text: string): string[] => readList(text).items.map(({ searchTerm }) => searchTerm);

test('what one sentence tells is no part of what the next one wants', () => {
  const { items, leftOut } = readList(
    'The boiler man is coming on Thursday. I need chicken breasts and rice. We are off to Leeds then.\nbread\nmilk',
  );
  expect(items.map(({ line, searchTerm }) => [line, searchTerm])).toEqual([
    [1, 'chicken breasts'],
    [1, 'rice'],
    [2, 'bread'],
    [3, 'milk'],
  ]);
  expect(leftOut).toEqual([]);
});

test('marks that somebody dictates are marks', () =>
  expect(
    terms(
      'bread\nI need bacon comma two tins of tuna comma jam and rice full stop thank you full stop',
    ),
  ).toEqual(['bread', 'bacon', 'tin tuna', 'jam', 'rice']));

test.each([
  ['bread plus milk', ['bread', 'milk']],
  ['bread - milk', ['bread', 'milk']],
  ['bread as well as milk', ['bread', 'milk']],
  // Told in one breath: what pauses, or begins the next thing behind "and".
  ['milk um bread uh and eggs', ['milk', 'bread', 'eggs']],
  ['mince and maybe some salmon', ['mince', 'salmon']],
  ['carrots along with onions', ['carrots', 'onions']],
  ['rice then pasta', ['rice', 'pasta']],
  ['milk\nbread\ncrisps: salt and vinegar', ['milk', 'bread', 'salt and vinegar crisps']],
  ['milk\neggs\ndone thanks', ['milk', 'eggs']],
  ['1 milk\n2 bread\n3 eggs\n4 ham', ['milk', 'bread', 'eggs', 'ham']],
  ['1 milk\n2 bread\n3 eggs', ['milk', 'bread', 'eggs']],
])('%j', (text, expected) => expect(terms(text)).toEqual(expected));

test('what is given behind a thing in a line of its own is its kind, where lines hold no list', () => {
  const things = terms('milk\neggs\nbacon\nbread flour, strong white\nham\ntea');
  expect(things).toEqual(['milk', 'eggs', 'bacon', 'strong white bread flour', 'ham', 'tea']);
});

test('a number that only counts lines is none of a row', () =>
  expect(readRow('#1 milk')).toMatchObject({ searchTerm: 'milk', quantity: 1 }));
