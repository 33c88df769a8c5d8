// What the tagger of lines looks at: how a line begins and ends, what its words are, what stands above and below it, and
// what most lines of the text are like.
import { hashOf, keyOf } from './featureKeys';
import { isWord, LOOKED, NO_LINE, sketch, upTo, type SeenLine, type Sketch } from './lineSketch';
import type { KnownToken } from './wordKnowledge';

/** What most lines of a text are like, whatever their order. */
interface Whole {
  /** Tenths of the lines that begin as this one does, by opening. */
  alike: ReadonlyMap<number, number>;
  things: number;
  recipe: number;
  chat: number;
  words: number;
  capitals: number;
  days: number;
  priced: number;
  /** Lines that begin with a capital. */
  begun: number;
}
function wholeOf(lines: readonly Sketch[]): Whole {
  const full = lines.filter(({ empty }) => !empty);
  const share = (is: (line: Sketch) => boolean): number =>
    Math.round((4 * full.filter(is).length) / Math.max(1, full.length));
  const counts = new Map<number, number>();
  for (const { opening } of full) counts.set(opening, (counts.get(opening) ?? 0) + 1);
  return {
    alike: new Map(
      [...counts].map(([opening, count]) => [opening, Math.round((4 * count) / full.length)]),
    ),
    things: share(({ things }) => things > 0),
    recipe: share(({ recipe }) => recipe > 0),
    chat: share(({ chat }) => chat > 0),
    words: share(({ words }) => words >= 5),
    capitals: share(({ capitals }) => capitals === 2),
    days: share(({ days }) => days > 0),
    priced: share(({ priced }) => priced > 0),
    begun: share(({ capitals }) => capitals > 0),
  };
}

/** A line among those around it. */
interface Placed {
  before: Sketch;
  here: Sketch;
  after: Sketch;
  whole: Whole;
  /** How many lines begin as this one does (`Whole.alike`). */
  alike: number;
  /** Its words, things and capitals in one number. */
  form: number;
  /** 1 the first line that is not empty, 2 the last. */
  edge: 0 | 1 | 2;
  head: Head;
  /** Where in its paragraph: 0 alone, 1 first, 2 within, 3 last; and whether the lines beside it begin as it does. */
  block: number;
  alikeBeside: number;
}

/** The keys of the features of each line of a text. */
export function lineFeatures(lines: readonly SeenLine[]): number[][] {
  const sketches = lines.map(sketch);
  const whole = wholeOf(sketches);
  const full = sketches.map(({ empty }, at) => (empty ? -1 : at)).filter((at) => at >= 0);
  const heads = headsOf(lines, sketches);
  const [firstFull, lastFull] = [full[0], full.at(-1)];
  return lines.map((line, at) => {
    const here = sketches[at]!;
    const placed: Placed = {
      before: sketches[at - 1] ?? NO_LINE,
      here,
      after: sketches[at + 1] ?? NO_LINE,
      whole,
      alike: whole.alike.get(here.opening) ?? 0,
      form: (here.words << 4) | (here.things << 2) | here.capitals,
      edge: at === firstFull ? 1 : at === lastFull ? 2 : 0,
      head: heads[at]!,
      block:
        (Number(!(sketches[at - 1] ?? NO_LINE).empty) << 1) |
        Number(!(sketches[at + 1] ?? NO_LINE).empty),
      alikeBeside: besideOf(sketches, at),
    };
    // The order counts: weights are added up in it.
    return [
      ...ownKeys(placed),
      ...placeKeys(placed),
      ...textKeys(placed),
      ...saidKeys(placed),
      ...layoutKeys(placed),
      ...sentenceKeys(placed),
      ...partKeys(placed),
      ...wordsOf(line.tokens, here),
    ];
  });
}

/** Whether the lines before and behind begin as it does and are in its case, a bit each. */
function besideOf(sketches: readonly Sketch[], at: number): number {
  const here = sketches[at]!;
  const is = (other: Sketch | undefined): number =>
    Number(
      other !== undefined &&
        !other.empty &&
        other.opening === here.opening &&
        other.capitals === here.capitals,
    );
  return (is(sketches[at - 1]) << 1) | is(sketches[at + 1]);
}

