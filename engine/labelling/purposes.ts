// What a thing is for, told behind it: "evaporated milk for the tinned peaches" asks for no peaches.
import { OWNING_WORDS } from '../lexicon/lineWords';
import { PERSON_WORDS } from '../lexicon/readerWords';
import { EATEN_USES, MADE_FOR } from '../lexicon/purposes';
import { denies } from '../tagger/denying';
import { headLevel } from '../tagger/readerRoles';
import type { KnownToken } from '../tagger/wordKnowledge';

/** So often a dish or a thing to eat heads names (`headLevel`). */
const OFTEN = 2;
/** "treats for the dog", "cleaner for the oven": who or what uses it says which kind is meant; a fish is eaten. */
const saysUse = ({ word }: KnownToken): boolean => MADE_FOR.test(word) && !EATEN_USES.has(word);
const isDish = ({ kind, stem }: KnownToken): boolean =>
  headLevel(stem) >= OFTEN || (kind === 'typeV' && headLevel(stem) > 0);

/** Words behind "for the": "the cottage pie", "the tinned peaches". */
const LONGEST = 3;
/** Where what is named behind an article ends. */
function nameEnd(tokens: readonly KnownToken[], from: number): number {
  let to = from;
  while (to < from + LONGEST && isSaid(tokens[to])) to++;
  return to;
}
const isSaid = (one: KnownToken | undefined): boolean =>
  one?.token.kind === 'word' &&
  !/^(?:stop|choice|day|talk)$/.test(one.kind) &&
  !PERSON_WORDS.has(one.word) &&
  !denies(one);

/** Words between "for" and whom or what it is for: "for an oul labrador". */
const FAR = 3;
/** What stands right behind "for" begins no thing of its own. */
function withoutBorders(tokens: readonly KnownToken[], labels: string[]): void {
  tokens.forEach(({ word }, at) => {
    if (word !== 'for' || !/[nb]$/.test(labels[at - 1] ?? '')) return;
    let from = at + 1;
    while (from < at + FAR && labels[from] === 'O' && isBetween(tokens[from]!)) from++;
    if (from === at + 1 || labels[from] !== '|n') return;
    labels[from] = 'p';
    for (let to = from + 1; labels[to] === 'n'; to++) labels[to] = 'p';
  });
}
const isBetween = ({ token, kind }: KnownToken): boolean =>
  token.kind === 'word' && /^(?:number|stop|unknown|talk)$/.test(kind);

/** Behind "for the" a dish or another thing to eat is what it is for, and not looked for. */
export function withPurposes(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const kept = [...labels];
  for (let at = 1; at + 2 < tokens.length; at++) {
    if (tokens[at]!.word !== 'for' || !OWNING_WORDS.has(tokens[at + 1]!.word)) continue;
    const end = nameEnd(tokens, at + 2);
    const isOpen = end > at + 2 && !kept[end - 1]!.endsWith('w');
    // A bracket may close between the thing and what it is for.
    const thing = tokens[at - 1]!.token.kind === 'mark' ? at - 2 : at - 1;
    if (!isOpen || !/[nb]$/.test(kept[thing] ?? '')) continue;
    const last = tokens[end - 1]!;
    if (saysUse(last)) kept.fill('n', at, end);
    else if (isDish(last)) kept.fill('p', at, end);
  }
  withoutBorders(tokens, kept);
  return kept;
}
