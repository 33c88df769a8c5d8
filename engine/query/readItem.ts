// One item's parts -> the item: what to look for, how many, what is wished and refused.
import { CONTAINER_WORDS } from '../lexicon/readerWords';
import { namesThing } from '../knowledge/wordRoles';
import { wordId } from '../words/wordInterner';
import { amountOf, type Amount } from './need';
import { textOf, tokensOf, type Parts, type Run } from './itemParts';
import type { KnownToken } from './wordKnowledge';
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
}

const REFUSING =
  /^(?:(?:but |and |def(?:initely)? |just )*(?:not|no|without|w\/o|never|nothing|don['’]?t want|bez|nie)\b[\s:]*)(?:the |a |an |any |too |those |that )*/i;
const CHOOSING = /^(?:or|either|\/)\s+/i;
/** Wishes that find another pack: they are looked for. */
const SIZE_WISH =
  /^(?:(?:very )?(?:big|large|small|mini|little|giant|huge|family)(?: (?:pack|size|bag|box|tub|bottle|jar|tin|one|ones))?)$/i;
const PRICE_WISH = /\b(?:under|below|less than|max|up to|no more than)\b.*\d|\bor less\b/i;

/** The item that some parts of a line make. */
export function readItem(said: ReadLine, parts: Parts): ReadItem {
  const { text, tokens } = said;
  const words = (labels: string): KnownToken[] => tokensOf(tokens, parts, labels);
  const texts = (label: string): string[] =>
    parts.filter((run) => run.label === label).map((run) => textOf(text, tokens, run));
  const amount = amountOf({
    name: words('n'),
    count: words('q'),
    unit: words('u'),
    size: words('s'),
    recipe: said.recipe,
    trailing: isTrailing(tokens, parts),
  });
  const brand = texts('b').join(' ') || null;
  const refused = texts('x')
    .map((run) => run.replace(REFUSING, '').trim())
    .filter(Boolean);
  const alternatives = texts('a')
    .map((run) => run.replace(CHOOSING, '').trim())
    .filter(Boolean);
  const wishes = texts('w');
  const first = parts[0]!;
  const last = parts.at(-1)!;
  return {
    line: said.line,
    text: textOf(text, tokens, { label: '', from: first.from, to: last.to }),
    searchTerm: searchTermOf(said, parts, amount, { wishes, refused, alternatives }),
    quantity: amount.quantity,
    ...(amount.asked === undefined ? {} : { asked: amount.asked }),
    need: amount.need,
    brand,
    wishes,
    refused,
    alternatives,
    heading: said.heading,
    notes: [...texts('p'), ...texts('r')],
    ...(amount.asks === undefined ? {} : { asks: amount.asks }),
  };
}

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

/** Containers that say which pack is meant, as the matcher reads them. */
const HELD_IN: Readonly<Record<string, string>> = {
  tin: 'tin',
  tins: 'tin',
  can: 'tin',
  cans: 'tin',
};
const NO_PACK = new Set([
  'loaf',
  'loaves',
  'bunch',
  'bunches',
  'net',
  'nets',
  'crate',
  'crates',
  'block',
  'blocks',
  'slab',
  'pkt',
  'pkts',
  'pk',
  'pack',
  'packs',
  'packet',
  'packets',
  'head',
  'heads',
]);

function heldIn(unit: readonly KnownToken[], { quantity, inPack }: Amount): string[] {
  const holder = unit.find(({ word }) => CONTAINER_WORDS.has(word))?.word;
  if (holder === undefined) return [];
  if (inPack !== null) return [`${inPack} ${holder}`];
  if (HELD_IN[holder]) return [HELD_IN[holder]];
  return quantity > 1 || NO_PACK.has(holder) ? [] : [holder];
}

interface Around {
  wishes: readonly string[];
  refused: readonly string[];
  alternatives: readonly string[];
}

function searchTermOf(said: ReadLine, parts: Parts, amount: Amount, around: Around): string {
  const { tokens, text, recipe, carried } = said;
  const name = nameOf(text, tokens, parts, around.alternatives);
  const holder = recipe ? [] : heldIn(tokensOf(tokens, parts, 'u'), amount);
  const size = recipe
    ? []
    : parts.filter(({ label }) => label === 's').map((run) => textOf(text, tokens, run));
  const heads = carried && !name.toLowerCase().includes(carried.toLowerCase()) ? [carried] : [];
  const wish = recipe ? [] : around.wishes.filter((one) => SIZE_WISH.test(one));
  return [
    ...(amount.inPack === null ? holder : []),
    ...wish,
    ...heads,
    name,
    ...(amount.inPack === null ? [] : holder.length ? holder : [String(amount.inPack)]),
    ...size,
    ...around.wishes.filter((one) => PRICE_WISH.test(one)),
    ...around.refused.map((one) => `not ${one}`),
  ].join(' ');
}

/** The name with its maker: what is said in a second piece ("pasta (fusilli)", "cheese - red leicester") goes before the first. */
function nameOf(
  text: string,
  tokens: readonly KnownToken[],
  parts: Parts,
  alternatives: readonly string[],
): string {
  const pieces: Run[][] = [];
  for (const run of parts) {
    if (run.label !== 'n' && run.label !== 'b') continue;
    const before = pieces.at(-1)?.at(-1);
    if (before && !apart(tokens, before, run)) pieces.at(-1)!.push(run);
    else pieces.push([run]);
  }
  const said = pieces.map((runs) => runs.map((run) => textOf(text, tokens, run)).join(' '));
  const [first, ...more] = said;
  const name = [...more, first].join(' ');
  return more.length ? name : shared(name, alternatives[0]);
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
  tokens.slice(before.to, after.from).some(({ kind }) => PARTING.has(kind) || kind === 'stop');

/** "red or white wine" is red wine: a word that is no thing takes it from its alternative. */
function shared(name: string, alternative: string | undefined): string {
  const [, ...rest] = alternative?.split(' ') ?? [];
  const alone = !name.includes(' ') && !namesThing(wordId(name.toLowerCase()));
  return alone && rest.length ? [name, ...rest].join(' ') : name;
}
