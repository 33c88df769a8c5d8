// What a candidate's name holds of the words asked for, and what it says beside them.
import { E, type Row } from './features';
import type { Scene } from './gather';
import type { Candidate, ParsedName } from '../names/parsedName';
import { ASKED, DISH, lastingMarks, NAMED, PRAISE } from './queryMarks';
import type { PoolStatistics } from './poolStatistics';
import type { PreparedTarget } from './target';
import type { Workspace } from './workspace';
import { NO_WORD } from '../words/wordInterner';

export function addWords(row: Row, scene: Scene, candidate: Candidate): void {
  const { workspace, prepared, statistics } = scene;
  const { ids } = candidate.parsed;
  addCoverage(row, workspace, prepared, candidate.parsed);
  addExtras(row, workspace, ids);
  addOverlap(row, workspace, prepared, ids, statistics.words);
  row[E.asked] = prepared.words.length;
  row[E.headSame] = ids.head !== NO_WORD && ids.head === prepared.target.head ? 1 : 0;
  row[E.headShare] = statistics.heads.get(ids.head) ?? 0;
  const extras = row[E.extraBefore]! + row[E.extraAfter]! + row[E.extraTail]!;
  row[E.relativeExtra] = extras - (statistics.fewestExtra.get(candidate.product.store) ?? extras);
}

function addCoverage(
  row: Row,
  { present }: Workspace,
  prepared: PreparedTarget,
  { maker }: ParsedName,
): void {
  const { words, weights, target, telling } = prepared;
  let found = 0;
  for (let at = 0; at < words.length; at++)
    if (present[words[at]!.place] === 1) found += weights[at]!;
  let missing = 0;
  for (let at = 0; at < telling.length; at++) missing += 1 - present[telling[at]!]!;
  const ofBrand = maker.kind === 'brand' && maker.brand === target.brand;
  row[E.coverage] = prepared.weightOfAll > 0 ? found / prepared.weightOfAll : ofBrand ? 1 : 0;
  row[E.missing] = missing;
}

/** What the name says that was not asked, by where it stands. */
function addExtras(row: Row, { flags }: Workspace, { main, tail }: ParsedName['ids']): void {
  let last = main.length - 1;
  while (last >= 0 && !(flags[main[last]!]! & ASKED)) last--;
  let [before, after, behind, praise, dishes] = [0, 0, 0, 0, 0];
  for (let at = 0; at < main.length; at++) {
    if (flags[main[at]!]! & ASKED) continue;
    const marks = flags[main[at]!]! | lastingMarks(main[at]!);
    if (marks & PRAISE) praise++;
    else if (at <= last) before++;
    else after++;
    if (marks & DISH) dishes += at <= last ? 0.5 : 1;
  }
  for (let at = 0; at < tail.length; at++)
    if (!((flags[tail[at]!]! | lastingMarks(tail[at]!)) & (ASKED | PRAISE))) behind++;
  row[E.headGap] = last < 0 ? 9 : Math.min(9, main.length - 1 - last);
  row[E.extraBefore] = before;
  row[E.extraAfter] = after;
  row[E.extraTail] = behind;
  row[E.praiseExtra] = praise;
  row[E.extraDish] = dishes;
}

/** What a word that was not asked weighs in the share of the name that was. */
const UNASKED = 4;

/** How much of the main part was asked: each distinct word once for the union, each occurrence for the share. */
function addOverlap(
  row: Row,
  { flags, positions }: Workspace,
  { weightAt, telling }: PreparedTarget,
  ids: ParsedName['ids'],
  usual: PoolStatistics['words'],
): void {
  const { main, mainCore } = ids;
  let [shared, reverse, reverseAll, union] = [0, 0, 0, telling.length];
  for (let at = 0; at < mainCore.length; at++) {
    const id = mainCore[at]!;
    if (flags[id]! & ASKED) {
      const weight = weightAt[positions[id]!]!;
      reverseAll += weight;
      shared++;
      reverse += weight;
    } else {
      reverseAll += UNASKED;
      if (mainCore.indexOf(id) === at) union++;
    }
  }
  row[E.jaccard] = union > 0 ? shared / union : 0;
  row[E.mainFull] = main.length === 0 ? 0 : shared / Math.max(1, mainCore.length);
  const asked = reverseAll > 0 ? reverse / reverseAll : 0;
  row[E.reverseCoverage] = usual.size ? usualWords(ids, usual, flags) : asked;
}

/** How usual the words of a name, its brand left out, are among the products of that brand: most Toblerone is milk chocolate. */
function usualWords(
  { name }: ParsedName['ids'],
  shares: PoolStatistics['words'],
  flags: Workspace['flags'],
): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < name.length; at++) {
    if (flags[name[at]!]! & NAMED) continue;
    sum += shares.get(name[at]!) ?? 0;
    count++;
  }
  return count > 0 ? sum / count : 0;
}
