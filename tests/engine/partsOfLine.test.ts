// The labels of a line's words -> its things and their parts, by labels written by hand: what the model says is no part of
// this. n name, b maker, q how many, u unit, s size, x refused, r preparation, O nothing; "|" begins a thing.
import { partsOf, textOf } from '../../engine/reading/itemParts';
import { tokenise } from '../../engine/tagger/tokens';
import { known } from '../../engine/tagger/wordKnowledge';

interface Said {
  recipe?: boolean;
  areKinds?: boolean;
}
function parts(
  line: string,
  labels: string,
  { recipe = false, areKinds = false }: Said = {},
): string {
  const all = known(tokenise(line));
  const said = labels.split(' ');
  expect(said).toHaveLength(all.length);
  return partsOf(all, said, recipe, areKinds)
    .map((runs) => runs.map((run) => `${run.label}:${textOf(line, all, run)}`).join(', '))
    .join(' | ');
}
type Case = readonly [line: string, labels: string, expected: string];
const holds = (cases: readonly Case[], said?: Said): void =>
  test.each(cases)('%s, as %s, is %s', (line, labels, expected) =>
    expect(parts(line, labels, said)).toBe(expected),
  );

describe('numbers that are part of a name', () => {
  holds([
    ['2 milk', 'q n', 'q:2, n:milk'],
    ['guinness 0.0', 'b q', 'b:guinness, n:0.0'],
    ['guinness 1.0', 'b q', 'b:guinness, q:1.0'],
    ['50/50 bread', 'q n', 'n:50/50 bread'],
    ['1/2 onion', 'q n', 'q:1/2, n:onion'],
    ['air freshener 24/7', 'n n q', 'n:air freshener 24/7'],
    ['shampoo 2in1', 'n q u q', 'n:shampoo 2in1'],
    ['2in1 shampoo', 'q u q n', 'n:2in1 shampoo'],
    ['shampoo 2 in 1', 'n q O q', 'n:shampoo, q:2, q:1'],
    ['mach3 blades', 'n q n', 'n:mach3 blades'],
    ['mach3 blades', 'n |q n', 'n:mach3 blades'],
    ['x3 milk', 'O q n', 'q:3, n:milk'],
    ['milk x3', 'n O q', 'n:milk, q:3'],
    ['mach3 blades', 'n s n', 'n:mach, s:3, n:blades'],
    ['milk 2l3', 'n q u q', 'n:milk, q:2, n:l3'],
    ['milk 2 l 3', 'n q u q', 'n:milk, q:2, u:l, q:3'],
    ['3 milk', 'q n', 'q:3, n:milk'],
  ]);
});

describe('marks and pictures', () => {
  holds([
    // On both sides of a mark stands the same: it belongs to that.
    ['semi-skimmed milk', 'n n n n', 'n:semi-skimmed milk'],
    ['salt & vinegar', 'n n n', 'n:salt & vinegar'],
    ['• milk', 'n n', 'n:milk'],
    ['milk •', 'n n', 'n:milk'],
    ['milk • oat', 'n n n', 'n:milk • oat'],
    ['milk • 2', 'n n q', 'n:milk, q:2'],
    ['2 • milk', 'q n n', 'q:2, n:milk'],
    ['milk 🥛', 'n n', 'n:milk'],
    ['🥛 milk', 'n n', 'n:milk'],
    ['milk 🥛 oat', 'n n n', 'n:milk 🥛 oat'],
    ['• milk • oat', 'O n n |n', 'n:milk | n:oat'],
    // These four belong to what they are said to.
    ['choc 70%', 'n n n', 'n:choc 70%'],
    ['£ milk', 'n n', 'n:£ milk'],
    ['vitamin d +', 'n n n', 'n:vitamin d +'],
    ['salt &', 'n n', 'n:salt &'],
    // A plus that is written as one with the name before it.
    ['choc 70%+', 'n n n O', 'n:choc 70%+'],
    ['nurofen+', 'b O', 'b:nurofen+'],
    ['2+ milk', 'q O n', 'q:2, n:milk'],
    ['choc + milk', 'n O n', 'n:choc, n:milk'],
    ['milk 79p each', 'n s s n', 'n:milk, s:79p'],
    ['each 79p milk', 'n s s n', 's:79p, n:milk'],
    ['milk each', 'n n', 'n:milk each'],
    ['milk each', '|n n', 'n:milk each'],
    // What joins words though it is nobody's.
    ['semi-skimmed', 'n O n', 'n:semi-skimmed'],
    ['salt&vinegar', 'n O n', 'n:salt&vinegar'],
    ['bread/rolls', 'n O n', 'n:bread/rolls'],
    ['dr.pepper', 'b O b', 'b:dr.pepper'],
    ['70%cocoa', 'n O n', 'n:70%cocoa'],
    ['salt • vinegar', 'n O n', 'n:salt, n:vinegar'],
    ['salt - vinegar', 'n O n', 'n:salt, n:vinegar'],
    ['salt the vinegar', 'n O n', 'n:salt, n:vinegar'],
    ['salt and vinegar', 'n O n', 'n:salt and vinegar'],
    ['salt and soap', 'n O n', 'n:salt, n:soap'],
  ]);
});

