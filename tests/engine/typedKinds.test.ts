// What a typed line says beside its words: size, range, state, for whom, what it is without.
import { parseLine } from '../../engine';
import { ALL_OF_A_LINE, ALSO_CALLED, pairsOf, SAID } from '../../engine/lexicon/sayings';
import { kindOf } from '../../engine/knowledge/everydayKinds';
import { parseQuery } from '../../engine/query/parseQuery';
import { readRow } from '../../engine/reading/readList';
import { wordOf } from '../../engine/words/wordInterner';

test('sizes, sizes of nappies and shares of flour are read out of the words', () => {
  expect(parseQuery('kilo of mince').size).toEqual({ kind: 'mass', amount: 1000, count: 0 });
  expect(parseQuery('pampers pants 6').attributes['stage']).toEqual(['6']);
  expect(parseQuery('pampers size 4')).toMatchObject({
    words: ['size'],
    attributes: { stage: ['4'] },
  });
  expect(parseQuery('50/50 bread')).toMatchObject({
    size: { kind: 'none' },
    attributes: { bread: ['50 50'] },
  });
});

test('a line is what stands before "in"', () => {
  expect(parseQuery('sardines in olive oil').kind).toBe(parseQuery('sardines').kind);
  expect(parseQuery('olive oil').kind).not.toBeNull();
});

test.each([
  { line: 'large eggs x12', searchTerm: 'large eggs 12', quantity: 1 },
  { line: '12 x eggs', searchTerm: 'eggs', quantity: 12 },
  { line: 'toilet roll x 9', searchTerm: 'toilet roll 9', quantity: 1 },
  { line: 'eggs x2', searchTerm: 'eggs', quantity: 2 },
  { line: 'milk x12', searchTerm: 'milk', quantity: 12 },
])('$line: what is sold by the count is counted in the pack', ({ line, searchTerm, quantity }) => {
  expect(parseLine(line)).toMatchObject({ searchTerm, quantity });
});

test('every saying is read as what stores print for it', () => {
  const anywhere = [...pairsOf(ALSO_CALLED), ...pairsOf(SAID)];
  expect(new Set(anywhere.map(([said]) => said)).size).toBe(anywhere.length);
  const sayings = [...anywhere, ...pairsOf(ALL_OF_A_LINE)];
  const read = (line: string): string[] => {
    const { brand, words } = parseQuery(line);
    return [brand ?? '', ...[...words].sort()];
  };
  for (const [said, printed] of sayings)
    expect([said, ...read(said)]).toEqual([said, ...read(printed)]);
});

test.each([
  ['a pint of milk', { kind: 'volume', amount: 568, count: 0 }],
  ['two pints of milk', { kind: 'volume', amount: 1136, count: 0 }],
  ['semi skimmed 4pts', { kind: 'volume', amount: 2272, count: 0 }],
  ['half bottle of vodka', { kind: 'volume', amount: 350, count: 0 }],
  ['litre of gin', { kind: 'volume', amount: 1000, count: 0 }],
  ['vodka litre', { kind: 'volume', amount: 1000, count: 0 }],
  ['brandy small', { kind: 'volume', amount: 350, count: 0 }],
  ['small bottle of prosecco', { kind: 'volume', amount: 200, count: 0 }],
  ['box of wine', { kind: 'volume', amount: 2250, count: 0 }],
  ['2 dozen eggs', { kind: 'count', amount: 24, count: 24 }],
  ['1/2 dozen eggs', { kind: 'count', amount: 6, count: 6 }],
])('"%s" says how much in words', (line, size) =>
  expect(parseQuery(line).size).toMatchObject(size),
);

