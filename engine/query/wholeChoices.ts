// Two choices that share a thing, each as a whole: "orange juice or apple", "calpol sachets or bottle", "steaks - rump is fine".
import { AND_WORDS } from '../lexicon/lineWords';
import { CONTAINER_WORDS } from '../lexicon/readerWords';
import { expansionOf, type Printed } from '../spelling/abbreviation';
import { OWN_LABEL_ENDS, STAND_IN_STEMS } from '../lexicon/wishes';
import { attributesOf, type Attributes } from '../knowledge/attributePhrases';
import { wordId } from '../words/wordInterner';
import { withPrintedUse } from './printedUse';
import { headLevel, roleOfWord } from '../tagger/readerRoles';
import { tokenise } from '../tagger/tokens';
import { known, type KnownToken } from '../tagger/wordKnowledge';

/** So many names over all stores that hold some words make a thing of them. */
const LEAST_NAMES = 3;
/** A word that heads names so seldom is a variety beside any thing: "rump". */
const SELDOM = 1;

type Tokens = readonly KnownToken[];

const SMALL = /^(?:holder|stop|choice|talk|wish|number|mass|volume|refuse|day|shop|typeN)$/;
/** What names something, as far as words of names do: no figures, marks, small words or holders, no "own brand". */
const naming = (tokens: Tokens): Tokens =>
  tokens.filter(
    ({ token, kind, stem }) =>
      token.kind === 'word' &&
      !SMALL.test(kind) &&
      !STAND_IN_STEMS.has(stem) &&
      !OWN_LABEL_WORDS.has(stem),
  );
const OWN_LABEL_WORDS = new Set(['own', ...OWN_LABEL_ENDS]);
const isMark = ({ token: { kind, text } }: KnownToken): boolean => kind === 'mark' && text !== '%';
/** As written, without marks at its ends. */
function textOf(tokens: Tokens): string {
  const from = tokens.findIndex((one) => !isMark(one));
  const to = tokens.findLastIndex((one) => !isMark(one)) + 1;
  return tokens
    .slice(Math.max(0, from), to)
    .map(({ token }) => `${token.apart ? ' ' : ''}${token.text}`)
    .join('')
    .trim();
}
const stemsOf = (tokens: Tokens): string[] => tokens.map(({ stem }) => stem);

/** A word of names that heads none: "fresh". */
const isProperty = ({ stem }: KnownToken): boolean =>
  roleOfWord(stem) === 'P' && headLevel(stem) === 0;
/** Whether a word may say which kind of a thing is meant, rather than another thing. */
function maySayKind({ stem }: KnownToken, thing: KnownToken): boolean {
  const [role, ofThing] = [roleOfWord(stem), roleOfWord(thing.stem)];
  if (isProperty(thing)) return false;
  if (role === 'K') return false;
  return role !== 'V' || ofThing === 'K' || headLevel(stem) < headLevel(thing.stem);
}

/**
 * The choices of a line as things to look for: each with its use as names print it first ("tomato sauce for pasta"), what lacks a thing
 * with that of the first, none that names nothing. What says the first and more is what is meant: "steaks - rump is fine".
 */
export function wholeChoices(choices: readonly string[], printed: Printed): string[] {
  const [first = '', ...others] = choices;
  const words = known(tokenise(first));
  const all = others.flatMap((said) => {
    const other = known(tokenise(said));
    const whole = wholeOf(words, other, printed);
    const isThing = standsAlone(other, printed) && !isOfItsThing(words, other, printed);
    return whole ?? (isThing ? said : []);
  });
  const ordered = [
    ...all.filter((whole) => saysAll(whole, words)),
    first,
    ...all.filter((whole) => !saysAll(whole, words)),
  ];
  return [...new Set(ordered.flatMap((choice) => [withPrintedUse(choice, printed), choice]))];
}

const standsAlone = (words: Tokens, { held }: Printed): boolean =>
  words.some(
    ({ maker, stem, kind }) =>
      maker !== '-' ||
      headLevel(stem) > 0 ||
      /^type[KV]$/.test(kind) ||
      (kind === 'unknown' && held(stem) >= LEAST_NAMES),
  );
/** "fortisip vanilla or strawberry": a flavour beside another one, of a maker or of what no store sells, asks for no strawberries. */
function isOfItsThing(first: Tokens, other: Tokens, { held }: Printed): boolean {
  const [named, [said, ...more]] = [naming(first), naming(other)];
  if (!said || more.length || named.some(({ stem }) => stem === said.stem)) return false;
  const groups = Object.keys(attributesIn(named.slice(-1)));
  const stated = attributesIn([said]);
  return (
    named.slice(0, -1).some(({ stem, maker }) => maker !== '-' || held(stem) === 0) &&
    groups.some((group) => stated[group] !== undefined)
  );
}
const attributesIn = (words: Tokens): Attributes => attributesOf(stemsOf(words).map(wordId));
function saysAll(text: string, words: Tokens): boolean {
  const said = new Set(stemsOf(naming(known(tokenise(text)))));
  const named = naming(words);
  return (
    named.length > 0 &&
    named.length < said.size &&
    [...named, ...words.filter(isProperty)].every(({ stem }) => said.has(stem))
  );
}