describe('preparations and pieces', () => {
  const CASES: readonly Case[] = [
    ['diced cheddar', 'r n', 'n:diced cheddar'],
    ['cheddar diced', 'n r', 'n:cheddar diced'],
    // "edam" only begins like a form of a verb.
    ['edam cheddar', 'r n', 'r:edam, n:cheddar'],
    ['diced heinz', 'r b', 'r:diced, b:heinz'],
    ['carrots, diced', 'n O r', 'n:carrots, r:diced'],
    ['carrots, grated', 'n O r', 'n:carrots, n:grated'],
    ['minced beef steak', 'r n n', 'n:minced beef steak'],
    ['finely cheddar', 'r n', 'r:finely, n:cheddar'],
    ['diced 2 cheddar', 'r q n', 'r:diced, q:2, n:cheddar'],
    ['milk, whole', 'n O r', 'n:milk, n:whole'],
    ['seafood sticks', 'n u', 'n:seafood sticks'],
    ['seafood sticks', 'n O', 'n:seafood sticks'],
    ['seafood sticks', 'b u', 'b:seafood, u:sticks'],
    ['2 seafood sticks', 'q n u', 'q:2, n:seafood, u:sticks'],
    ['2 big seafood sticks', 'q n n u', 'q:2, n:big seafood, u:sticks'],
    ['seafood sticks 4', 'n u q', 'n:seafood, u:sticks, q:4'],
    ['seafood sticks x 4', 'n u O q', 'n:seafood sticks, q:4'],
    ['seafood packs', 'n u', 'n:seafood, u:packs'],
    ['sticks 2', 'u q', 'n:sticks, q:2'],
  ];
  holds(CASES);
  describe('in a recipe', () =>
    holds(
      [
        ['diced cheddar', 'r n', 'r:diced, n:cheddar'],
        ['seafood sticks', 'n u', 'n:seafood, u:sticks'],
        ['milk, whole', 'n O r', 'n:milk, r:whole'],
      ],
      { recipe: true },
    ));
});

describe('for whom a thing is made', () => {
  holds([
    ['pouches 7 months', 'n q u', 'n:pouches 7 months'],
    ['pouches 7 months', 'n s s', 'n:pouches 7 months'],
    ['pouches 7 months old', 'n q u O', 'n:pouches, q:7, u:months'],
    ['calpol six plus', 'b q O', 'b:calpol, n:six plus'],
    ['toothbrush age 3', 'n O q', 'n:toothbrush age 3'],
    ['toothbrush age 3', 'n r q', 'n:toothbrush, r:age, n:3'],
    ['no 1 shampoo', 'O q n', 'n:no 1 shampoo'],
    ['no one shampoo', 'O q n', 'q:one, n:shampoo'],
    ['pouches months', 'n u', 'n:pouches, u:months'],
    ['age milk', 'O n', 'n:milk'],
    ['milk 7 days', 'n q u', 'n:milk, q:7, u:days'],
    // What begins a thing of its own is no age of the one before.
    ['pouches 7 months', 'n |q u', 'n:pouches | q:7, n:months'],
  ]);
});

