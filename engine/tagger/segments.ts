// The segments of a line (what commas, brackets and the like part): what each is made of, and whether it may say of which
// kind the thing before it is: "bacon, smoked, back".
import { FINITE_WORDS, PERSON_WORDS } from '../lexicon/readerWords';
import { headLevel, isHead } from './readerRoles';
import type { KnownToken } from './wordKnowledge';
import { namesHold } from './wordPairs';

const PARTING = /^mark[,;.|/\t()[\]]/;

/** A run of tokens between two marks that part. */
interface Segment {
  from: number;
  to: number;
  words: readonly KnownToken[];
  /** What it is made of, in one number: words up to 3, whether a thing or a head is among them, and a number. */
  made: number;
  /** Persons and verbs in it, up to 2. */
  prose: number;
  /** How names join it with the last thing before it: 0 no thing, 1 none does, 2 a word of it, 3 all its words. */
  kin: number;
  /** How often its last word heads names (headLevel); 5 a maker's name alone, 6 no such word. */
  own: number;
  /** How often the last thing before it does. */
  lead: number;
}

/** A segment as each of its tokens sees it. */
export interface InSegment {
  made: number;
  before: number;
  after: number;
  kin: number;
  own: number;
  lead: number;
  /** Whether it is the first word of it. */
  first: boolean;
  /** Segments of the line, up to 4. */
  count: number;
  /** Persons and verbs that make a sentence of it, and of the line, up to 2 each. */
  prose: number;
  lineProse: number;
}

const isNaming = ({ kind }: KnownToken): boolean => /^type[KVB]$/.test(kind);
const isThing = ({ kind, stem }: KnownToken): boolean => kind === 'typeK' || isHead(stem);
const isSaying = ({ token, kind }: KnownToken): boolean =>
  token.kind === 'word' && kind !== 'stop' && kind !== 'talk';
const isProse = ({ word }: KnownToken): boolean => FINITE_WORDS.has(word) || PERSON_WORDS.has(word);

function madeOf(tokens: readonly KnownToken[], words: readonly KnownToken[]): number {
  const things = words.some(({ kind }) => kind === 'typeK') ? 2 : Number(words.some(isThing));
  const amounts = tokens.some(({ kind }) => kind === 'number') ? 1 : 0;
  return (Math.min(3, words.length) << 3) | (things << 1) | amounts;
}

function kinOf(words: readonly KnownToken[], heads: readonly KnownToken[]): number {
  if (!heads.length) return 0;
  const said = words.filter(isSaying);
  const held = said.filter(({ stem }) =>
    heads.some((head) => head.stem !== stem && namesHold(head.stem, stem)),
  );
  if (!held.length) return 1;
  return held.length === said.length ? 3 : 2;
}

function ownOf(words: readonly KnownToken[]): number {
  const said = words.filter(isSaying);
  const last = said.at(-1);
  if (!last) return 6;
  return said.every(({ maker }) => maker !== '-') ? 5 : headLevel(last.stem);
}

/** Heads of a segment that are looked at: a line may be one long segment. */
const MOST_HEADS = 3;
function segmentsOf(all: readonly KnownToken[]): Segment[] {
  const segments: Segment[] = [];
  let heads: readonly KnownToken[] = [];
  for (let from = 0; from <= all.length;) {
    let to = from;
    while (to < all.length && !PARTING.test(all[to]!.kind)) to++;
    const tokens = all.slice(from, to);
    const words = tokens.filter(({ token }) => token.kind === 'word');
    if (words.length || tokens.length) {
      segments.push({
        from,
        to,
        words,
        made: madeOf(tokens, words),
        prose: Math.min(2, words.filter(isProse).length),
        kin: kinOf(words, heads),
        own: ownOf(words),
        lead: Math.max(0, ...heads.map(({ stem }) => headLevel(stem))),
      });
      const found = words.filter((word) => isNaming(word) && isHead(word.stem)).slice(-MOST_HEADS);
      if (found.length && (heads.length === 0 || words.some(({ kind }) => kind === 'typeK')))
        heads = found;
    }
    from = to + 1;
  }
  return segments;
}

const NO_SEGMENT: Omit<Segment, 'from' | 'to'> = {
  words: [],
  made: 0,
  prose: 0,
  kin: 0,
  own: 6,
  lead: 0,
};

/** By token what its segment is; marks that part belong to the segment behind them. Linear in the tokens. */
export function inSegments(all: readonly KnownToken[]): InSegment[] {
  const segments = segmentsOf(all);
  const lineProse = Math.min(2, all.filter(isProse).length);
  let at = 0;
  return all.map((_, place) => {
    while (at < segments.length - 1 && place >= segments[at]!.to) at++;
    const { made, kin, own, lead, prose, words } = segments[at] ?? NO_SEGMENT;
    return {
      made,
      before: segments[at - 1]?.made ?? 0,
      after: segments[at + 1]?.made ?? 0,
      kin,
      own,
      lead,
      first: words[0] === all[place],
      count: Math.min(4, segments.length),
      prose,
      lineProse,
    };
  });
}