/** The other choice with what it shares with the first; null where it stands alone. */
function wholeOf(first: Tokens, other: Tokens, printed: Printed): string | null {
  // "okra fresh, frozen if not": how a thing is, is no thing, however few names print the two together.
  if (other.some(isProperty) && other.every((one) => isProperty(one) || isMark(one)))
    return written({ first, said: other }, first.filter(isProperty));
  if (!naming(other).length) return asHeld(first, other);
  const named = [...naming(first), ...heldLast(first)];
  const said = writtenOut(other, named, printed);
  const last = said.at(-1);
  const isShared = said.some(({ stem }) => named.some((word) => word.stem === stem));
  if (!last || isShared || said.some(({ maker }) => maker !== '-')) return null;
  const things = named.filter((thing) => maySayKind(last, thing));
  return things.length && (named.length > 1 || isVariety(last))
    ? inPlaceOfAWord({ first, named, things, said, last }, printed)
    : afterSameWords(named, said, printed);
}
const isVariety = ({ stem }: KnownToken): boolean =>
  !/^[KV]$/.test(roleOfWord(stem) ?? 'K') || headLevel(stem) <= SELDOM;

/** The words that stores print, a short form written out: "strawb", "choc". */
const writtenOut = (other: Tokens, named: Tokens, printed: Printed): Tokens =>
  naming(other).flatMap((one) => {
    if (printed.held(one.stem) >= LEAST_NAMES) return [one];
    const long = expansionOf(one.stem, stemsOf(named), printed)?.word;
    return long === undefined || one.stem.length < SHORTEST ? [] : known(tokenise(` ${long}`));
  });
const SHORTEST = 3;

/** The rolls of "white rolls" are the thing. */
const heldLast = (first: Tokens): Tokens =>
  first.slice(-1).filter(({ kind, stem }) => kind === 'holder' && roleOfWord(stem) === 'K');

/** "lager bottles or cans": the same held otherwise. */
function asHeld(first: Tokens, other: Tokens): string | null {
  const isHolder = ({ word }: KnownToken): boolean => CONTAINER_WORDS.has(word);
  const [holders, rest] = [other.filter(isHolder), first.filter((one) => !isHolder(one))];
  return holders.length && rest.length ? `${textOf(rest)} ${textOf(holders)}` : null;
}

interface Choice {
  first: Tokens;
  named: Tokens;
  /** Tokens of the first of which the other may say the kind. */
  things: Tokens;
  /** What names something in the other, and the last of it. */
  said: Tokens;
  last: KnownToken;
}

/**
 * What is said instead stands for one word of the first ("orange juice or apple"), for all but the thing ("crisps salt and vinegar
 * or cheese and onion"), or for a thing that it cannot be ("beef skirt or braising"): whatever leaves what most names print.
 */
function inPlaceOfAWord(
  { first, named, things, said, last }: Choice,
  printed: Printed,
): string | null {
  const without = (gone: Tokens): { gone: Tokens; names: number } => ({
    gone,
    names: printed.whole(stemsOf([...said, ...named.filter((word) => !gone.includes(word))])),
  });
  const most = (tried: readonly Tokens[]): { gone: Tokens; names: number } | undefined =>
    tried.map(without).sort((a, b) => b.names - a.names)[0];
  const others = (thing: KnownToken): Tokens => named.filter((word) => word !== thing);
  const thing = most(things.map(others));
  const swapped = named.filter((word) => thing?.gone.includes(word));
  const alike = swapped.filter(({ stem }) => roleOfWord(stem) === roleOfWord(last.stem));
  const enough = (one: typeof thing, least = LEAST_NAMES): typeof thing =>
    one && one.names >= least ? one : undefined;
  const found =
    enough(most(swapped.map((word) => [word]))) ??
    // "skyr vanilla or strawberry": one name is enough for what is said of it in the same way.
    enough(most(alike.map((word) => [word])), 1) ??
    enough(thing) ??
    (isVariety(last) ? enough(most(things.map((one) => [one]))) : undefined);
  return found ? written({ first, said }, found.gone) : null;
}

/** The first choice with what is said instead of some of its words. */
const written = ({ first, said }: Pick<Choice, 'first' | 'said'>, gone: Tokens): string =>
  `${textOf(said)} ${textOf(first.filter((word) => !gone.includes(word) && !joins(word)))}`;

/** The "and" of "salt and vinegar" joins nothing any more. */
const joins = ({ word }: KnownToken): boolean => AND_WORDS.has(word);

/** "chicken thighs or drumsticks": another thing of the same, where names print the two side by side. */
function afterSameWords(named: Tokens, said: Tokens, printed: Printed): string | null {
  const before = named.at(-2);
  if (!before || said.length > 1) return null;
  const names = printed.before(said[0]!.stem).get(before.stem) ?? 0;
  return names >= LEAST_NAMES ? `${textOf(named.slice(0, -1))} ${textOf(said)}` : null;
}
