// How a line asks for a store's own label in place of a brand: "aldi version of coco pops", "nutella knock off".
import {
  BESIDE_OWN_VERSION,
  CHEAPER_WORDS,
  OWN_LABEL_WORDS,
  OWN_VERSION_LINKS,
  OWN_VERSION_OPENINGS,
  OWN_VERSION_WORDS,
  SHOPS,
} from '../lexicon/lineWords';
import { OWN_LABEL_ENDS } from '../lexicon/wishes';
import type { KnownToken } from '../tagger/wordKnowledge';

const isSaid = ({ word, kind }: KnownToken): boolean =>
  OWN_VERSION_WORDS.has(word) || BESIDE_OWN_VERSION.has(word) || kind === 'shop';
const isMaker = ({ maker, kind }: KnownToken): boolean => maker !== '-' && kind !== 'shop';
/** "tesco nutella" is Nutella; but "shop brand", "tesco make", "but cheaper" ask for a store's own. */
export const saysOwnVersion = (words: readonly KnownToken[]): boolean =>
  words.some(({ word, kind }, at) => {
    const next = words[at + 1]?.word ?? '';
    const isShop = kind === 'shop' || SHOPS.has(word);
    return (
      OWN_VERSION_WORDS.has(word) ||
      (isShop && OWN_LABEL_WORDS.has(next)) ||
      (word === 'but' && CHEAPER_WORDS.has(next))
    );
  });

interface Span {
  from: number;
  to: number;
}
/** Where the phrase stands in front of a maker's name or behind one; null for a line that asks for none. */
export function ownVersionIn(tokens: readonly KnownToken[]): Span | null {
  const maker = tokens.findIndex(isMaker);
  return maker < 0 ? null : (spanBefore(tokens, maker) ?? spanBehind(tokens, maker));
}

/** "aldi version of" */
function spanBefore(tokens: readonly KnownToken[], maker: number): Span | null {
  let linked = maker;
  while (linked > 0 && OWN_VERSION_LINKS.has(tokens[linked - 1]!.word)) linked--;
  let from = linked;
  while (from > 0 && isSaid(tokens[from - 1]!)) from--;
  return from < linked && saysOwnVersion(tokens.slice(from, maker)) ? { from, to: maker } : null;
}

/** "knock off", "but cheaper"; of "Shreddies or the Lidl version" either will do. */
function spanBehind(tokens: readonly KnownToken[], maker: number): Span | null {
  let from = tokens.length;
  while (from > maker && (isSaid(tokens[from - 1]!) || tokens[from - 1]!.word === ')')) from--;
  while (from > maker + 1 && OWN_VERSION_OPENINGS.has(tokens[from - 1]!.word)) from--;
  const isWish = from > maker && tokens[from - 1]!.kind !== 'choice';
  return isWish && saysOwnVersion(tokens.slice(from)) ? { from, to: tokens.length } : null;
}

/** Such a phrase is a wish. */
export function withOwnVersion(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const wished = [...labels];
  for (let start = 0; start < tokens.length;) {
    const comma = tokens.findIndex(({ word }, at) => at >= start && /^[,;]$/.test(word));
    const end = comma < 0 ? tokens.length : comma;
    const found = ownVersionIn(tokens.slice(start, end));
    if (found) wish(tokens, wished, start + found.from, start + found.to);
    start = end + 1;
  }
  return wished;
}

/** Where "own brand", "own label" stands; -1 in a line that asks for none. */
export const ownLabelAt = (tokens: readonly KnownToken[]): number =>
  tokens.findIndex(
    ({ word }, at) => word === 'own' && OWN_LABEL_ENDS.has(tokens[at + 1]?.word ?? ''),
  );
/** "cornflakes own brand": of something; what stands before it, where nothing else is named. */
export function ownLabelNamed(
  tokens: readonly KnownToken[],
  labels: readonly string[],
): readonly string[] {
  const at = ownLabelAt(tokens);
  if (at <= 0 || labels.some((label) => /[nb]$/.test(label))) return labels;
  return labels.map((label, place) =>
    place < at && tokens[place]!.token.kind === 'word' ? 'n' : label,
  );
}

function wish(tokens: readonly KnownToken[], labels: string[], from: number, to: number): void {
  const opens = labels.slice(from, to + 1).some((label) => label.startsWith('|'));
  for (let at = from; at < to; at++) labels[at] = tokens[at]!.token.kind === 'mark' ? 'O' : 'w';
  // The maker behind it is of the same item.
  for (let at = to; tokens[at] && isMaker(tokens[at]!) && labels[at]; at++)
    labels[at] = /[nb]$/.test(labels[at]!) ? labels[at]!.replace('|', '') : 'b';
  if (opens) labels[from] = `|${labels[from]!}`;
}
