// What will do instead, said behind a thing: "ginger - ginger beer will do", "skyr, failing that greek yogurt".
import { FAILING_PHRASES, LACKING_PHRASES, SETTLING_PHRASES } from '../lexicon/lineWords';
import { phraseAt } from '../tagger/phraseAt';
import { hasAisle } from '../knowledge/aisleClassifier';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';

const PARTS = /^mark[,;.(|/\t–—-]/;
/** Tokens of a second choice: the cost stays linear in the line. */
const LONGEST = 12;
/** Where the segment begins that a place lies in: behind the mark before it. */
function segmentStart(tokens: readonly KnownToken[], at: number): number {
  let from = at;
  while (from > Math.max(0, at - LONGEST) && !PARTS.test(tokens[from - 1]!.kind)) from--;
  return from;
}
function segmentEnd(tokens: readonly KnownToken[], at: number): number {
  let to = at;
  while (to < Math.min(tokens.length, at + LONGEST) && !/^mark/.test(tokens[to]!.kind)) to++;
  return to;
}

/** "crumpets or rolls" */
const joins = (tokens: readonly KnownToken[], labels: readonly string[], at: number): boolean =>
  tokens[at]!.word === 'or' &&
  labels[at] === 'O' &&
  /[nb]$/.test(labels[at - 1] ?? '') &&
  (labels[at + 1] === 'n' || (labels[at + 1] === 'O' && isThing(tokens[at + 1]!)));

/** "stotties, else baps"; "what else" begins none. */
const saysElse = (tokens: readonly KnownToken[], at: number): boolean =>
  tokens[at]!.word === 'else' && PARTS.test(tokens[at - 1]?.kind ?? '');

/** The words that are a second choice are labelled so, where a thing stands before them. */
export function withSecondChoice(
  tokens: readonly KnownToken[],
  labels: readonly string[],
): string[] {
  const kept = [...labels];
  const first = labels.findIndex((label) => /[nb]$/.test(label));
  const isNamed = (at: number): boolean =>
    kept[at]!.endsWith('n') || (kept[at] === 'O' && isThing(tokens[at]!));
  const choose = (from: number, to: number): void => {
    if (first < 0 || first >= from) return;
    // "spread (flora is ok)" names a maker of the same thing.
    if (tokens.slice(from, to).some(({ maker }) => maker !== '-')) return;
    // The "not" of "if not" refuses nothing.
    for (let at = from; at < to; at++) if (isNamed(at) || kept[at] === 'x') kept[at] = 'a';
  };
  tokens.forEach((_, at) => {
    const isSettled = at > 0 && isNamed(at - 1) && phraseAt(tokens, at, SETTLING_PHRASES) > 0;
    if (joins(tokens, kept, at))
      for (let to = at + 1; kept[to] === 'n' || to === at + 1; to++) kept[to] = 'a';
    if (isSettled) choose(segmentStart(tokens, at), at);
    const end = segmentEnd(tokens, at);
    const length = phraseAt(tokens, at, FAILING_PHRASES) || Number(saysElse(tokens, at));
    // "black pudding if not" behind another thing: it is the second.
    if (length && at + length === end) choose(segmentStart(tokens, at), at);
    else if (length) choose(at + length, end);
    if (at > 0 && phraseAt(tokens, at, LACKING_PHRASES)) kept.fill('O', at, end);
  });
  return kept;
}

/** A word that no table knows: of another language, as likely as not. */
const isForeign = ({ kind, maker, stem, token }: KnownToken): boolean =>
  token.kind === 'word' && kind === 'unknown' && maker === '-' && !hasAisle(stem);

/** "leite meio gordo / semi milk x4": the same thing in two languages; "ketchup / mayo" are two. */
export function withTranslation(
  tokens: readonly KnownToken[],
  labels: readonly string[],
): readonly string[] {
  const slashes = tokens.flatMap(({ kind }, at) => (kind === 'mark/' ? [at] : []));
  const [slash = 0] = slashes;
  const said = tokens.slice(0, slash);
  const isSaid = slashes.length === 1 && said.length > 0 && said.every(isForeign);
  if (!isSaid || labels[slash + 1] !== '|n' || !tokens.slice(slash).some(isThing)) return labels;
  const end = labels.findIndex((label, at) => at > slash + 1 && label !== 'n');
  return labels.map((label, at) => (at > slash && (end < 0 || at < end) ? 'a' : label));
}
