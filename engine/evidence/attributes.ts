import type { ParsedName } from '../names/parsedName';
import { E, type Row } from './features';
import { ATTRIBUTES } from '../lexicon/attributes';
import type { Query } from '../query/parseQuery';
import type { PreparedTarget } from './target';
import { wordId } from '../words/wordInterner';

/** Values of each group that a name states only when they differ from the ordinary (decaf, organic, gluten free). */
export const MARKED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ATTRIBUTES.map((group) => [
    group.group,
    new Set(group.values.filter((value) => value.marked).map((value) => value.value)),
  ]),
);
const MANY = new Set(ATTRIBUTES.filter((group) => group.many).map((group) => group.group));
/** What is vegan is vegetarian, too; what is asked for as vegan ("quorn vegan nuggets") is not met by vegetarian. */
const holds = (values: readonly string[], value: string, asked: readonly string[]): boolean =>
  value === 'vegetarian'
    ? values.includes('vegan') || (values.includes(value) && !asked.includes('vegan'))
    : values.includes(value);

/** Values that both state and do not share, and values that only one side states. */
export function attributeRelation(
  asked: Query['attributes'],
  said: ParsedName['attributes'],
  wantedWords: ReadonlySet<string>,
): { conflicts: string[]; agreements: string[]; onlySaid: string[]; onlyAsked: string[] } {
  const conflicts: string[] = [];
  const agreements: string[] = [];
  const onlySaid: string[] = [];
  const onlyAsked: string[] = [];
  for (const group of new Set([...Object.keys(asked), ...Object.keys(said)])) {
    const a = asked[group];
    const b = said[group];
    if (a && b) {
      if (MANY.has(group)) {
        const shared = a.filter((value) => holds(b, value, a)).length;
        if (shared === 0) conflicts.push(group);
        else if (shared === a.length && shared === b.length) agreements.push(group);
        else if (b.length > shared) onlySaid.push(group);
        else onlyAsked.push(group);
      } else if (a.some((value) => holds(b, value, a))) agreements.push(group);
      else conflicts.push(group);
    } else if (b) {
      if (!b.every((value) => value.split(' ').every((word) => wantedWords.has(word))))
        onlySaid.push(group);
    } else if (group !== 'dairy' || !said['vegan']?.includes('vegan')) onlyAsked.push(group);
  }
  return { conflicts, agreements, onlySaid, onlyAsked };
}

/** Marked attributes that a line or product cannot lose: gluten-free pasta is never any pasta. */
const STRICT = new Set([
  'caffeine',
  'gluten',
  'dairy',
  'plant',
  'vegan',
  'alcohol',
  'organic',
  'halal',
  'bread',
]);
/** Attribute groups with a feature of their own. */
const LIFE = 1,
  FLAVOUR = 2,
  SPECIES = 4,
  COOKED = 8,
  FORM = 16,
  DIET = 32,
  LIGHT = 64,
  CUT = 128,
  ORGANIC = 256;
const FLAGS: Readonly<Record<string, number>> = {
  life: LIFE,
  form: LIFE | FORM,
  teaform: FORM,
  cooked: COOKED | FORM,
  flavour: FLAVOUR,
  species: SPECIES,
  cut: CUT,
  organic: ORGANIC,
  sugar: LIGHT,
  lowfat: LIGHT,
  caffeine: DIET,
  gluten: DIET,
  dairy: DIET,
  plant: DIET,
  vegan: DIET,
  alcohol: DIET,
};
/** Groups of whose values one is never another: of a thousand judged pairs whose values differ none was accepted. */
const OPPOSITES = new Set([
  'bio',
  'clump',
  'cut',
  'laundry',
  'milkfat',
  'nutbutter',
  'smoke',
  'stage',
  'teaform',
  'pet',
  'petage',
  'water',
  'cooked',
  'life',
  'vegan',
  'spf',
]);
const VALUE_WORDS = new Map(
  ATTRIBUTES.flatMap(({ values }) => values.map(({ value }) => [value, value.split(' ')] as const)),
);
const isAsked = (value: string, asked: ReadonlySet<string>): boolean =>
  (VALUE_WORDS.get(value) ?? value.split(' ')).every((word) => asked.has(word));

// Scratch: what has been counted of the pair at hand, and the groups with a feature of their own.
let marked = 0;
let lost = 0;
let markedLost = 0;
let saidFlags = 0;
let markedFlags = 0;
let lostFlags = 0;

