// What the lines around a line say of it, and what they do not.
import { lineOf, parseLine, readList } from '../../engine';

const read = (text: string): { items: string[]; left: string[] } => {
  const { items, leftOut } = readList(text);
  return {
    items: items.map(({ searchTerm }) => searchTerm),
    left: leftOut.map(({ text: said, reason }) => `${reason}: ${said}`),
  };
};

test('prices behind things do not say that they are at home already', () => {
  const lines = [
    'bread 75p x2 - 1.50',
    'SM price pasta 3 bags - 1.23',
    'pasta sauce 2 jars - 1.10',
  ];
  const { items, left } = read(
    ['£40 max till Friday!!', ...lines, 'carrots 69p', 'onions 89p'].join('\n'),
  );
  expect(items).toEqual(['bread', 'SM price pasta', 'pasta sauce', 'carrots', 'onions']);
  expect(left).toEqual(['heading: 40 max till Friday!!']);
});

test('what stands under such a heading is at home all the same', () => {
  const { items } = read('Already in the cupboard:\nrice\nolive oil\n\nTo buy:\nmilk\nbread');
  expect(items).toEqual(['milk', 'bread']);
});

test.each(['cornflakes own brand', 'corn flakes own label'])('"%s" is to buy', (line) =>
  expect(read(`milk\n${line}\nbread`).items).toHaveLength(3),
);

test('a name that stands alone again and again says who speaks', () => {
  const chat =
    'i am in the shop what do we need\nMarcus\nmilk\nJess\nhummus x2\nJess\nyeah loads\nMarcus\nsponge';
  expect(read(chat).items).toEqual(['milk', 'hummus', 'sponge']);
});

test('a thing that is written twice is no speaker', () => {
  expect(read('milk\nPesto\nbread\nPesto\nham').items).toHaveLength(5);
});

test.each([
  ['Mums milk - 1 pint', 'milk 1 pint'],
  ["mum's bread", 'bread'],
  ['dads beer x4', 'beer'],
  ['nans digestives', 'digestives'],
  ['kids yoghurts', 'kids yoghurts'],
  ['lambs liver', 'lambs liver'],
])('"%s" looks for "%s": whose it is to be, is no part of it', (line, term) =>
  expect(read(`eggs\n${line}\nham`).items[1]).toBe(term),
);

test.each([
  ['Organic:\ncarrots x3', 'organic carrots x3', { kind: 'pieces', count: 3 }],
  ['Organic:\n2 x peas', '2 x organic peas', { kind: 'packs', count: 2 }],
  ['Vegan:\nrolls or baps', 'vegan rolls or vegan baps', { kind: 'packs', count: 1 }],
])(
  'the row of an item under a heading says how many, and the second choice: %j',
  (text, row, need) => {
    const [, item] = readList(`milk\n\n${text}\nbread`).items;
    expect(lineOf(item!).text).toBe(row);
    expect(parseLine(row).need).toEqual(need);
  },
);

test.each([
  ['2xmilk', 'milk', 2],
  ['3xbeans', 'beans', 3],
  ['2 x beans', 'beans', 2],
  ['10x50g bars', '10x50g bars', 1],
])(
  '"%s": the x between a number and a word counts, and is no letter of it',
  (line, term, quantity) => expect(parseLine(line)).toMatchObject({ searchTerm: term, quantity }),
);

test('a thing that is named in two languages is one, with how many; two of one language are two', () => {
  const { items } = readList('bread\nleite meio gordo / semi milk x4\nketchup / mayo\nham');
  expect(items.map(({ searchTerm, quantity }) => [searchTerm, quantity])).toEqual([
    ['bread', 1],
    ['leite meio gordo', 4],
    ['ketchup', 1],
    ['mayo', 1],
    ['ham', 1],
  ]);
  expect(items[1]!.alternatives).toEqual(['semi milk']);
});
