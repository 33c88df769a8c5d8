// What the words that only one of two names has cost among products of that kind, as evidence.
import { costsAmong, gapOf, MAKER, thingIdOf, UNSAID } from '../knowledge/wordCosts';
import { REMAINING_COST, type Closeness } from '../knowledge/substitutes';
import { classAt, costOf, TYPE, typeOf } from '../knowledge/wordClasses';
import type { ParsedName } from '../names/parsedName';
import { NO_WORD } from '../words/wordInterner';
import { E, type Row } from './features';
import { termFlags, NAMED, presentTerms } from './queryMarks';
import type { PreparedTarget } from './target';

/** What a word costs that neither the kind nor the classes know. */
const UNKNOWN_COST = 1.5;
/** Another thing. */
const MOST = 3;
/** From this cost on a word makes another variety. */
const GRAVE = 1.5;
/** How much a word says about which thing a product is, by its cost in halves. */
const SENSE = [0.1, 0.3, 0.5, 1.2, 2, 2.5, 3] as const;
const MAKER_SENSE = 0.6;

/** The cost by the word alone. */
function plainCost(id: number): number {
  const wordClass = classAt(id);
  return typeOf(wordClass) === TYPE.B ? MAKER : wordClass < 0 ? UNKNOWN_COST : costOf(wordClass);
}

const senseFor = (cost: number): number => (cost === MAKER ? MAKER_SENSE : SENSE[cost * 2]!);

/** Words of a name that only it has, makers apart: their numbers, places in the name and how far the other name holds a partner. */
export interface Alone {
  ids: number[];
  places: number[];
  standing: Closeness[];
}

// Of the pair at hand, scratch as elsewhere: what it costs that one is called otherwise than the other, and what adds up over both sides.
let gapCost = MOST;
let worst = 0;
let grave = 0;
let soft = 0;

/** What a word costs: `known` by its own name's kind, else by the other's, else by the word alone. */
function costIn(id: number, known: number, thing: number, otherThing: number): number {
  if (id === thing || id === otherThing) {
    if (gapCost !== UNSAID) return gapCost;
    // One name holds both ("garlic aioli dip", "garlic aioli"): what the one word adds among products of the other.
    const among = costsAmong(id === thing ? otherThing : thing).get(id) ?? plainCost(id);
    return among === MAKER ? UNKNOWN_COST : among;
  }
  return known !== UNSAID ? known : (costsAmong(otherThing).get(id) ?? plainCost(id));
}

function left(
  { ids, places, standing }: Alone,
  costs: readonly number[],
  thing: number,
  otherThing: number,
): number {
  let sum = 0;
  for (let at = 0; at < ids.length; at++) {
    const full = costIn(ids[at]!, costs[places[at]!]!, thing, otherThing);
    if (full === MAKER) continue;
    const stands = standing[at]!;
    const remains = full * REMAINING_COST[stands];
    sum += remains;
    if (remains > worst) worst = remains;
    if (remains >= GRAVE) grave++;
    // A shared word counts once; of two that stand for one another each is half of it.
    if (stands > 0) soft += 0.5 * (1 - REMAINING_COST[stands]) * senseFor(full);
  }
  return sum;
}

/**
 * What the words that only one of two names has cost among products of that kind: "soft" is nothing to prunes and
 * another cheese. The sight must be shown and looked at.
 */
export function addCosts(
  row: Row,
  { name, thingId, costs }: PreparedTarget,
  facts: ParsedName,
  lost: Alone,
  added: Alone,
): void {
  const theirThing = thingIdOf(facts.ids);
  const nameless = thingId === NO_WORD || theirThing === NO_WORD;
  const gap = nameless ? null : gapOf(thingId, theirThing);
  const nested =
    gap === null &&
    !nameless &&
    (facts.ids.name.includes(thingId) || name.some(({ id }) => id === theirThing));
  gapCost = gap ?? (nested ? UNSAID : MOST);
  worst = grave = soft = 0;
  row[E.costLost] = left(lost, costs, thingId, theirThing);
  row[E.costAdded] = left(added, facts.costs, theirThing, thingId);
  row[E.costWorst] = worst;
  row[E.costGrave] = grave;
  row[E.thingGap] = thingId === theirThing ? 0 : (gap ?? -1);
  let all = -soft;
  let both = soft;
  for (let at = 0; at < name.length; at++) {
    const sense = senseFor(costIn(name[at]!.id, costs[at]!, thingId, theirThing));
    all += sense;
    if (presentTerms[name[at]!.place] === 1) both += sense;
  }
  const theirs = facts.ids.name;
  for (let at = 0; at < theirs.length; at++)
    if (!(termFlags[theirs[at]!]! & NAMED))
      all += senseFor(costIn(theirs[at]!, facts.costs[at]!, theirThing, thingId));
  row[E.costAlike] = both / Math.max(0.1, all);
}