function countSaid(group: string, said: readonly string[]): void {
  saidFlags |= FLAGS[group] ?? 0;
  const special = MARKED.get(group)!;
  for (let at = 0; at < said.length; at++) {
    if (!special.has(said[at]!)) continue;
    marked++;
    markedFlags |= FLAGS[group] ?? 0;
    return;
  }
}

const isStrict = (group: string, values: readonly string[]): boolean =>
  STRICT.has(group) && values.some((value) => MARKED.get(group)!.has(value));

function countLost(group: string, values: readonly string[]): void {
  lost++;
  lostFlags |= FLAGS[group] ?? 0;
  if (isStrict(group, values)) markedLost++;
}

/** What is vegan holds no dairy, and the "Free From" ranges mostly none. */
const isDairyFree = ({ attributes, ids }: ParsedName): boolean =>
  attributes['vegan']?.includes('vegan') === true ||
  (ids.all.includes(FREE) && ids.all.includes(FROM));
const FREE = wordId('free');
const FROM = wordId('from');

/** The counts of attributeRelation, without its lists. */
export function addAttributes(
  row: Row,
  { wanted, asked, groups }: PreparedTarget,
  facts: ParsedName,
): void {
  let conflicts = 0;
  let agreements = 0;
  let opposite = 0;
  let beside = 0;
  let conflictFlags = 0;
  marked = lost = markedLost = saidFlags = markedFlags = lostFlags = 0;
  for (let place = 0; place < groups.length; place++) {
    const group = groups[place]!;
    const a = wanted.attributes[group]!;
    const b = facts.attributes[group];
    if (!b && group === 'dairy' && isDairyFree(facts)) continue;
    if (!b) {
      countLost(group, a);
      continue;
    }
    let shared = 0;
    for (let at = 0; at < a.length; at++) if (holds(b, a[at]!, a)) shared++;
    const many = MANY.has(group);
    if (shared === 0) {
      conflicts++;
      conflictFlags |= FLAGS[group] ?? 0;
      if (OPPOSITES.has(group)) opposite++;
      if (isStrict(group, a)) markedLost++;
    } else if (!many || (shared === a.length && shared === b.length)) agreements++;
    else if (b.length > shared) {
      if (group === 'flavour') beside = b.length - shared;
      countSaid(group, b);
    } else countLost(group, a);
  }
  for (let place = 0; place < facts.groups.length; place++) {
    const group = facts.groups[place]!;
    if (wanted.attributes[group]) continue;
    const b = facts.attributes[group]!;
    let said = true;
    for (let at = 0; said && at < b.length; at++) said = isAsked(b[at]!, asked);
    if (!said) countSaid(group, b);
  }
  row[E.opposite] = opposite;
  row[E.flavourBeside] = beside;
  row[E.conflicts] = conflicts;
  row[E.agreements] = agreements;
  row[E.unsaidMarked] = marked;
  row[E.askedLost] = lost;
  row[E.markedLost] = markedLost;
  row[E.formConflict] = conflictFlags & FORM ? 1 : 0;
  row[E.cookedExtra] = markedFlags & COOKED ? 1 : 0;
  row[E.flavourExtra] = saidFlags & FLAVOUR ? 1 : 0;
  row[E.speciesExtra] = saidFlags & SPECIES ? 1 : 0;
  row[E.lifeExtra] = saidFlags & LIFE ? 1 : 0;
  row[E.dietExtra] = saidFlags & DIET ? 1 : 0;
  row[E.lightExtra] = saidFlags & LIGHT ? 1 : 0;
  row[E.cutExtra] = saidFlags & CUT ? 1 : 0;
  row[E.organicExtra] = saidFlags & ORGANIC ? 1 : 0;
  row[E.lightLost] = lostFlags & LIGHT ? 1 : 0;
  row[E.dietLost] = lostFlags & DIET ? 1 : 0;
  row[E.flavourLost] = lostFlags & FLAVOUR ? 1 : 0;
  row[E.speciesLost] = lostFlags & SPECIES ? 1 : 0;
  row[E.formLost] = lostFlags & (FORM | LIFE) ? 1 : 0;
  row[E.cutLost] = lostFlags & CUT ? 1 : 0;
  row[E.flavourConflict] = conflictFlags & FLAVOUR ? 1 : 0;
  row[E.speciesConflict] = conflictFlags & SPECIES ? 1 : 0;
}
