// What a typed line says around its words: what is to be done about it, what it is not, how it is held, what it is for, how large.
import { wordsIn } from '../names/nameWords';
import { ATTRIBUTES } from '../lexicon/attributes';
import { LACKING, NOT } from '../lexicon/refusals';
import {
  BEFORE_HOLDER,
  HELD_BY,
  LARGE_WISH,
  SIZE_WISH_BEHIND,
  SMALL_WISH,
} from '../lexicon/holders';
import { FOR_CHILDREN, HOW_OLD, MADE_FOR, PURPOSE } from '../lexicon/purposes';
import {
  FULL_FAT,
  HALF,
  INDIFFERENT,
  MUST_BE,
  NAPPY_SIZE,
  REFUSED_FILLERS,
  VAGUE,
} from '../lexicon/wishes';
import { COUNTED_SINGLY } from '../lexicon/countedThings';
import { STOP } from '../lexicon/words';
import { normaliseMeasures, withLoafSize } from './spokenMeasures';
import { attributesOf, type Attributes } from '../knowledge/attributePhrases';
import { joinedApart } from '../knowledge/joinedWords';
import { brandIn, isAlsoCalled, isSaying, rewriteTyped } from '../knowledge/gazetteer';
import { CHEAP_WISH } from '../labelling/cheapWishes';
import { LONGEST_MATCHED, priceLimitIn, withoutPriceLimit } from '../labelling/priceLimit';
import { namingNumbersIn, type NamingNumber } from './namingNumbers';
import { namesThing } from '../knowledge/wordRoles';
import { readRow } from '../reading/readList';
import { inFull } from '../spelling/shorthand';
import { fold, stem } from '../words/normalise';
import { wordOf } from '../words/wordInterner';

/** A large one (1) or a small one (-1), wanted without a figure. */
export type Wish = -1 | 0 | 1;
export const wishIn = (line: string): Wish =>
  LARGE_WISH.test(line) ? 1 : SMALL_WISH.test(line) ? -1 : 0;

/** Things of some words each: a product that says all words of one is refused. */
export type Unwanted = readonly (readonly string[])[];
/** What is not to be shown: what holds one of these words, as stems ("crisps, not cheese and onion"), what costs more than this, in pounds ("wine under £6"), what has less fat ("full fat yoghurt"), what states none of the values of an attribute that is a must, what another number names ("number 6 candle"). */
export interface Refused {
  unwanted: Unwanted;
  priceLimit: number | null;
  light: boolean;
  unstated?: Attributes;
  numbers?: readonly NamingNumber[];
}
/** What a line asks for, and what it refuses, if anything. */
export interface RewrittenQuery {
  text: string;
  refused: Refused | null;
  /** Of so many the line speaks that may stand in one pack ("12 bottles of lager"); 0 for none. */
  together: number;
  /** It names several of what is sold one by one, and no number: "bananas". */
  several: boolean;
}

/** A line without what is said around it, what it is held by and bought for; measures in figures. */
export function rewriteQuery(line: string): RewrittenQuery {
  const plain = line.trim().replace(/\s+/g, ' ');
  if (VAGUE.test(plain)) return { text: '', refused: null, together: 0, several: false };
  if (plain.length > LONGEST_MATCHED)
    return { text: plain, refused: null, together: 0, several: false };
  const whole = joinedApart(inFull(plain));
  const words = wordsIn(whole);
  if (isSaying(words) || isAlsoCalled(words))
    return { text: whole, refused: null, together: 0, several: false };
  const { read, together, several } = asRead(withoutTalk(whole));
  const { text: wanted, unwanted } = withoutUnwanted(
    read.replace(CHEAP_WISH, ' ').replace(/\s+/g, ' ').trim(),
  );
  const priceLimit = priceLimitIn(whole);
  const light = FULL_FAT.test(whole);
  const numbers = namingNumbersIn(words.map(wordOf));
  const refuses = unwanted.length || priceLimit !== null || light || numbers.length;
  const refused = refuses ? { unwanted, priceLimit, light, numbers } : null;
  const apart = withoutPriceLimit(wanted);
  if (isSaying(wordsIn(apart))) return { text: apart, refused, together, several };
  const thing = apart
    .replace(LACKING, ' $1 free')
    .replace(HALF, 'half ')
    .replace(PURPOSE, (tail, what: string) => (MADE_FOR.test(what) ? tail : howBehind(what)))
    .replace(FOR_CHILDREN, 'kids $1');
  return {
    text: withLoafSize(
      whole,
      normaliseMeasures(thing)
        .replace(BEFORE_HOLDER, '')
        .replace(HELD_BY, '')
        .replace(SIZE_WISH_BEHIND, '')
        .replace(NAPPY_SIZE, '$1 size $2'),
    ),
    refused,
    together,
    several,
  };
}

