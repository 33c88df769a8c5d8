// One item's parts -> the item: what to look for, how many, what is wished and refused.
import { CHEAPEST, CONTAINER_WORDS, isNamedWithPraise, PRAISE_WORDS } from '../lexicon/readerWords';
import { asksCheapest } from '../labelling/cheapWishes';
import { PURPOSE_CHILDREN } from '../lexicon/purposes';
import { ANY_THING } from '../lexicon/lineWords';
import { REFUSAL_OPENING } from '../lexicon/refusals';
import { OWN_WISH, RANGE_WISH } from '../lexicon/wishes';
import { PLAIN_PACKS, SIZE_WISH, TIN_WORDS } from '../lexicon/holders';
import type { KnownToken } from '../tagger/wordKnowledge';
import { withSharedThing } from './sharedThing';
import { saysOwnVersion } from '../labelling/ownVersions';
import { withToldBehind } from './toldBehind';
import { amountOf, type Amount } from './need';
import { textOf, tokensOf, type Parts, type Run } from './itemParts';
import type { ReadItem } from '../listTypes';

/** A line with its words, read as an item's. */
export interface ReadLine {
  /** From 1. */
  line: number;
  text: string;
  tokens: readonly KnownToken[];
  recipe: boolean;
  heading: string | null;
  /** What the heading says of the items below it: "gluten free". */
  carried: string;
  /** Whether it names one thing. */
  isAlone: boolean;
}

const CHOOSING = /^(?:or|either|else|\/)\s+/i;
/** How a store's own label is looked for, "aldi version of" and "knock off" as well. */
export const OWN_BRAND = 'own brand';

/** Quotation marks beside a letter are no part of a kept row; behind a number they are inches. */
const QUOTES = /["“”](?=\p{L})|(?<=\p{L})["“”]/gu;

/** The item that some parts of a line make. */
export function readItem(said: ReadLine, parts: Parts): ReadItem {
  const { text, tokens } = said;
  const words = (labels: string): KnownToken[] => tokensOf(tokens, parts, labels);
  const texts = (said: string): string[] =>
    parts.flatMap((run) => (run.label === said ? textOf(text, tokens, run) : []));
  const amount = amountOf({
    name: words('n'),
    count: words('q'),
    unit: words('u'),
    size: words('s'),
    recipe: said.recipe,
    trailing: isTrailing(tokens, parts),
  });
  const brand = texts('b').join(' ') || null;
  const without = (opening: RegExp, runs: readonly string[]): string[] =>
    runs.map((run) => run.replace(opening, '').trim()).filter(Boolean);
  const refused = without(REFUSAL_OPENING, texts('x'));
  const alternatives = without(CHOOSING, texts('a'));
  return {
    line: said.line,
    text: textOf(text, tokens, saidOf(said, parts)).replace(QUOTES, ''),
    searchTerm: searchTermOf(said, parts, amount, {
      refused: parts.filter(({ label }) => label === 'x'),
      alternatives,
    }).replace(QUOTES, ''),
    quantity: amount.quantity,
    ...(amount.asked === undefined ? {} : { asked: amount.asked }),
    need: amount.need,
    brand,
    wishes: [...texts('w'), ...texts('m')],
    refused,
    alternatives,
    heading: said.heading,
    notes: [...texts('p'), ...texts('r')],
    ...(amount.asks === undefined ? {} : { asks: amount.asks }),
  };
}

/** An item from its first word to its last, its bracket closed: "milk (4 pints)" is written whole. */
function wholeOf(tokens: readonly KnownToken[], parts: Parts): Run {
  const [{ from }, { to }] = [parts[0]!, parts.at(-1)!];
  const opens = tokens.slice(from, to).filter(({ kind }) => kind === 'mark(').length;
  const closes = tokens.slice(from, to).filter(({ kind }) => kind === 'mark)').length;
  const isOpen = opens > closes && tokens[to]?.kind === 'mark)';
  return { label: '', from, to: isOpen ? to + 1 : to };
}

const saidOf = ({ tokens, isAlone }: ReadLine, parts: Parts): Run => {
  const whole = wholeOf(tokens, parts);
  return isAlone ? withToldBehind(tokens, whole) : whole;
};

/** Whether the count is a bare number that ends the item: "straws 50", not "x50" nor "50 straws". */
function isTrailing(tokens: readonly KnownToken[], parts: Parts): boolean {
  const last = parts.at(-1)!;
  return (
    last.label === 'q' &&
    last.to - last.from === 1 &&
    tokens[last.from]!.kind === 'number' &&
    tokens[last.from - 1]?.word !== 'x'
  );
}

interface Around {
  refused: readonly Run[];
  alternatives: readonly string[];
}

/** What is looked for, in the order it was said: the name, its maker, and what of the rest finds the pack that is meant. */
function searchTermOf(said: ReadLine, parts: Parts, amount: Amount, around: Around): string {
  const { tokens, text, recipe, carried } = said;
  const wordOf = (run: Run): string => textOf(text, tokens, run);
  const found = (run: Run): string | null => {
    if (recipe) return null;
    if (run.label === 's' || run.label === 'm') return wordOf(run);
    if (run.label === 'q') {
      const kept = amount.inPack ?? amount.asks ?? null;
      return kept === null ? (amount.part ? wordOf(run) : null) : String(kept);
    }
    if (run.label === 'w') return wishIn(tokens, run, wordOf(run));
    // Stores sell things for children apart: "yoghurts for the kids".
    if (run.label === 'p') return PURPOSE_CHILDREN.test(wordOf(run)) ? wordOf(run) : null;
    return run.label === 'u' ? heldIn(tokens, run, amount) : null;
  };
  const names = namesOf(text, tokens, parts, around.alternatives);
  const term = parts
    .map((run) => (run.label === 'n' || run.label === 'b' ? names.get(run) : found(run)))
    .filter((one) => one != null && one !== '')
    .join(' ');
  const heads = carried && !term.toLowerCase().includes(carried) ? [carried] : [];
  // "Kids" above it: stores sell some things for children apart, and of the others any will do.
  const isForKids = /^kids?$/.test(carried);
  return [
    ...(isForKids ? [] : heads),
    term,
    ...(isForKids && heads.length ? ['for kids'] : []),
    ...around.refused.map((run) => asRefused(wordOf(run))),
  ].join(' ');
}