test.each([
  ['redmere farms carrots', 'value', ['carrot']],
  ['sainsburys basics pasta', 'value', ['pasta']],
  ['smart price rice', 'value', ['rice']],
  ['the best coleslaw', 'premium', ['coleslaw']],
  ['asda exceptional coleslaw', 'premium', ['coleslaw']],
  // Only in front are plain words a range, and never of a pack.
  ['value pack crisps', null, ['value', 'crisp']],
  ['crisps best value', null, ['crisp', 'best', 'value']],
  // Sainsbury's sells a Butcher's Choice of its own: no range of Tesco's.
  ['butchers choice sausages', null, ['butcher', 'choice', 'sausage']],
  // Alone it is all that was said.
  ['creamfields', null, ['creamfield']],
])('the range in "%s" is %s', (line, tier, words) => {
  const query = parseQuery(line);
  expect([query.tier, query.words]).toEqual([tier, words]);
});

test.each([
  ['tesco beans', ['baked', 'bean'], 'what "beans" are'],
  ['own label beans', ['baked', 'bean'], 'of whichever store'],
  ['tesco own ketchup', ['ketchup'], 'its own label'],
])('"%s" is the own label of what the rest says: %s', (line, words) => {
  const query = parseQuery(line);
  expect([...query.words]).toEqual(words);
  expect(query.tier).toBe('standard');
});

test('smokey bacon is a rasher alone, and a flavour before crisps', () => {
  expect([...parseQuery('smokey bacon').words]).toEqual(['smoked', 'back', 'bacon']);
  expect([...parseQuery('smokey bacon crisps').words]).toEqual(['smoky', 'bacon', 'crisp']);
});

test.each([
  ['paprika smoked', 'paprika', 'a state behind it'],
  ['kitchen roll jumbo', 'roll', 'a size behind it'],
  ['toothbrush kids age 3', 'toothbrush', 'for whom it is'],
  ['sweetcorn no salt', 'sweetcorn', 'what it is without'],
  ['scones fruit', 'scone', 'a variety of an everyday kind'],
])('"%s": the thing is the %s (%s)', (line, thing) =>
  expect(wordOf(parseQuery(line).head)).toBe(thing),
);

test('what a thing is without makes no kind, and an age no count', () => {
  expect(parseQuery('fruit shoot no sugar blackcurrant').kind?.words ?? []).not.toContain('sugar');
  expect(parseQuery('toothbrush kids age 3').size.kind).toBe('none');
});

test.each(['teabags own brand', 'own label ketchup', 'supermarket own cola'])(
  "%s asks for a store's own",
  (line) => expect(parseQuery(line).tier).toBe('standard'),
);

test('a word written short behind what is named is part of it, talk is not', () => {
  expect(readRow('strong white bread flr').searchTerm).toBe('strong white bread flr');
  expect(readRow('strong white bread thx').searchTerm).toBe('strong white bread');
});

test('an onion cut short behind cheese, and what is unscented, are read in full', () => {
  expect(parseQuery('walkers cheese n on').words).toEqual(['cheese', 'onion']);
  expect(parseQuery('cheese & on crisps').words).toContain('onion');
  expect(parseQuery('unscented baby wipes').words).toContain('fragrance');
});

test('super plus is no super', () => {
  const said = (text: string) => parseQuery(text).attributes['absorbency'];
  expect([said('tampax super'), said('tampax super plus')]).toEqual([['super'], ['super plus']]);
});

test('a child of so many months counts nothing, and half a per cent of fat is no alcohol', () => {
  expect(parseQuery('pouches 7 months').size.kind).toBe('none');
  expect(parseQuery('toothbrush age 3').words).toEqual(['toothbrush']);
  expect(parseQuery('skimmed milk 0.5% fat').attributes['alcohol']).toBeUndefined();
});

test('what stands before "for" is the thing, whatever it is for', () => {
  expect(wordOf(parseQuery('icing for birthday cake').head)).toBe('icing');
});

test.each(['paracetamol', 'ibuprofen', 'toothpaste'])(
  '%s for children is another thing than %s',
  (thing) => {
    expect(kindOf([thing])?.words).toEqual([thing]);
    expect(kindOf(['children', thing])).toBeNull();
  },
);