const withoutTalk = (line: string): string =>
  line.replace(INDIFFERENT, '').replace(HOW_OLD, '$1').replace(MUST_BE, ' ');

/** A line as the reader has it, unless that loses a diet ("oats, GF ones") or a maker of two words ("head and shoulders 2in1"). */
function asRead(line: string): Pick<RewrittenQuery, 'together' | 'several'> & { read: string } {
  const { searchTerm, need } = readRow(line);
  const [ids, read] = [wordsIn(line), wordsIn(searchTerm)];
  const brand = brandIn(ids);
  const losesBrand =
    brand !== null &&
    ids.slice(brand.at, brand.at + brand.length).includes(AND!) &&
    brandIn(read)?.brand !== brand.brand;
  return {
    read: losesBrand || losesDiet(ids, read) ? line : searchTerm,
    together: need.kind === 'packs' && need.inside ? need.count : 0,
    several: need.kind === 'packs' && need.count === 1 && namesSeveral(searchTerm),
  };
}
const [AND] = wordsIn('and');
const namesSeveral = (term: string): boolean =>
  /s$/i.test(term) && COUNTED_SINGLY.has(stem(fold(term.split(' ').at(-1)!)));

const NEVER_LOST = ATTRIBUTES.filter(({ neverLost }) => neverLost).map(({ group }) => group);
function losesDiet(said: readonly number[], read: readonly number[]): boolean {
  const [asked, kept] = [said, read].map((ids) => attributesOf(rewriteTyped(ids)));
  return NEVER_LOST.some((group) => asked![group] !== undefined && kept![group] === undefined);
}

/** "lamb for curry diced", "juice for lunches no added sugar": how it is cut and its diet, said behind what it is for. */
function howBehind(what: string): string {
  const words = what.split(' ');
  const all = attributesOf(wordsIn(what));
  const said = TOLD_BEHIND.filter((group) => all[group] !== undefined);
  if (!said.length) return '';
  const saysAll = (from: number, to: number): boolean => {
    const here = attributesOf(wordsIn(words.slice(from, to).join(' ')));
    return said.every((group) => here[group] !== undefined);
  };
  const from = words.findLastIndex((_, at) => saysAll(at, words.length));
  const to = words.findIndex((_, at) => saysAll(from, at + 1)) + 1;
  return ` ${words.slice(from, to).join(' ')}`;
}
/** Of a bread's kind what it is for may speak: "butter for brown bread". */
const TOLD_BEHIND = ATTRIBUTES.filter(
  ({ group, strict }) => group === 'cut' || (strict && group !== 'bread'),
).map(({ group }) => group);

/** "bread, not seeded": what stands behind "not" is no part of what is asked for. */
function withoutUnwanted(line: string): { text: string; unwanted: Unwanted } {
  const found = NOT.exec(line);
  const unwanted = found ? found[1]!.split(EITHER).flatMap(phrasesIn) : [];
  if (!unwanted.length) return { text: line, unwanted };
  const text = line.slice(0, found!.index);
  // "greek yogurt not greek style": what is wanted, too, is not what is refused.
  const wanted = new Set(wordsIn(text).map(wordOf));
  const others = unwanted.filter((words) => words.some((word) => !wanted.has(word)));
  return { text, unwanted: others.length ? others : unwanted };
}
const EITHER = / (?:or|and|nor|n) |[,&/()]|\bnot\b/;
/** "salad cheese" is one thing, and not every cheese is refused with it; of "light", "sliced squishy" each word is. */
function phrasesIn(said: string): string[][] {
  const ids = wordsIn(said).filter((id) => !STOP.has(wordOf(id)));
  const words = ids.map(wordOf).filter((word) => !REFUSED_FILLERS.has(word));
  const last = ids.at(-1);
  const isThing = last !== undefined && wordOf(last) === words.at(-1) && namesThing(last);
  return isThing ? [words] : words.map((word) => [word]);
}
