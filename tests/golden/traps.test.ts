// What must come first, or must never be shown, for a typed line.
import fs from 'node:fs';
import path from 'node:path';
import { buildCatalogue, findProducts } from '../../engine';
import { shelf } from '../fixtures/shelves';

/** Cases of traps.txt, each with one line of reason. */
const TRAPS = fs
  .readFileSync(path.join(__dirname, 'traps.txt'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .trim()
  .split(/\n{2,}/)
  .map((block) => {
    const [head, ...rows] = block.split('\n');
    const [ask, why, ...more] = head!.split(' | ');
    if (!why || more.length > 0 || rows.some((row) => !/^[> ] \S/.test(row)))
      throw new Error(`traps.txt: "${head}" is no case`);
    const first = rows.find((row) => row.startsWith('>'))?.slice(2) ?? null;
    return { ask: ask!, why, shelf: rows.map((row) => row.slice(2)), first };
  });

test.each(TRAPS)('"$ask": $why', ({ ask, shelf: names, first }) => {
  const matches = findProducts(ask, 'TESCO', shelf(names), 3, 0);
  expect(matches[0]?.product.name ?? null).toBe(first);
});

const NEVER: { ask: string; shelf: string; why: string }[] = [
  {
    ask: 'kitchen roll',
    shelf: 'Deli Kitchen Flatbreads 2 Pack',
    why: 'one word of the name of another thing',
  },
  { ask: 'cheddar', shelf: 'Tesco Mozzarella 125G', why: 'another cheese is no cheddar' },
  { ask: 'tea bags', shelf: 'Tesco Unsmoked Gammon Joint 750G', why: 'nothing is shared' },
  {
    ask: 'mars bar',
    shelf: 'Cadbury Crunchie Chocolate Bar 40G',
    why: 'another brand is not what was typed',
  },
  {
    ask: 'plasters',
    shelf: 'Tesco Deli Platter 137G',
    why: 'a word that is spelt right is not repaired',
  },
  {
    ask: 'mead',
    shelf: 'Tesco Meal For One Chicken Jalfrezi 500G',
    why: 'what no store sells is no mistake for what it sells',
  },
  {
    ask: 'bio gel',
    shelf: 'Tesco Non Bio Washing Gel 26 Washes',
    why: 'the opposite of what was typed',
  },
  {
    ask: 'vegan lasagne',
    shelf: 'Tesco Vegetarian Vegetable Lasagne 375G',
    why: 'vegetarian may hold cheese',
  },
  {
    ask: 'clumping cat litter',
    shelf: 'Tesco Non-Clumping Cat Litter 10L',
    why: 'non-clumping does not clump',
  },
  { ask: 'dog food', shelf: 'Tesco 8 Hot Dogs In Brine 400G', why: 'a sausage is no dog food' },
];
test.each(NEVER)('"$ask" does not show $shelf: $why', ({ ask, shelf: name }) => {
  expect(findProducts(ask, 'TESCO', shelf([name]), 3)).toEqual([]);
});

test('a plain line does not mean the twelve-pack', () => {
  expect(
    findProducts(
      'heinz baked beans',
      'TESCO',
      shelf([
        'Heinz Baked Beans 12 X 415G',
        'Heinz Baked Beans In Tomato Sauce 415G',
        'Heinz Baked Beans 200G',
      ]),
      1,
      0,
    )[0]!.product.name,
  ).toBe('Heinz Baked Beans In Tomato Sauce 415G');
});

test('a name that holds two words for a thing does not crowd the others out', () => {
  const crowd = Array.from({ length: 100 }, (_, at) => `Tom Yum Tomato Soup ${at}`).concat(
    Array.from({ length: 100 }, (_, at) => `Tomato Soup ${at}`),
  );
  const { catalogue } = buildCatalogue([
    {
      store: 'ASDA',
      file: 'asda.csv',
      text: `name,price,category\n${crowd.map((name) => `${name},1.00,Food Cupboard`).join('\n')}\nASDA Crunchy & Fragrant Vine Ripened Tomatoes,1.22,"Fruit, Veg & Flowers"\n`,
    },
  ]);
  expect(findProducts('tomatoes', 'ASDA', catalogue, 1, 0)[0]!.product.name).toBe(
    'ASDA Crunchy & Fragrant Vine Ripened Tomatoes',
  );
});