/** A wish that finds another pack; "value pack" is a pack, no range of a store's. */
function wishIn(tokens: readonly KnownToken[], { from, to }: Run, wish: string): string | null {
  const said = wish.replace(/^an? /i, '');
  if (OWN_WISH.test(said) || saysOwnVersion(tokens.slice(from, to))) return OWN_BRAND;
  if (asksCheapest(said)) return CHEAPEST;
  if (!SIZE_WISH.test(said) && !RANGE_WISH.test(said)) return null;
  const next = tokens[to]?.word ?? '';
  // "milk (the big one)": "big" alone would be what it is called.
  if (SIZE_WISH.test(said) && /^ones?$/.test(next)) return `${said} ${next}`;
  return RANGE_WISH.test(said) && PLAIN_PACKS.has(next) ? `${said} ${next}` : said;
}

const asRefused = (said: string): string =>
  /^(?:not|no|without)\b/i.test(said) ? said : `not ${said}`;

/** "bottle of", "tins", "litre", where it says which pack is meant; several packs are said by their number. */
function heldIn(tokens: readonly KnownToken[], { from, to }: Run, amount: Amount): string | null {
  const words = tokens.slice(from, to).map(({ word }) => word);
  const holder = words.find((word) => CONTAINER_WORDS.has(word));
  if (holder === undefined) {
    const isMeasure = tokens
      .slice(from, to)
      .some(({ kind }) => kind === 'mass' || kind === 'volume');
    return isMeasure ? words.join(' ') : null;
  }
  if (amount.inPack !== null) return holder;
  const more = words.filter((word) => !CONTAINER_WORDS.has(word) && word !== 'of');
  if (PLAIN_PACKS.has(holder)) return more.length ? words.join(' ') : null;
  if (amount.quantity > 1)
    return TIN_WORDS.has(holder) ? 'tin' : holder.startsWith('pouch') ? holder : null;
  return [
    ...more,
    holder,
    ...(tokens[to]?.word === 'of' || words.includes('of') ? ['of'] : []),
  ].join(' ');
}

/** The pieces of the name with its maker: what is said in a second piece ("pasta (fusilli)", "cheese - red leicester") stands before the first. */
function namesOf(
  text: string,
  tokens: readonly KnownToken[],
  parts: Parts,
  alternatives: readonly string[],
): Map<Run, string> {
  const pieces: Run[][] = [];
  for (const run of parts) {
    if (run.label !== 'n' && run.label !== 'b') continue;
    const before = pieces.at(-1)?.at(-1);
    const isUse = tokens[run.from]!.word === 'for';
    if (before && !isUse && !apart(tokens, before, run)) pieces.at(-1)!.push(run);
    else pieces.push([run]);
  }
  const saidOf = (runs: readonly Run[]): string =>
    runs
      .map((run, at) => {
        const glued = at > 0 && runs[at - 1]!.to === run.from && !tokens[run.from]!.token.apart;
        return `${at === 0 || glued ? '' : ' '}${textOf(text, tokens, run)}`;
      })
      .join('');
  const [first, ...more] = pieces.map((runs) => withoutPraise(tokens, runs));
  // "oat milk (barista) for the machine": what it is for stays behind it.
  const isUse = (runs: readonly Run[]): boolean => tokens[runs[0]!.from]!.word === 'for';
  const name = [...more.filter((runs) => !isUse(runs)), first!, ...more.filter(isUse)]
    .map(saidOf)
    .join(' ');
  const whole = saidOf(first!);
  const begin = textOf(text, tokens, first![0]!);
  const at = parts.find(({ label }) => label === 'n' || label === 'b')!;
  return new Map([
    [at, more.length ? name : withSharedThing(begin, alternatives) + whole.slice(begin.length)],
  ]);
}

/** "good ham" is ham, "something frozen" frozen; "proper popcorn" and "nice biscuits" are makers' names. */
function withoutPraise(tokens: readonly KnownToken[], [first, ...more]: readonly Run[]): Run[] {
  const { from, to } = first!;
  const isPraise =
    to - from > 1 &&
    PRAISE_WORDS.has(tokens[from]!.word) &&
    tokens[from]!.maker === '-' &&
    tokens[from + 1]!.kind.startsWith('type') &&
    !isNamedWithPraise(tokens[from]!, tokens[from + 1]!);
  const isAnything = to - from > 1 && ANY_THING.has(tokens[from]!.word);
  return [isPraise || isAnything ? { ...first!, from: from + 1 } : first!, ...more];
}

const PARTING = new Set([
  'mark,',
  'mark(',
  'mark-',
  'mark–',
  'mark:',
  'mark;',
  'mark.',
  'mark/',
  'mark?',
  'mark[',
]);
/** Whether what stands between two runs parts them. */
const apart = (tokens: readonly KnownToken[], before: Run, after: Run): boolean =>
  tokens.slice(before.to, after.from).some(({ kind }) =>
    // "Hearty Food Co. lasagne"
    kind === 'mark.' ? before.label !== 'b' : PARTING.has(kind) || kind === 'stop',
  );
