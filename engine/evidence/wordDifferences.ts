import type { ParsedName } from '../names/parsedName';
import { E, type Row } from './features';
import { REMAINING_COST, closenessOf } from '../knowledge/substitutes';
import { termFlags, NAMED, termPosition, presentTerms } from './queryMarks';
import type { PreparedTarget } from './target';
import { asMaker, classAt, costOf, TYPE, senseOf, typeOf, UNKNOWN } from '../knowledge/wordClasses';
import { addCosts, type Alone } from './wordCosts';
import { NO_WORD } from '../words/wordInterner';

/** The words that only one side has, makers apart, and what they cost: in all, the highest, how many make another variety or thing; and the highest by type. */
interface Tally extends Alone {
  sum: number;
  worst: number;
  grave: number;
  unknown: number;
  byType: Int8Array;
}
const tally = (): Tally => ({
  ids: [],
  places: [],
  standing: [],
  sum: 0,
  worst: 0,
  grave: 0,
  unknown: 0,
  byType: new Int8Array(10),
});
// Scratch, one for each direction.
const lost = tally();
const added = tally();

function begin(of: Tally): void {
  of.ids.length =
    of.places.length =
    of.standing.length =
    of.sum =
    of.worst =
    of.grave =
    of.unknown =
      0;
  of.byType.fill(0);
}

function add(to: Tally, id: number, place: number, wordClass: number): void {
  const type = typeOf(wordClass);
  if (type !== TYPE.B) {
    to.ids.push(id);
    to.places.push(place);
  }
  if (wordClass === UNKNOWN) {
    to.unknown++;
    return;
  }
  const cost = costOf(wordClass);
  if (cost > to.byType[type]!) to.byType[type] = cost;
  if (type === TYPE.B) return;
  to.sum += cost;
  if (cost > to.worst) to.worst = cost;
  if (cost > 1) to.grave++;
}

/** The same with words that stand for one another: "slices" lost and "sliced" added is no loss. */
function addReplacements(row: Row, both: number, mine: number, theirs: number): void {
  let worst = 0;
  let replaced = 0;
  let soft = both;
  const left = ({ ids, standing: found }: Tally, others: readonly number[]): number => {
    let sum = 0;
    for (let at = 0; at < ids.length; at++) {
      const wordClass = classAt(ids[at]!);
      const standing = closenessOf(ids[at]!, others);
      found.push(standing);
      const cost = (wordClass < 0 ? 1 : costOf(wordClass)) * REMAINING_COST[standing];
      sum += cost;
      if (cost > worst) worst = cost;
      if (standing === 0) continue;
      replaced++;
      // A shared word counts once; of two that stand for one another each is half of it.
      soft += 0.5 * (1 - REMAINING_COST[standing]) * senseOf(wordClass);
    }
    return sum;
  };
  row[E.lostLeft] = left(lost, added.ids);
  row[E.addedLeft] = left(added, lost.ids);
  row[E.worstLeft] = worst;
  row[E.replaced] = replaced;
  row[E.softAlike] = soft / Math.max(0.1, mine + theirs - soft);
}

/** How many pairs that "and" joins only half of which the other name holds, nor a word that stands for it: pineapple and mango against pineapple. */
function halves(
  pairs: readonly number[],
  holds: (id: number) => boolean,
  others: readonly number[],
): number {
  let count = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    const [one, two] = [pairs[at]!, pairs[at + 1]!];
    if (holds(one) !== holds(two) && closenessOf(holds(one) ? two : one, others) === 0) count++;
  }
  return count;
}
const isThere = (id: number): boolean => presentTerms[termPosition[id]!] === 1;
const isNamed = (id: number): boolean => (termFlags[id]! & NAMED) !== 0;

/** What kind of words only one of two names has, and what that costs (wordClasses.ts). */
export function addWordDifferences(row: Row, sought: PreparedTarget, facts: ParsedName): void {
  const { wanted, name, thing } = sought;
  begin(lost);
  begin(added);
  let kindsShared = 0;
  let varietiesShared = 0;
  let both = 0;
  let mine = 0;
  let theirs = 0;
  for (let at = 0; at < name.length; at++) {
    const wordClass = at < wanted.makers ? asMaker(classAt(name[at]!.id)) : classAt(name[at]!.id);
    const sense = senseOf(wordClass);
    mine += sense;
    if (presentTerms[name[at]!.place] !== 1) {
      add(lost, name[at]!.id, at, wordClass);
      continue;
    }
    both += sense;
    const type = typeOf(wordClass);
    if (type === TYPE.K) kindsShared++;
    else if (type === TYPE.V) varietiesShared++;
  }
  const { ids } = facts;
  for (let at = 0; at < ids.name.length; at++) {
    const id = ids.name[at]!;
    const wordClass = at < ids.makers ? asMaker(classAt(id)) : classAt(id);
    theirs += senseOf(wordClass);
    if (!(termFlags[id]! & NAMED)) add(added, id, at, wordClass);
  }
  row[E.senseCover] = mine > 0 ? both / mine : 0;
  row[E.senseReverse] = theirs > 0 ? both / theirs : 0;
  row[E.senseAlike] = both / Math.max(0.1, mine + theirs - both);
  addReplacements(row, both, mine, theirs);
  row[E.halfLost] = halves(wanted.pairs, isThere, ids.name);
  row[E.halfAdded] = halves(ids.pairs, isNamed, lost.ids);
  addCosts(row, sought, facts, lost, added);
  row[E.lostSum] = lost.sum;
  row[E.addedSum] = added.sum;
  row[E.lostWorst] = lost.worst;
  row[E.addedWorst] = added.worst;
  row[E.grave] = lost.grave + added.grave;
  row[E.lostUnknown] = lost.unknown;
  row[E.addedUnknown] = added.unknown;
  row[E.kindsShared] = kindsShared;
  row[E.varietiesShared] = varietiesShared;
  row[E.lostMaker] = lost.byType[TYPE.B]!;
  row[E.addedMaker] = added.byType[TYPE.B]!;
  row[E.lostKind] = lost.byType[TYPE.K]!;
  row[E.addedKind] = added.byType[TYPE.K]!;
  row[E.lostVariety] = lost.byType[TYPE.V]!;
  row[E.addedVariety] = added.byType[TYPE.V]!;
  row[E.lostState] = lost.byType[TYPE.P]!;
  row[E.addedState] = added.byType[TYPE.P]!;
  row[E.lostDiet] = lost.byType[TYPE.D]!;
  row[E.addedDiet] = added.byType[TYPE.D]!;
  row[E.lostUse] = lost.byType[TYPE.A]!;
  row[E.addedUse] = added.byType[TYPE.A]!;
  row[E.lostUnit] = lost.byType[TYPE.U]!;
  row[E.addedUnit] = added.byType[TYPE.U]!;
  row[E.lostQuality] = Math.max(lost.byType[TYPE.Q]!, lost.byType[TYPE.O]!);
  row[E.addedQuality] = Math.max(added.byType[TYPE.Q]!, added.byType[TYPE.O]!);
  row[E.thingSame] =
    ids.thing === NO_WORD || wanted.thing === NO_WORD ? -1 : ids.thing === wanted.thing ? 1 : 0;
  row[E.thingAsked] = ids.thing === NO_WORD ? -1 : termFlags[ids.thing]! & NAMED ? 1 : 0;
  row[E.thingThere] = wanted.thing === NO_WORD ? -1 : presentTerms[thing] === 1 ? 1 : 0;
}
