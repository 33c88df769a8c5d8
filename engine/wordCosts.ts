import type { Facts } from './facts';
import { E, type Row } from './features';
import { THING_GAPS } from './lexicon/thingGaps';
import { WORD_COSTS } from './lexicon/wordCosts';
import { LEFT, standingOf } from './replacements';
import { flags, NAMED, present } from './sight';
import type { Sought } from './wanted';
import { classAt, costOf, TYPE, typeOf } from './wordClasses';
import { wordId, wordOf } from './wordIds';

/** What words cost among products of one kind of thing, by word number: 0 the same item ... 3 another thing, in halves. */
type Costs = ReadonlyMap<number, number>;
/** In place of a cost: only a maker's name. */
const MAKER = -1;
/** What a word costs that neither the kind nor the classes know. */
const UNKNOWN_COST = 1.5;
/** Another thing. */
const MOST = 3;
/** From this cost on a word makes another variety. */
const GRAVE = 1.5;
/** How much a word says about which thing a product is, by its cost in halves. */
const SENSE = [0.1, 0.3, 0.5, 1.2, 2, 2.5, 3] as const;
const MAKER_SENSE = 0.6;

// Made when two names are first compared, as the classes are; a kind's words when it is first asked for.
let texts: Map<string, string> | null = null;
const costs = new Map<number, Costs>();
let gaps: Map<number, Map<number, number>> | null = null;

const textsOfKinds = (): Map<string, string> => new Map(WORD_COSTS.split(/\|\n?/).map((entry) => {
  const end = entry.indexOf(' ');
  return [entry.slice(0, end), entry.slice(end + 1)] as const;
}));

const readCosts = (text: string): Costs => new Map(text.split(' ').filter(Boolean).flatMap((group) => {
  const [figure, words] = group.split(':') as [string, string];
  return words.split('.').map((word) => [wordId(word), figure === 'b' ? MAKER : Number(figure) / 2] as const);
}));

/** What words cost among products of a kind, by the number of the kind's word. */
export function costsAmong(thing: number): Costs {
  let known = costs.get(thing);
  if (!known) costs.set(thing, (known = readCosts((texts ??= textsOfKinds()).get(wordOf(thing)) ?? '')));
  return known;
}

function madeGaps(): Map<number, Map<number, number>> {
  const all = new Map<number, Map<number, number>>();
  const row = (word: number): Map<number, number> => all.get(word) ?? all.set(word, new Map()).get(word)!;
  for (const [gap, pairs] of THING_GAPS) {
    for (const pair of pairs.split(/,\n?/)) {
      const [a, b] = pair.split(' ').map(wordId) as [number, number];
      row(a).set(b, gap);
      row(b).set(a, gap);
    }
  }
  return all;
}

/** How far two words for what a thing is lie apart, 0 ... 3; null when nobody has judged it. */
export const gapOf = (a: number, b: number): number | null => (a === b ? 0 : ((gaps ??= madeGaps()).get(a)?.get(b) ?? null));

/** The cost by the word alone. */
function plainCost(id: number): number {
  const wordClass = classAt(id);
  return typeOf(wordClass) === TYPE.B ? MAKER : wordClass < 0 ? UNKNOWN_COST : costOf(wordClass);
}

const senseFor = (cost: number): number => (cost === MAKER ? MAKER_SENSE : SENSE[cost * 2]!);

/**
 * What the words that only one of two names has cost among products of that kind: "soft" is nothing to prunes and
 * another cheese. `lost` and `added` are those words by number, makers apart; the sight must be shown and looked at.
 */
export function addCosts(row: Row, { wanted, name, thingId }: Sought, facts: Facts, lost: readonly number[], added: readonly number[]): void {
  const theirThing = facts.thing === '' ? facts.ids.head : facts.ids.thing;
  const mine = costsAmong(thingId);
  const theirs = costsAmong(theirThing);
  const nameless = (wanted.thing === '' && wanted.head === '') || (facts.thing === '' && facts.head === '');
  const gap = nameless ? null : gapOf(thingId, theirThing);
  const cost = (id: number, first: Costs, second: Costs): number => (id === thingId || id === theirThing ? (gap ?? MOST) : (first.get(id) ?? second.get(id) ?? plainCost(id)));
  let worst = 0;
  let grave = 0;
  let both = 0;
  const left = (ids: readonly number[], others: readonly number[], first: Costs, second: Costs): number => {
    let sum = 0;
    for (let at = 0; at < ids.length; at++) {
      const full = cost(ids[at]!, first, second);
      if (full === MAKER) continue;
      const standing = standingOf(ids[at]!, others);
      const remains = full * LEFT[standing];
      sum += remains;
      if (remains > worst) worst = remains;
      if (remains >= GRAVE) grave++;
      // A shared word counts once; of two that stand for one another each is half of it.
      if (standing > 0) both += 0.5 * (1 - LEFT[standing]) * senseFor(full);
    }
    return sum;
  };
  row[E.costLost] = left(lost, added, mine, theirs);
  row[E.costAdded] = left(added, lost, theirs, mine);
  row[E.costWorst] = worst;
  row[E.costGrave] = grave;
  row[E.thingGap] = thingId === theirThing ? 0 : (gap ?? -1);
  let all = -both;
  for (let at = 0; at < name.length; at++) {
    const sense = senseFor(cost(name[at]!.id, mine, theirs));
    all += sense;
    if (present[name[at]!.place] === 1) both += sense;
  }
  for (let at = 0; at < facts.ids.name.length; at++) {
    const id = facts.ids.name[at]!;
    if (!(flags[id]! & NAMED)) all += senseFor(cost(id, theirs, mine));
  }
  row[E.costAlike] = both / Math.max(0.1, all);
}
