// A whole text becomes items: what is one, what is several, what is none.
import fc from 'fast-check';
import { readList } from '../../engine';
import { terms } from './terms';

test.each([
  ['☐ courgettes\n- turkey steaks 500g ish', ['courgettes', 'turkey steaks 500g']],
  ['7. flour 1.5kg 79p\n8. eggs', ['flour 1.5kg', 'eggs']],
  ['[09:14, 02/02/2026] Dad: kitchen roll', ['kitchen roll']],
  ['milk\nleeks and a turnip', ['milk', 'leeks', 'turnip']],
])('%j', (text, expected) => expect(terms(text)).toEqual(expected));

test('what is no item says why', () => {
  const { items, leftOut } = readList(
    'Hi love can you get\nmilk\n[x] salt\n\nFrozen:\npeas\nthanks x',
  );
  expect(items.map(({ searchTerm, heading }) => [searchTerm, heading])).toEqual([
    ['milk', null],
    ['frozen peas', 'Frozen'],
  ]);
  expect(leftOut).toEqual([
    { line: 1, text: 'Hi love can you get', reason: 'greeting' },
    { line: 3, text: 'salt', reason: 'ticked' },
    { line: 5, text: 'Frozen:', reason: 'heading' },
    { line: 7, text: 'thanks x', reason: expect.stringMatching('greeting|note') as string },
  ]);
});

test.each(['✔ salt', '[x] salt', '- [x] salt', '[09:14, 02/02/2026] Dad: ✅ salt'])(
  'what is left out is told without stamp, bullet and tick: %s',
  (line) => {
    const { leftOut } = readList(`${line}\nbread\nmilk\ncheddar`);
    expect(leftOut).toEqual([{ line: 1, text: 'salt', reason: 'ticked' }]);
  },
);

test('a row keeps both of its brackets', () => {
  expect(readList('- 2 semi skimmed milk (4 pints)\n- bread').items[0]!.text).toBe(
    '2 semi skimmed milk (4 pints)',
  );
});

test('any text is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const { items, leftOut } = readList(text);
      const lines = text.split(/\r\n?|\n/).length;
      for (const { line } of [...items, ...leftOut]) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines);
      }
    }),
  );
});

test('sections that nobody buys show how a list is grouped; alone, or as its only words, they are items', () => {
  const read = (...lines: string[]): string[] =>
    readList(lines.join('\n')).items.map(({ searchTerm }) => searchTerm);
  expect(
    read('Fruit & veg', 'apples', 'Meat', 'mince', 'Dairy', 'milk', 'Toiletries', 'soap'),
  ).toEqual(['apples', 'mince', 'milk', 'soap']);
  expect(read('milk', 'fruit', 'bread', 'veg', 'eggs', 'fish', 'pasta')).toHaveLength(7);
  expect(read('bread', 'drinks', 'milk', 'eggs')).toContain('drinks');
  expect(read('MILK', '', 'BREAD', '', 'EGGS', '', 'CHEESE')).toEqual([
    'MILK',
    'BREAD',
    'EGGS',
    'CHEESE',
  ]);
  expect(read('MILK', 'BREAD', '', 'EGGS', 'CHEESE')).toEqual(['MILK', 'BREAD', 'EGGS', 'CHEESE']);
  expect(read('milk', 'bread', '', 'PARTY', 'crisps', 'balloons')).toEqual([
    'milk',
    'bread',
    'crisps',
    'balloons',
  ]);
});

test.each([
  ['have milk, need bread', ['bread']],
  ['potatoes (have carrots)', ['potatoes']],
  ["we've got custard", []],
  ['have to get milk', ['milk']],
  ['have you any milk?', ['milk']],
])('what is at home is not bought, and nothing else is lost: %s', (line, terms) => {
  const { items } = readList(`onions\n${line}\nham\neggs`);
  expect(items.filter(({ line: at }) => at === 2).map(({ searchTerm }) => searchTerm)).toEqual(
    terms,
  );
});

test('a thing in capitals between others in capitals is no heading', () => {
  const { items } = readList('eggs\n\nHAM\nTEA\n\nSOAP\nJAM');
  expect(items.map(({ searchTerm }) => searchTerm)).toEqual(['eggs', 'HAM', 'TEA', 'SOAP', 'JAM']);
});

test.each(['cow & gate follow on', 'hundreds and thousands', 'surf and turf'])(
  'what names hold together is one thing: %s',
  (line) => expect(terms(`milk\n${line}\nbread\neggs`)).toEqual(['milk', line, 'bread', 'eggs']),
);

test('a thing that nothing is told of is no note, whatever words are in it', () => {
  const list =
    'zoflora\nplain flour, self raising too\nsanitary towels with wings night time\nrennies';
  expect(terms(list).join()).toContain('sanitary towels');
  expect(terms('cow & gate follow on\nhundreds and thousands')).toContain('cow & gate follow on');
});

test('what is lacking behind what is at home is wanted', () => {
  expect(terms('got butter but no jam\nbread')).toEqual(['jam', 'bread']);
  expect(terms('have rice, no beans\nbread')).toEqual(['beans', 'bread']);
});

test('who wrote the lines below, and when, is no item', () => {
  const { items, leftOut } = readList(
    'Priya Shah  11:58\nmilk pls\nTom B (he/him) 12:05 pm\nbread',
  );
  expect(items.map(({ searchTerm }) => searchTerm)).toEqual(['milk', 'bread']);
  // As a stamp in front of a message, who speaks is no line of the list.
  expect(leftOut).toEqual([]);
});

test('the first line of a list is a thing, though it says what for', () => {
  expect(terms('cheese slices for burgers\nbuns\nketchup\nsausages')[0]).toBe(
    'cheese slices for burgers',
  );
});

test.each(['crisps which come in a tube', 'that cheese mum likes', 'mustard then x'])(
  'a thing of which more is told is bought among others: %s',
  (line) => expect(terms(`milk\n${line}\nbread`)).toHaveLength(3),
);

test.each([
  ['cornflakes      gravy\nhoover bags     tea\nmilk            rice', 6],
  ['- mop + bucket\n- milk\n- bread', 4],
])('what blanks or a plus part in %j are several things', (text, count) =>
  expect(terms(text)).toHaveLength(count),
);
