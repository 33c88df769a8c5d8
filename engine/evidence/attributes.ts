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
/** Vegan food meets "vegetarian"; vegetarian food does not meet "vegan". */
const holds = (values: readonly string[], value: string, asked: readonly string[]): boolean =>
  value === 'vegetarian'
    ? values.includes('vegan') || (values.includes(value) && !asked.includes('vegan'))
    : values.includes(value);

/** Values that both state and do not share, and values that only one side states. */
export function attributeRelation(
  asked: Query['attributes'],
  said: ParsedName['attributes'],
  askedWords: ReadonlySet<string>,
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
      if (!b.every((value) => value.split(' ').every((word) => askedWords.has(word))))
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
  FORM = 4,
  DIET = 8,
  LIGHT = 16,
  ORGANIC = 32;
const FLAGS: Readonly<Record<string, number>> = {
  life: LIFE,
  form: LIFE | FORM,
  teaform: FORM,
  cooked: FORM,
  flavour: FLAVOUR,
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
/** Groups whose values exclude each other: of a thousand judged pairs with different values none was accepted. */
const OPPOSITES = new Set([
  'bio',
  'clump',
  'cut',
  'laundry',
  'milkfat',
  'nutbutter',
  'smoke',
  'stage',
  'age',
  'absorbency',
  'teaform',
  'thickness',
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

const isStrict = (group: string, values: readonly string[]): boolean =>
  STRICT.has(group) && values.some((value) => MARKED.get(group)!.has(value));

/** A vegan product meets "dairy free", and so do most of the "Free From" ranges. */
const isDairyFree = ({ attributes, ids }: ParsedName): boolean =>
  attributes['vegan']?.includes('vegan') === true ||
  (ids.all.includes(FREE) && ids.all.includes(FROM));
const FREE = wordId('free');
const FROM = wordId('from');

/** The counts of attributeRelation, without its lists. */
class Count {
  conflicts = 0;
  agreements = 0;
  opposite = 0;
  marked = 0;
  lost = 0;
  markedLost = 0;
  /** Groups with a feature of their own, as bits: what only the candidate says, what it lacks. */
  saidFlags = 0;
  lostFlags = 0;

  /** The candidate says something of a group beyond what was asked. */
  said(group: string, values: readonly string[]): void {
    this.saidFlags |= FLAGS[group] ?? 0;
    const special = MARKED.get(group)!;
    if (values.some((value) => special.has(value))) this.marked++;
  }

  /** The candidate says less of a group than was asked. */
  lacks(group: string, values: readonly string[]): void {
    this.lost++;
    this.lostFlags |= FLAGS[group] ?? 0;
    if (isStrict(group, values)) this.markedLost++;
  }

  /** Both say something of a group. */
  compare(group: string, asked: readonly string[], values: readonly string[]): void {
    let shared = 0;
    for (let at = 0; at < asked.length; at++) if (holds(values, asked[at]!, asked)) shared++;
    const all = shared === asked.length && shared === values.length;
    if (shared === 0) {
      this.conflicts++;
      if (OPPOSITES.has(group)) this.opposite++;
      if (isStrict(group, asked)) this.markedLost++;
    } else if (all || !MANY.has(group)) this.agreements++;
    else if (values.length > shared) this.said(group, values);
    else this.lacks(group, asked);
  }
}

export function addAttributes(
  row: Row,
  { target, asked, groups }: PreparedTarget,
  parsed: ParsedName,
): void {
  const count = new Count();
  for (let place = 0; place < groups.length; place++) {
    const group = groups[place]!;
    const values = parsed.attributes[group];
    if (values) count.compare(group, target.attributes[group]!, values);
    else if (group !== 'dairy' || !isDairyFree(parsed))
      count.lacks(group, target.attributes[group]!);
  }
  for (let place = 0; place < parsed.groups.length; place++) {
    const group = parsed.groups[place]!;
    if (target.attributes[group]) continue;
    const values = parsed.attributes[group]!;
    if (!values.every((value) => isAsked(value, asked))) count.said(group, values);
  }
  write(row, count);
}

function write(row: Row, count: Count): void {
  const { saidFlags, lostFlags } = count;
  row[E.opposite] = count.opposite;
  row[E.conflicts] = count.conflicts;
  row[E.agreements] = count.agreements;
  row[E.unsaidMarked] = count.marked;
  row[E.askedLost] = count.lost;
  row[E.markedLost] = count.markedLost;
  row[E.flavourExtra] = saidFlags & FLAVOUR ? 1 : 0;
  row[E.lifeExtra] = saidFlags & LIFE ? 1 : 0;
  row[E.dietExtra] = saidFlags & DIET ? 1 : 0;
  row[E.lightExtra] = saidFlags & LIGHT ? 1 : 0;
  row[E.organicExtra] = saidFlags & ORGANIC ? 1 : 0;
  row[E.lightLost] = lostFlags & LIGHT ? 1 : 0;
  row[E.dietLost] = lostFlags & DIET ? 1 : 0;
  row[E.formLost] = lostFlags & (FORM | LIFE) ? 1 : 0;
}
