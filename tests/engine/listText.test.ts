import { describeLeftOut, parseList, readList } from '../../engine';

const rowsIn = (text: string): string[] => readList(text).items.map((item) => item.text);

test('blank lines and comments are no items', () => {
  expect(parseList('\uFEFFmilk\r\n\r\n# a note\n  bread \n')).toEqual(['milk', 'bread']);
});

test.each([
  [
    'an iPhone',
    '[12/03/2024, 18:22:10] Mum: milk\n[12/03/2024, 18:22:31] Mum: 2 x bread',
    ['milk', '2 x bread'],
  ],
  ['an iPhone with marks', '\u200e[12/03/2024, 18:22:10] \u202aMum\u202c: milk', ['milk']],
  [
    'Android',
    '12/03/2024, 18:22 - Mum: milk\n12/03/2024, 18:23 - +44 7700 900123: bread',
    ['milk', 'bread'],
  ],
  [
    'a clock of twelve hours',
    '3/12/24, 6:22\u202fPM - Mum: milk\n[12/03/2024, 6:22:10 pm] Dad: bread',
    ['milk', 'bread'],
  ],
  [
    'other dates',
    '12.03.24, 18:22 - Mum: milk\n[2024-03-12, 18:22:10] Mum: bread',
    ['milk', 'bread'],
  ],
  [
    'several lines in a message',
    '12/03/2024, 18:22 - Mum: milk\nbread\n\neggs',
    ['milk', 'bread', 'eggs'],
  ],
  ['a message whose lines start below', '12/03/2024, 18:22 - Mum:\nmilk', ['milk']],
  [
    'an edited message',
    '[12/03/2024, 18:22:10] Mum: milk \u200e<This message was edited>',
    ['milk'],
  ],
  ['a comment in a chat', '12/03/2024, 18:22 - Mum: # for Sunday', []],
])('a chat exported by WhatsApp, %s: who wrote when is no part of the item', (_, text, items) => {
  expect(rowsIn(text)).toEqual(items);
});

test.each([
  '12/03/2024, 18:20 - Messages and calls are end-to-end encrypted. No one outside of this chat can read them.',
  '[12/03/2024, 18:20:01] Family: \u200eMessages and calls are end-to-end encrypted.',
  '12/03/2024, 18:20 - Mum added Dad',
  '12/03/2024, 18:20 - Mum changed the group name to "Shop: food"',
  '12/03/2024, 18:20 - Mum: <Media omitted>',
  '[12/03/2024, 18:20:01] Mum: \u200eimage omitted',
  '[12/03/2024, 18:20:01] Mum: \u200e<attached: 00000012-PHOTO-2024-03-12.jpg>',
  '12/03/2024, 18:20 - Mum: IMG-20240312-WA0001.jpg (file attached)',
  '12/03/2024, 18:20 - Mum: This message was deleted',
])('what the messenger itself writes is no item: %s', (line) => {
  const { items, leftOut } = readList(`${line}\nmilk`);
  expect([items.map(({ text }) => text), leftOut.length]).toEqual([['milk'], 1]);
});

test.each(['Dairy:', 'FRUIT & VEG:', '*Dairy:*', 'Frozen :', '12/03/2024, 18:22 - Mum: Dairy:'])(
  'a heading is no item: %s',
  (line) => {
    const { items, leftOut } = readList(`${line}\nmilk\nbread`);
    expect([items.length, leftOut.map(({ reason }) => reason)]).toEqual([2, ['heading']]);
  },
);

test('what was left out is told by its reason, headings by their names', () => {
  const { leftOut } = readList('Dairy:\nmilk\n*Fruit & veg:*\napples\n[x] salt');
  expect(describeLeftOut(leftOut)).toEqual([
    '2 headings left out: Dairy, Fruit & veg',
    '1 ticked line left out: salt',
  ]);
  const heading = { line: 1, reason: 'heading' } as const;
  expect(
    describeLeftOut(['a:', 'b:', 'c:', 'd:', 'e:'].map((text) => ({ ...heading, text }))),
  ).toEqual(['5 headings left out: a, b, c and 2 more']);
  expect(describeLeftOut([])).toEqual([]);
});