describe('what is refused', () => {
  holds([
    ['mayo not light', 'n O n', 'n:mayo, x:not light'],
    ['mayo not the light one', 'n O O n O', 'n:mayo, x:not the light'],
    ['mayo, not a light heinz 2', 'n O O O n b q', 'n:mayo, x:not a light heinz, q:2'],
    ['not light mayo', 'O n n', 'n:light mayo'],
    ['mayo not', 'n O', 'n:mayo'],
    ['mayo not 2', 'n O q', 'n:mayo, q:2'],
    ['mayo not light, heinz', 'n O n n b', 'n:mayo, x:not light, b:heinz'],
    // Where nothing denies, nothing is refused; in front of what denies neither.
    ['fingers, chips', 'n O x', 'n:fingers, n:chips'],
    ['fingers, heinz', 'n O x', 'n:fingers, b:heinz'],
    ['heinz fingers but birds', 'x n O x', 'b:heinz, n:fingers, x:birds'],
    ['without heinz fingers', 'x x n', 'x:without heinz, n:fingers'],
    ['~ milk ~ bread', 'O x O |n', 'n:bread'],
  ]);
});

describe('where a thing begins and ends', () => {
  holds([
    ['milk bread', 'n |n', 'n:milk | n:bread'],
    ['milk 2 bread', 'n |q n', 'n:milk | q:2, n:bread'],
    ['eggs, half a dozen', 'n O |q q q', 'n:eggs, q:half a dozen'],
    ['eggs, 12 packs', 'n O |q u', 'n:eggs, q:12, u:packs'],
    ['eggs; 12', 'n O |q', 'n:eggs'],
    ['eggs, packs', 'n O |u', 'n:eggs | n:packs'],
    ['2 eggs, 12', 'q n O |q', 'q:2, n:eggs'],
    ['eggs, 12 milk', 'n O |q n', 'n:eggs | q:12, n:milk'],
    ['2, 12', 'q O |q', ''],
    ['2 loaves', 'q u', 'q:2, n:loaves'],
    ['bottles of wine', 'u n n', 'u:bottles, n:wine'],
    ['bottles of', 'u n', ''],
    ['of wine', 'x n', 'n:wine'],
    ['bread and butter pudding', 'n O |n n', 'n:bread and butter pudding'],
    ['bread and butter', 'n O |n', 'n:bread | n:butter'],
    ['towels with wings', 'n O |n', 'n:towels, n:wings'],
    ['with wings', 'O |n', 'n:wings'],
  ]);
});

describe('a name behind what is told of another', () => {
  holds([
    ['sausages and it was the last, chips', 'n O O O O O O n', 'n:sausages | n:chips'],
    // Three words that make a sentence: what is done, who, or what is asked.
    ['sausages the nice was chips', 'n O O O n', 'n:sausages | n:chips'],
    ['sausages for me today chips', 'n O O O n', 'n:sausages | n:chips'],
    ['sausages for dinner need chips', 'n O O O n', 'n:sausages | n:chips'],
    ['sausages it was chips', 'n O O n', 'n:sausages, n:chips'],
    ['sausages it , was chips', 'n O O O n', 'n:sausages, n:chips'],
    ['sausages with the last chips', 'n O O O n', 'n:sausages, n:chips'],
    ['heinz and it was chips', 'b O O O n', 'b:heinz | n:chips'],
    ['sausages and it was heinz', 'n O O O b', 'n:sausages | b:heinz'],
    ['sausages and it was oven chips', 'n O O O n n', 'n:sausages | n:oven chips'],
    // What names no thing tells of the one before.
    ['sausages and it was vegan', 'n O O O n', 'n:sausages, n:vegan'],
    ['sausages and it was boneless', 'n O O O n', 'n:sausages, n:boneless'],
    ['sausages and it was chips ones', 'n O O O n O', 'n:sausages, n:chips'],
    ['sausages and it was chips one', 'n O O O n O', 'n:sausages, n:chips'],
    ['sausages and it was chips stones', 'n O O O n O', 'n:sausages | n:chips'],
    ['sausages and it was chips onesie', 'n O O O n O', 'n:sausages | n:chips'],
    ['sausages and it was two', 'n O O O q', 'n:sausages, q:two'],
  ]);
});

describe('what names nothing', () => {
  holds([
    ['please', 'n', ''],
    ['er', 'n', ''],
    ['milk please', 'n |n', 'n:milk'],
    ['milk, whichever', 'n O |n', 'n:milk'],
    ['tuesday', 'n', ''],
    ['something sweet', 'n n', 'n:something sweet'],
    ['something sweet, custard creams', 'n n O |n n', 'n:custard creams'],
    ['something, custard creams', 'n O |n n', 'n:something | n:custard creams'],
    ['2', 'q', ''],
  ]);
});

test('blanks within a name are one', () => expect(parts('oat   milk', 'n n')).toBe('n:oat milk'));
