import type { ParsedName } from '../names/parsedName';
import { E, type Row } from './features';
import { ATTRIBUTES, type AttributeFeature, type AttributeGroup } from '../lexicon/attributes';
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
const groupsThat = (is: (group: AttributeGroup) => true | undefined): ReadonlySet<string> =>
  new Set(ATTRIBUTES.filter(is).map(({ group }) => group));
const MANY = groupsThat(({ many }) => many);
/** A line cannot lose what it states of these: diets, organic. */
export const STRICT = groupsThat(({ strict }) => strict);
const OPPOSITES = groupsThat(({ opposites }) => opposites);
const GOES_WITH = new Map(ATTRIBUTES.map(({ group, goesWith = [] }) => [group, goesWith]));
const goesWith = (asked: string, said: string): boolean => GOES_WITH.get(asked)!.includes(said);
/** Vegan food meets "vegetarian"; vegetarian food does not meet "vegan". */
const holds = (values: readonly string[], value: string, asked: readonly string[]): boolean =>
  value === 'vegetarian'
    ? values.includes('vegan') || (values.includes(value) && !asked.includes('vegan'))
    : values.includes(value);

/** Value -> what it stands in for. */
const STANDS_IN = new Map(
  ATTRIBUTES.flatMap(({ values }) =>
    values.flatMap(({ value, standsInFor }) =>
      standsInFor ? [[value, standsInFor] as const] : [],
    ),
  ),
);
const standsIn = (values: readonly string[], asked: readonly string[]): boolean =>
  values.some((value) => STANDS_IN.get(value)?.some((other) => asked.includes(other)));

/** Values that both state and do not share, those they share, and values that only the name states. */
export function attributeRelation(
  asked: Query['attributes'],
  said: ParsedName['attributes'],
  askedWords: ReadonlySet<string>,
): { conflicts: string[]; agreements: string[]; onlySaid: string[] } {
  const conflicts: string[] = [];
  const agreements: string[] = [];
  const onlySaid: string[] = [];
  for (const group of new Set([...Object.keys(asked), ...Object.keys(said)])) {
    const a = asked[group];
    const b = said[group];
    if (a && b) {
      if (MANY.has(group)) {
        const shared = a.filter((value) => holds(b, value, a)).length;
        if (shared === 0) conflicts.push(group);
        else if (shared === a.length && shared === b.length) agreements.push(group);
        else if (b.length > shared) onlySaid.push(group);
      } else if (a.some((value) => holds(b, value, a))) agreements.push(group);
      else conflicts.push(group);
    } else if (b && !b.every((value) => isAsked(value, askedWords))) onlySaid.push(group);
  }
  return { conflicts, agreements, onlySaid };
}

/** A bit for each kind of group that has a feature of its own. */
const FEATURE_BITS: Readonly<Record<AttributeFeature, number>> = {
  life: 1,
  flavour: 2,
  form: 4,
  diet: 8,
  light: 16,
  organic: 32,
};
const bitsOf = (features: readonly AttributeFeature[]): number =>
  features.reduce((bits, feature) => bits | FEATURE_BITS[feature], 0);
/** Group -> the features that it counts for, as bits. */
const FLAGS: ReadonlyMap<string, number> = new Map(
  ATTRIBUTES.map(({ group, feature }) => [group, bitsOf(feature ?? [])]),
);
const VALUE_WORDS = new Map(
  ATTRIBUTES.flatMap(({ values }) => values.map(({ value }) => [value, value.split(' ')] as const)),
);
const isAsked = (value: string, asked: ReadonlySet<string>): boolean =>
  (VALUE_WORDS.get(value) ?? value.split(' ')).every((word) => asked.has(word));

const ASKED = groupsThat(({ asked }) => asked);
const isStrict = (group: string, values: readonly string[]): boolean =>
  ASKED.has(group) || (STRICT.has(group) && values.some((value) => MARKED.get(group)!.has(value)));

/** Whether a name states a diet by another one: a vegan product, a soya drink and most of the "Free From" ranges are dairy free; what is of plants and dairy free is vegan; organic poultry goes into the open (retained Regulation (EC) No 889/2008, article 14). */
export function impliesDiet(group: string, { attributes, ids }: ParsedName): boolean {
  const isOfPlants = attributes['plant'] !== undefined;
  if (group === 'vegan') return isOfPlants && attributes['dairy']?.includes('dairy free') === true;
  if (group === 'hen') return attributes['organic'] !== undefined;
  if (group !== 'dairy') return false;
  const isFreeFrom = ids.all.includes(FREE) && ids.all.includes(FROM);
  return isOfPlants || isFreeFrom || attributes['vegan']?.includes('vegan') === true;
}
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
    this.saidFlags |= FLAGS.get(group) ?? 0;
    const special = MARKED.get(group)!;
    if (values.some((value) => special.has(value))) this.marked++;
  }

  /** The candidate says less of a group than was asked. */
  lacks(group: string, values: readonly string[]): void {
    this.lost++;
    this.lostFlags |= FLAGS.get(group) ?? 0;
    if (isStrict(group, values)) this.markedLost++;
  }

  /** Both say something of a group. */
  compare(group: string, asked: readonly string[], values: readonly string[]): void {
    let shared = 0;
    for (let at = 0; at < asked.length; at++) if (holds(values, asked[at]!, asked)) shared++;
    const all = shared === asked.length && shared === values.length;
    if (shared === 0) {
      this.conflicts++;
      if (OPPOSITES.has(group) && !standsIn(values, asked)) this.opposite++;
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
    else if (!impliesDiet(group, parsed)) count.lacks(group, target.attributes[group]!);
  }
  for (let place = 0; place < parsed.groups.length; place++) {
    const group = parsed.groups[place]!;
    if (target.attributes[group] || groups.some((asked) => goesWith(asked, group))) continue;
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
  row[E.flavourExtra] = saidFlags & FEATURE_BITS.flavour ? 1 : 0;
  row[E.lifeExtra] = saidFlags & FEATURE_BITS.life ? 1 : 0;
  row[E.dietExtra] = saidFlags & FEATURE_BITS.diet ? 1 : 0;
  row[E.lightExtra] = saidFlags & FEATURE_BITS.light ? 1 : 0;
  row[E.organicExtra] = saidFlags & FEATURE_BITS.organic ? 1 : 0;
  row[E.lightLost] = lostFlags & FEATURE_BITS.light ? 1 : 0;
  row[E.dietLost] = lostFlags & FEATURE_BITS.diet ? 1 : 0;
  row[E.formLost] = lostFlags & (FEATURE_BITS.form | FEATURE_BITS.life) ? 1 : 0;
}