/** The feature that every line has. */
export const ANY_LINE = keyOf(100, 0);

/** What the line is like, on its own and beside lines that begin alike. */
const ownKeys = ({ here, alike, form }: Placed): number[] => [
  ANY_LINE,
  keyOf(101, here.opening),
  keyOf(102, here.ending),
  keyOf(103, here.opening, here.ending, here.words),
  keyOf(104, form),
  keyOf(105, form, here.ending),
  keyOf(106, here.words, here.talk, here.things),
  keyOf(107, here.numbers, here.words, here.things),
  keyOf(108, Number(here.empty)),
  keyOf(109, here.chat, here.words, here.things),
  keyOf(110, here.opening, alike),
  keyOf(111, alike, here.capitals, here.things),
];

/** What stands right above and below it, and whether it is the first or the last. */
const placeKeys = ({ before, here, after, form, edge }: Placed): number[] => [
  keyOf(112, Number(before.empty), Number(after.empty), form),
  keyOf(113, Number(before.empty), here.ending),
  keyOf(114, after.opening, here.opening),
  keyOf(115, before.opening, here.opening),
  keyOf(116, edge, here.words, here.things),
  keyOf(117, edge, here.talk, here.ending),
];

/** The line against what most lines of its text are like. */
const textKeys = ({ here, after, whole }: Placed): number[] => [
  keyOf(118, whole.recipe, here.recipe, here.words),
  keyOf(119, whole.recipe, here.words, here.numbers),
  keyOf(120, whole.chat, here.chat, here.talk),
  keyOf(121, whole.things, here.things, here.words),
  keyOf(122, whole.words, here.words, here.things),
  keyOf(123, after.chat, here.chat, after.things),
];

/** What it speaks of (cooking, days, shops, having), and under what it stands. */
const saidKeys = ({ before, here, after, head: { head, since } }: Placed): number[] => [
  keyOf(140, here.cooking, here.words),
  keyOf(141, here.days, here.words, here.things),
  keyOf(142, here.shops, here.words, here.things),
  keyOf(143, here.having, here.words, here.ending),
  keyOf(144, before.having, Number(before.empty), here.things),
  keyOf(145, head, upTo(3, since)),
  keyOf(146, head, here.opening),
  keyOf(147, head, here.words, here.things),
  keyOf(148, before.cooking, here.cooking, after.cooking),
];

/** How it is written: capitals, what it leads in with, how far it is indented. */
const layoutKeys = ({ before, here, after, whole, head: { head } }: Placed): number[] => [
  keyOf(149, here.opening, whole.alike.size > 1 ? 1 : 0, here.chat),
  keyOf(150, here.capitals, whole.capitals, here.words),
  keyOf(151, here.lead, here.words),
  keyOf(152, here.lead, here.things, here.ending),
  keyOf(153, Math.sign(after.indent - here.indent), here.words),
  keyOf(154, Math.sign(here.indent - before.indent), head),
  keyOf(155, here.opening, after.opening, here.words),
];

