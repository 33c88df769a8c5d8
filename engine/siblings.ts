import type { Facts } from './facts';
import { E, type Row } from './features';
import { lettersAlike, type Letters } from './letters';
import type { Sought } from './wanted';

/** Another product of the wanted product's own store, as something a candidate may be the counterpart of instead. */
export interface Sibling { words: ReadonlySet<string>; weight: number; letters: Letters }

/** Siblings beyond this share too little with the wanted product to claim its counterparts. */
const MOST = 60;

/** The nearest other products of the store a product comes from; `pool` is ordered by shared weight. */
export function siblingsOf(pool: readonly { facts: Facts }[], self: Facts, weigh: Sought['weigh']): Sibling[] {
  const own = self.name.join(' ');
  const siblings: Sibling[] = [];
  for (const { facts } of pool) {
    if (siblings.length === MOST) break;
    if (facts === self || facts.name.join(' ') === own) continue;
    siblings.push({ words: new Set(facts.name), weight: facts.name.reduce((sum, word) => sum + weigh(word), 0), letters: facts.letters });
  }
  return siblings;
}

/** How much a candidate is rather the counterpart of a sibling: streaky bacon answers the store's streaky bacon, not its back bacon. */
export function besideSiblings(row: Row, facts: Facts, siblings: readonly Sibling[], weigh: Sought['weigh']): void {
  const mine = row[E.nameAlike]!;
  const letters = row[E.lettersAlike]!;
  const weights = facts.name.map(weigh);
  let all = 0;
  for (const weight of weights) all += weight;
  let nearest = 0;
  let nearestLetters = 0;
  let better = 0;
  for (const sibling of siblings) {
    let both = 0;
    for (let at = 0; at < weights.length; at++) if (sibling.words.has(facts.name[at]!)) both += weights[at]!;
    const alike = both / Math.max(1e-9, all + sibling.weight - both);
    const alikeLetters = lettersAlike(facts.letters, sibling.letters);
    if (alike > nearest) nearest = alike;
    if (alikeLetters > nearestLetters) nearestLetters = alikeLetters;
    if (alike + alikeLetters > mine + letters + 1e-9) better++;
  }
  row[E.siblingGap] = mine - nearest;
  row[E.siblingLettersGap] = letters - nearestLetters;
  row[E.siblingsNearer] = Math.min(10, better);
}
