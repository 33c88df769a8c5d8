// Lines of lists whose own words say for certain what is to buy of them: errands, who wrote it, sections, two things and one.
import { readList } from '../../engine';

const terms = (text: string): string[] => readList(text).items.map((item) => item.searchTerm);
const amongOthers = (...lines: string[]): string[] =>
  terms(['milk', ...lines, 'bread', 'ham'].join('\n')).slice(1, -2);

test.each([
  ['ketchup no sugar in it', ['ketchup no sugar']],
  ['red wine - must be vegan!! under £9', ['vegan red wine']],
  ['burgers, baps', ['burgers', 'baps']],
  ['sawdust for the rabbit', ['sawdust for the rabbit']],
  ['Guinea pigs: sawdust, kale', ['sawdust', 'kale']],
  ['eggs 12 lrg', ['eggs 12 large']],
  ['cola no sug', ['cola no sugar']],
  ["Eggs, half a dozen, free range if they're not daft money", ['free range Eggs 6']],
  ["Denture tablets, Steradent, I'm on me last two.", ['Steradent Denture tablets']],
  ['milk and 2 loaves', ['milk', 'loaves']],
  ["custard that isn't too thick", ['custard not thick']],
  ['custard that the kids like', ['custard']],
  ['custard that the kids don’t hate', ['custard']],
  ['Something sweet, custard creams', ['custard creams']],
  ['ring the vet', []],
  ['charge fitbit', []],
  ['return parcel', []],
  ['post it notes', ['post it notes']],
  ['hoover bags', ['hoover bags']],
  ['per serving 612 kcal, 21g fat', []],
  ['ready salted crisps', ['ready salted crisps']],
])('%j among others', (line, expected) => expect(amongOthers(line)).toEqual(expected));

test('eggs that are said to be a dozen are twelve', () => {
  expect(readList('milk\neggs 12 lrg\nbread').items[1]!.need).toEqual({
    kind: 'pieces',
    count: 12,
  });
  expect(readList('eggs, a dozen').items[0]!.need).toEqual({ kind: 'pieces', count: 12 });
});

test.each([
  ['milk\nbread\nham\nCheers,\nLorraine', ['milk', 'bread', 'ham']],
  ['milk\nThanks\nBananas', ['milk', 'Bananas']],
  ['Lentil & sausage casserole, serves 4\nlentils\nrice\nham', ['lentils', 'rice', 'ham']],
  ['bread\n\nIn cupboard - just check\nrice\n\nOther\ncrisps', ['bread', 'crisps']],
  ['bread\n\nin the freezer section\npeas', ['bread', 'peas']],
  ['bread\n\nPets at Home\nhay\nsawdust', ['bread', 'hay', 'sawdust']],
  ['booze: 2 prosecco, 3 red\nham', ['prosecco', 'red', 'ham']],
  ['ring the vet', []],
])('what stands above, below or alone: %j', (text, expected) =>
  expect(terms(text)).toEqual(expected),
);

test('where headings begin with a capital and things with none, "Tins / dry" is a heading', () => {
  const list =
    'Fruit n veg\nbananas\nMeat\nham\nGreek yoghurt\nTins / dry\nbeans\nBaby + loo\nwipes';
  expect(terms(list)).toEqual(['bananas', 'ham', 'Greek yoghurt', 'beans', 'baby wipes']);
});

test('a thing in brackets behind another is no kind of it: sourdough, peanut butter (crunchy)', () => {
  const list = 'cheese, grated\nbutter, salted\nmilk, whole\nham, sliced';
  expect(terms(`${list}\nsourdough, peanut butter (crunchy)`)).toHaveLength(6);
});
