import { buildCatalogue, findProducts, type Catalogue } from '../../engine';
import { parseQuery } from '../../engine/query/parseQuery';
import { reductionsOf, withoutGuesses } from '../../engine/ranking/givingUp';

const shelf = (...names: string[]): Catalogue =>
  buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: `name,price\n${names.map((name) => `"${name}",2.00`).join('\n')}\n`,
    },
  ]).catalogue;

const first = (line: string, catalogue: Catalogue) => findProducts(line, 'TESCO', catalogue)[0];

test('what costs least is given up where all words find nothing, and it is said', () => {
  const found = first('egg mayo sandwich filler', shelf('Tesco Egg Mayonnaise Deli Filler 220G'));
  expect(found?.product.name).toBe('Tesco Egg Mayonnaise Deli Filler 220G');
  expect(found?.givenUp).toEqual(['sandwich']);
  expect(found?.reasons).toContainEqual({
    kind: 'missing-words',
    weight: 'against',
    words: 'without “sandwich”',
  });
  expect(found?.reasons.map(({ kind }) => kind)).not.toContain('all-words');
  expect(found?.verdict).toBe('similar');
});

test('without a word a match is less certain than with all of them', () => {
  const name = 'Tesco Egg Mayonnaise Deli Filler 220G';
  const whole = first('egg mayo deli filler', shelf(name))!;
  expect(whole.givenUp).toBeUndefined();
  expect(first('egg mayo sandwich filler', shelf(name))!.similarity).toBeLessThan(whole.similarity);
});

test.each([
  ['halal chicken drumsticks', 'Tesco Chicken Drumsticks 1Kg', 'who asks for halal means it'],
  ['lactose free halloumi', 'Tesco Halloumi 225G', 'a diet'],
  ['yoghurts for kids low sugar', 'Tesco Natural Yogurt 500G', 'a diet behind "for"'],
  ['decaf tea', 'Tesco 80 Teabags 250G', 'the same'],
  ['quince paste', 'Tesco Garlic Paste 90G', 'a word that no one has read may name the variety'],
  ['disposable bbq', 'Tesco Bbq Sauce 440G', 'without it, it stands elsewhere'],
  ['smoked zander', 'Tesco Smoked Salmon 100G', 'or the thing itself'],
  ['hand cream', 'Tesco British Single Cream 300Ml', 'alone the rest means another thing'],
])('"%s" is never %s: %s', (line, name) => expect(first(line, shelf(name))).toBeUndefined());

test.each(['sallt pizza'])('"%s" is found without what was taken for salt', (line) => {
  const salts = ['Tesco Table Salt 750G', 'Tesco Salt And Vinegar Crisps', 'Tesco Rock Salt'];
  const found = first(line, shelf('Tesco Pizza 300G', ...salts));
  expect(found?.product.name).toBe('Tesco Pizza 300G');
  expect(found?.givenUp).toEqual(['sallt']);
  expect(found?.reasons.map(({ kind }) => kind)).not.toContain('spelling');
  expect(found!.similarity).toBeLessThan(0.75);
});

test('a misspelt word that was understood is not given up', () => {
  const found = first('bakd beans', shelf('Tesco Baked Beans 420G', 'Tesco Kidney Beans 400G'));
  expect(found?.product.name).toBe('Tesco Baked Beans 420G');
  expect(found?.givenUp).toBeUndefined();
});

test('what changes the thing is no small word: lemons for preserved lemons are at best an uncertain match of all words', () => {
  const found = first('preserved lemons', shelf('Tesco Lemons 4 Pack'));
  expect(found?.givenUp).toBeUndefined();
  expect(found?.similarity ?? 0).toBeLessThan(0.5);
});

test.each([
  ['dried lemons', 'Tesco Lemons 4 Pack', 'a fruit is not dried'],
  ['bitter lemon', 'Tesco Lemons 4 Pack', 'a drink is no fruit'],
])('%s are at best an uncertain match of %s: %s', (line, name) => {
  expect(first(line, shelf(name))?.similarity ?? 0).toBeLessThan(0.4);
});

test.each([
  ['unsalted almonds', 'Tesco Whole Almonds 200G', 'unsalted', 'names leave it unsaid'],
  ['maltesers large', 'Maltesers 310G', 'large', 'a size is no part of a brand'],
  ['nescafe gold blend 750g tin', 'Nescafe Gold Blend 95g', '750g', 'a size may not be sold'],
])('"%s" may do with %s, without "%s": %s', (line, name, word) => {
  const reductions = reductionsOf(parseQuery(line), shelf(name));
  expect(reductions.map(({ givenUp }) => givenUp)).toContainEqual([word]);
});

test('what is given up must not be contradicted', () => {
  const [shorter] = reductionsOf(parseQuery('unsalted almonds'), shelf('Tesco Almonds 200G'));
  expect(shorter?.query.attributes['salt']).toEqual(['unsalted']);
});

test('what could be chosen instead is read as the match is', () => {
  const catalogue = shelf('Tesco Egg Mayonnaise Deli Filler 220G', 'Tesco Sandwich Ham 100G');
  const [match] = findProducts('egg mayo sandwich filler', 'TESCO', catalogue);
  const [first] = findProducts('egg mayo sandwich filler', 'TESCO', catalogue, 5, 0);
  expect([first?.product, first?.similarity]).toEqual([match?.product, match?.similarity]);
});

test('the thing itself is not given up as a mistake', () => {
  expect(withoutGuesses(parseQuery('prawn crax'), ['crax'])).toBeNull();
  expect(withoutGuesses(parseQuery('sat fish fingers'), ['sat'])).not.toBeNull();
});

test('where a store has nothing for children there is what all eat', () => {
  const [shorter] = reductionsOf(parseQuery('crisps for the kids'), shelf('Tesco Crisps 6X25g'));
  expect(shorter?.givenUp).toEqual(['kid']);
  expect(shorter!.certainty).toBeLessThan(0.8);
});
