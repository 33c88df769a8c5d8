import { lineOf, readList } from '../../engine';
import { choicesIn } from '../../engine/query/parseLine';
import { parseQuery } from '../../engine/query/parseQuery';

const rows = (text: string): string[] => readList(text).items.map((item) => lineOf(item).text);
const terms = (text: string): string[] => readList(text).items.map(({ searchTerm }) => searchTerm);

test.each([
  ['mushrooms - the flat ones', 'mushrooms - the flat ones'],
  ['Sauvignon Blanc (New Zealand)', 'Sauvignon Blanc (New Zealand)'],
  ['bread pls, thanks love', 'bread'],
])('of "%s" the row keeps what may tell the kind', (text, row) => {
  expect(rows(text)).toEqual([row]);
});

test.each([
  ['head & shoulders', ['head & shoulders']],
  ['head n shoulders 2in1', ['head n shoulders 2in1']],
  ['salt & pepper, clean & clear wash', ['salt & pepper', 'clean & clear wash']],
])('a maker of two words is one, however "%s" joins them', (text, found) => {
  expect(terms(text)).toEqual(found);
});

test.each([
  ['milk, tomato soup heinz x2, kitchen roll', ['milk', 'tomato soup heinz', 'kitchen roll']],
  ['dog food pedigree tins, bleach', ['dog food pedigree tins', 'bleach']],
])('between two commas a maker behind a thing made it: "%s"', (text, found) => {
  expect(terms(text).map((term) => term.replace(/ x2$/, ''))).toEqual(found);
});

test('what is crossed out, denied in capitals or said to be there is not bought', () => {
  const list = readList(
    `milk 2pt
bacon (x)
1 x Philadelphia Soft Cheese 165g  £2.00   NO
sunflower oil 2L £3.99 NO still got
cereal bars NO NUTS
The cottage supplies oil, salt and foil so no need for any of those.
total approx £31 .. skip the pot noodles if over`,
  );
  expect(list.items.map(({ line }) => line)).toEqual([1, 5]);
  expect(list.leftOut.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'ticked'],
    [3, 'has'],
    [4, 'has'],
    [6, 'has'],
    [7, 'total'],
  ]);
});

test('a meal above the things for it is a heading; one without them is none', () => {
  const plan =
    'MON - fajitas\n4 chicken breasts\n2 peppers\nTUES - salmon, green beans\n2 salmon fillets\nlemon';
  expect(readList(plan).items.map(({ line }) => line)).toEqual([2, 3, 5, 6]);
  const without = readList('milk\nMon: mince, onion\nTue: salmon, peas\nWed: pasta, pesto');
  expect(without.leftOut.map(({ reason }) => reason)).not.toContain('heading');
});

test('what a heading says of children is a purpose that a store may lack', () => {
  expect(terms('KIDS:\nsoreen banana loaves\ncheese strings')).toEqual([
    'soreen banana loaves for kids',
    'cheese strings for kids',
  ]);
});

test.each([
  ['pasta gluten free any shape', 'pasta gluten free'],
  ['fresh pasta ravioli any filling', 'fresh pasta ravioli'],
  ['pot noodle (one thats vegan)', 'vegan pot noodle'],
])('of "%s" what is left open goes, and a diet stays', (text, term) => {
  expect(terms(text)).toEqual([term]);
});

test('what is said between things names none', () =>
  expect(terms('milk\nbeans, erm, salt')).toEqual(['milk', 'beans', 'salt']));

test.each([
  ['nappies size 4 pampers or own brand if cheaper', ['nappies size 4 pampers', 'nappies size 4']],
  [
    'protein yog (arla or whatever), not choc',
    ['arla protein yog not choc', 'protein yog not choc'],
  ],
  ['hogs pudding - black pudding if not', ['hogs pudding', 'black pudding']],
  ["stotties if they've any, else baps", ['stotties', 'baps']],
  ['tempeh, or the smoked tofu if no tempeh', ['tempeh', 'smoked tofu']],
])('in "%s" the second choice is what may come instead', (text, choices) => {
  expect(choicesIn(text)).toEqual(choices);
});

test.each([
  ['1/2 leg of lamb', 'half'],
  ['1/2 fat creme fraiche', 'half'],
])('in "%s" a half measures nothing and is a word of the name', (text, word) => {
  expect(parseQuery(text).typed).toContain(word);
});

test('"must be" says nothing of the thing', () =>
  expect(parseQuery('mince, must be vegan').words).toEqual(parseQuery('mince vegan').words));

test('where the maker is left open a diet that the heading says holds for both choices', () => {
  const [row] = rows('Gluten free:\nWarburtons bread or own brand\npasta');
  expect(row!.split(' or ').map((choice) => choice.includes('luten free'))).toEqual([true, true]);
});

test.each([
  ['kids yoghurts no peach', ['peach']],
  ['kids yoghurts, no peach', ['peach']],
])('"%s" is no wish for what it refuses, however often it is read', (text, refused) => {
  const [row] = rows(text);
  expect(parseQuery(row!).refused?.unwanted.flat()).toEqual(refused);
  expect(parseQuery(terms(text)[0]!).refused?.unwanted.flat()).toEqual(refused);
});
