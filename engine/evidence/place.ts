// Where a candidate stands in a supermarket and which everyday kind it is, beside what is looked for.
import { sameAisle, sameGroup } from '../knowledge/aisleClassifier';
import { E, type Evidence, type Row } from './features';
import type { Scene } from './gather';
import type { Kind } from '../knowledge/everydayKinds';
import type { Department } from '../lexicon/words';
import { allPresent } from './maker';
import type { Candidate, ParsedName } from '../names/parsedName';
import type { Form } from '../lexicon/wishes';
import { FORM_DEPARTMENTS } from '../query/parseQuery';
import { ASKED, FOREIGN } from './queryMarks';
import { MAYBE } from './sizes';
import type { Target } from './target';
import type { Workspace } from './workspace';
import { wordId } from '../words/wordInterner';

/** From commodities, where one maker is as good as another, to where the brand is the point. */
const DEPARTMENTS: readonly Department[] = [
  'produce',
  'meat',
  'fresh',
  'chilled',
  'bakery',
  'frozen',
  'cupboard',
  'diet',
  'other',
  'household',
  'drinks',
  'pet',
  'baby',
  'snacks',
  'toiletries',
  'alcohol',
];
/** How a thing is kept, as far as its department tells: 0 does not tell. */
const STORAGE: Readonly<Record<Department, number>> = {
  other: 0,
  fresh: 1,
  chilled: 1,
  produce: 1,
  meat: 1,
  bakery: 2,
  frozen: 3,
  cupboard: 4,
  diet: 4,
  snacks: 4,
  drinks: 4,
  alcohol: 5,
  household: 6,
  toiletries: 6,
  baby: 7,
  pet: 8,
};
const FROZEN = DEPARTMENTS.indexOf('frozen');

/** Whether one of two products is kept frozen and the other is not, as far as their departments tell. */
export const frozenApart = (e: Evidence): boolean =>
  e[E.storageSame] === 0 &&
  (e[E.storageThere] === STORAGE.frozen || e[E.departmentWanted] === FROZEN);

export function addPlace(row: Row, scene: Scene, { parsed }: Candidate): void {
  const { target } = scene.prepared;
  addDepartment(row, scene, parsed);
  addAisle(row, scene, parsed);
  addKind(row, scene, parsed);
  row[E.formFit] =
    target.form === null ? 0 : formFit(target.form, scene.prepared.form!, scene.workspace, parsed);
  row[E.everywhere] = bitsIn(scene.statistics.cores.get(parsed.core) ?? 0);
}

function addDepartment(
  row: Row,
  { prepared: { target }, statistics }: Scene,
  { department }: ParsedName,
): void {
  const wanted = target.department as Department | null;
  row[E.departmentShare] = statistics.departments.get(department) ?? 0;
  row[E.departmentWanted] = target.product ? DEPARTMENTS.indexOf(wanted!) : -1;
  row[E.storageSame] =
    wanted === null || STORAGE[department] === 0 || STORAGE[wanted] === 0
      ? -1
      : Number(STORAGE[wanted] === STORAGE[department]);
  row[E.storageThere] = STORAGE[department];
}

function addAisle(
  row: Row,
  { prepared: { target }, statistics }: Scene,
  { aisles: there }: ParsedName,
): void {
  const { aisles } = target;
  row[E.aisleAlike] = sameAisle(aisles, there);
  row[E.aisleGroupAlike] = sameGroup(aisles, there);
  row[E.aisleSame] = aisles.first === there.first ? 1 : 0;
  row[E.aisleGroup] = aisles.firstGroup;
  row[E.aisleSure] = aisles.sure;
  row[E.aisleSureThere] = there.sure;
  row[E.aisleUsual] =
    statistics.knownFor && !statistics.knownFor.has(there.firstGroup)
      ? -1
      : (statistics.aisles.get(there.first) ?? 0);
}

function addKind(
  row: Row,
  { prepared: { target, plain }, workspace }: Scene,
  parsed: ParsedName,
): void {
  const foreign = target.kind ? foreignWords(workspace, parsed) : -1;
  row[E.kindForeign] = foreign;
  row[E.kindSame] = target.kind?.ofBrand
    ? ordinaryOfBrand(target.kind, foreign, parsed)
    : kindRelation(target.kind, parsed.kind);
  const isAnother = target.kind?.ofBrand && row[E.kindSame] !== 1;
  row[E.kindPlain] = !target.kind ? -1 : isAnother ? 0 : plainness(workspace, plain);
}

/** The fit of a department that holds every form, and so tells little. */
export const SILENT = -0.5;
/** 1: the department or the name shows the form asked for; -1: it shows another; between: it tells little. A cupboard holds more than tins, so it only may. */
function formFit(
  form: Form,
  place: number,
  { present }: Workspace,
  { department, attributes }: ParsedName,
): number {
  if (present[place] === 1 || attributes['form']?.includes(form)) return 1;
  if (FORM_DEPARTMENTS[form].includes(department)) return form === 'tinned' ? MAYBE : 1;
  return department === 'diet' || department === 'other' ? SILENT : -1;
}

function foreignWords({ flags }: Workspace, { ids: { all } }: ParsedName): number {
  let count = 0;
  for (let at = 0; at < all.length; at++)
    if ((flags[all[at]!]! & (FOREIGN | ASKED)) === FOREIGN) count++;
  return count;
}

/** Rank of the plain form a name shows: 1 for the best phrase, less for later ones, 0 for none. */
function plainness(workspace: Workspace, phrases: readonly (readonly number[])[]): number {
  for (let rank = 0; rank < phrases.length; rank++)
    if (allPresent(workspace, phrases[rank]!)) return 1 / (1 + rank);
  return 0;
}

/** 1 for the brand's own with all words of the line it is named by, without one that makes it another product; else -1. */
const ordinaryOfBrand = (
  { ofBrand, words }: Kind,
  foreign: number,
  { maker, ids: { all } }: ParsedName,
): number =>
  foreign === 0 &&
  maker.kind === 'brand' &&
  maker.brand === ofBrand &&
  words.every((word) => all.includes(wordId(word)))
    ? 1
    : -1;

function kindRelation(kind: Target['kind'], other: Kind | null): number {
  if (kind === null || other === null) return kind === other ? 0 : -0.5;
  return kind === other ||
    (kind.words.length === other.words.length &&
      kind.words.every((word, at) => word === other.words[at]))
    ? 1
    : -1;
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