/** Whether it is a sentence, or made of what names are made of. */
const sentenceKeys = ({
  here,
  after,
  whole,
  block,
  alikeBeside,
  head: { head, blocks },
}: Placed): number[] => [
  keyOf(160, here.persons, here.finite, here.named),
  keyOf(161, here.named, here.words),
  keyOf(162, here.unknown, here.named, here.words),
  keyOf(163, here.asks, here.words, here.named),
  keyOf(164, here.doing, here.named, here.persons),
  keyOf(165, here.errand, here.words),
  keyOf(166, here.errand, here.named),
  keyOf(167, here.last, here.words, here.ending),
  keyOf(168, here.last, here.capitals, here.unknown),
  keyOf(169, here.priced, here.named, here.words),
  keyOf(170, here.done),
  keyOf(171, head, blocks, here.named),
  keyOf(172, here.days, here.named, here.numbers),
  keyOf(173, here.having, here.named, here.persons),
  keyOf(174, here.chat, here.persons + here.finite > 0 ? 1 : 0, here.named),
  keyOf(175, here.named, after.named, here.words),
  keyOf(176, here.lead, here.segments, here.numbers),
  keyOf(177, here.segments, here.named, here.words),
  keyOf(178, whole.days, here.days, here.segments),
  keyOf(179, whole.priced, here.priced, here.named),
  keyOf(180, block, here.words, here.capitals),
  keyOf(181, block, here.named, here.ending),
  keyOf(182, alikeBeside, here.words, here.named),
  keyOf(183, alikeBeside, here.ending, here.capitals),
  keyOf(184, here.refused, here.words, here.capitals),
  keyOf(185, here.maker, here.words, here.named),
];

/** Which sentence of a line it is, and how it begins where most lines begin alike. */
const partKeys = ({ here, whole, edge }: Placed): number[] => [
  keyOf(193, whole.begun, here.capitals, (edge << 3) | here.words),
  keyOf(194, edge, here.unknown, (here.words << 2) | here.capitals),
  keyOf(186, here.part, here.words, here.things),
  keyOf(187, here.part, here.named, here.persons + here.finite > 0 ? 1 : 0),
];

/** The nearest line above that may stand over others, as a number of what it says (0 none), and the lines since it. */
interface Head {
  head: number;
  since: number;
  /** Empty lines since it, 0 to 2. */
  blocks: number;
}

/** What the nearest line above says that may stand over others: by its colon, its signs or the empty line before it. */
function headsOf(lines: readonly SeenLine[], sketches: readonly Sketch[]): Head[] {
  let [head, since, blocks] = [0, 0, 0];
  return lines.map(({ tokens }, at) => {
    if (sketches[at]!.empty) blocks++;
    const found = { head, since: since++, blocks: upTo(2, blocks) };
    const { empty, words, having, cooking, numbers } = sketches[at]!;
    const last = tokens.at(-1)?.kind;
    const apart = at === 0 || sketches[at - 1]!.empty || tokens[0]?.word.startsWith('#') === true;
    if (!empty && words < 5 && (last === 'mark:' || (apart && numbers === 0))) {
      const method = tokens.some(({ word }) => METHOD_WORDS.has(word));
      head = 1 + (having << 1) + (Number(method) << 2) + (Number(last === 'mark:') << 3);
      since = cooking ? 1 : 0;
      blocks = 0;
    }
    return found;
  });
}
const METHOD_WORDS = new Set([
  'method',
  'directions',
  'instructions',
  'steps',
  'notes',
  'nutrition',
  'tips',
]);

/** The words of a line, wherever they stand, its first ones and its last. */
function wordsOf(tokens: readonly KnownToken[], { words: count }: Sketch): number[] {
  const all = tokens.slice(0, LOOKED);
  const words = all.filter(isWord);
  const keys: number[] = [];
  const seen = new Set<string>();
  for (const { stem } of words) {
    if (seen.has(stem)) continue;
    seen.add(stem);
    keys.push(keyOf(130, hashOf(stem)), keyOf(131, hashOf(stem), Math.min(3, count)));
  }
  for (const kind of new Set(all.map((one) => one.kind)))
    keys.push(keyOf(132, hashOf(kind), count));
  const [first, second] = words;
  const last = tokens.at(-1);
  if (first)
    keys.push(
      keyOf(133, hashOf(first.stem)),
      keyOf(134, hashOf(first.kind), hashOf(second?.kind ?? '')),
    );
  if (first && second) keys.push(keyOf(135, hashOf(first.stem), hashOf(second.stem)));
  if (last) keys.push(keyOf(136, hashOf(last.stem)));
  for (let at = 1; at < all.length; at++)
    keys.push(keyOf(137, hashOf(all[at - 1]!.stem), hashOf(all[at]!.stem)));
  return keys;
}
