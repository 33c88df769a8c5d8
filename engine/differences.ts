import type { Facts } from './facts';
import { E, type Row } from './features';
import { flags, NAMED, present } from './sight';
import type { Sought } from './wanted';
import { classAt, costOf, TYPE, senseOf, typeOf, UNKNOWN } from './wordClasses';

/** Highest cost by type of the words that only one side has, with their number: one for each direction. */
const LOST = new Int8Array(10);
const ADDED = new Int8Array(10);

/** What kind of words only one of two names has, and what that costs (wordClasses.ts). */
export function addDifferences(row: Row, { wanted, name, thing }: Sought, facts: Facts): void {
  LOST.fill(0);
  ADDED.fill(0);
  let lost = 0;
  let added = 0;
  let lostWorst = 0;
  let addedWorst = 0;
  let grave = 0;
  let lostUnknown = 0;
  let addedUnknown = 0;
  let kindsShared = 0;
  let varietiesShared = 0;
  let both = 0;
  let mine = 0;
  let theirs = 0;
  for (let at = 0; at < name.length; at++) {
    const wordClass = classAt(name[at]!.id);
    const type = typeOf(wordClass);
    const sense = senseOf(wordClass);
    mine += sense;
    if (present[name[at]!.place] === 1) {
      both += sense;
      if (type === TYPE.K) kindsShared++;
      else if (type === TYPE.V) varietiesShared++;
      continue;
    }
    if (wordClass === UNKNOWN) { lostUnknown++; continue; }
    const cost = costOf(wordClass);
    if (cost > LOST[type]!) LOST[type] = cost;
    if (type === TYPE.B) continue;
    lost += cost;
    if (cost > lostWorst) lostWorst = cost;
    if (cost > 1) grave++;
  }
  const { ids } = facts;
  for (let at = 0; at < ids.name.length; at++) {
    const id = ids.name[at]!;
    const wordClass = classAt(id);
    theirs += senseOf(wordClass);
    if (flags[id]! & NAMED) continue;
    if (wordClass === UNKNOWN) { addedUnknown++; continue; }
    const type = typeOf(wordClass);
    const cost = costOf(wordClass);
    if (cost > ADDED[type]!) ADDED[type] = cost;
    if (type === TYPE.B) continue;
    added += cost;
    if (cost > addedWorst) addedWorst = cost;
    if (cost > 1) grave++;
  }
  row[E.senseCover] = mine > 0 ? both / mine : 0;
  row[E.senseReverse] = theirs > 0 ? both / theirs : 0;
  row[E.senseAlike] = both / Math.max(0.1, mine + theirs - both);
  row[E.lostSum] = lost;
  row[E.addedSum] = added;
  row[E.lostWorst] = lostWorst;
  row[E.addedWorst] = addedWorst;
  row[E.grave] = grave;
  row[E.lostUnknown] = lostUnknown;
  row[E.addedUnknown] = addedUnknown;
  row[E.kindsShared] = kindsShared;
  row[E.varietiesShared] = varietiesShared;
  row[E.lostMaker] = LOST[TYPE.B]!;
  row[E.addedMaker] = ADDED[TYPE.B]!;
  row[E.lostKind] = LOST[TYPE.K]!;
  row[E.addedKind] = ADDED[TYPE.K]!;
  row[E.lostVariety] = LOST[TYPE.V]!;
  row[E.addedVariety] = ADDED[TYPE.V]!;
  row[E.lostState] = LOST[TYPE.P]!;
  row[E.addedState] = ADDED[TYPE.P]!;
  row[E.lostDiet] = LOST[TYPE.D]!;
  row[E.addedDiet] = ADDED[TYPE.D]!;
  row[E.lostUse] = LOST[TYPE.A]!;
  row[E.addedUse] = ADDED[TYPE.A]!;
  row[E.lostUnit] = LOST[TYPE.U]!;
  row[E.addedUnit] = ADDED[TYPE.U]!;
  row[E.lostQuality] = Math.max(LOST[TYPE.Q]!, LOST[TYPE.O]!);
  row[E.addedQuality] = Math.max(ADDED[TYPE.Q]!, ADDED[TYPE.O]!);
  row[E.thingSame] = facts.thing === '' || wanted.thing === '' ? -1 : facts.thing === wanted.thing ? 1 : 0;
  row[E.thingAsked] = facts.thing === '' ? -1 : flags[ids.thing]! & NAMED ? 1 : 0;
  row[E.thingThere] = wanted.thing === '' ? -1 : present[thing] === 1 ? 1 : 0;
}
