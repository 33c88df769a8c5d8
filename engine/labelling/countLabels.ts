// Which words of a line count: "160 pg tips", "2 x milk", "6 cans of coke"; and which numbers are part of a name.
import {
  isNamedWithPraise,
  KIND_WORDS,
  LEFT_IN,
  NEVER_NAMED,
  NUMBERED_WORDS,
  ORIGINS,
} from '../lexicon/readerWords';
import { headLevel } from '../tagger/readerRoles';
import type { KnownToken } from '../tagger/wordKnowledge';

/** "160 pg tips", "two loaves": a number right before the thing counts it; "british or irish" is a choice. */
export const withCounts = (tokens: readonly KnownToken[], labels: readonly string[]): string[] =>
  labels.map((label, at) => {
    const [here, next] = [tokens[at]!, tokens[at + 1]];
    if (label.endsWith('q') && countsPeople(tokens, at)) return 'O';
    const leads = at === 0 && here.kind === 'number' && next?.token.kind === 'word';
    if (leads && (label === 'O' || (next.kind === 'holder' && label === 'n'))) return 'q';
    if (label === 'n') return heldLabel(tokens, labels, at);
    return label === 'O' && ORIGINS.has(here.word) && tokens[at - 1]?.word === 'or' ? 'a' : label;
  });
/** "thighs, bone in", "salmon skin on large pack": the little word belongs to what is left. */
export const withWhatIsLeft = (
  tokens: readonly KnownToken[],
  labels: readonly string[],
): string[] =>
  labels.map((label, at) => {
    const isSaid = /^(?:in|on)$/.test(tokens[at]!.word) && LEFT_IN.has(tokens[at - 1]?.stem ?? '');
    return isSaid && label === 'O' && /[nr]$/.test(labels[at - 1]!)
      ? labels[at - 1]!.at(-1)!
      : label;
  });
/** "just the 2 of us" */
const countsPeople = (tokens: readonly KnownToken[], at: number): boolean =>
  tokens[at + 1]?.word === 'of' && /^(?:us|you)$/.test(tokens[at + 2]?.word ?? '');
const isHolderOf = (tokens: readonly KnownToken[], at: number): boolean =>
  tokens[at]?.kind === 'holder' && tokens[at + 1]?.word === 'of';
/** "6 cans of coke": what is withCounts holds the thing, and is no part of its name. */
function heldLabel(tokens: readonly KnownToken[], labels: readonly string[], at: number): string {
  const isCount = (place: number): boolean => labels[place]?.endsWith('q') ?? false;
  if (isCount(at - 1) && isHolderOf(tokens, at)) return 'u';
  // "4 pack lager"
  const isFirst = at === 1 && tokens[0]!.kind === 'number' && tokens[1]!.kind === 'holder';
  if (isFirst && labels[2] === 'n' && tokens[2]!.kind.startsWith('type')) return 'u';
  return isCount(at - 2) && isHolderOf(tokens, at - 1) ? 'O' : 'n';
}

/** So often a word heads names that it is no wish: "peas (petit pois if poss)". */
const OFTEN = 4;
/** "3 bean salad", "4 cheese pizza": the number is part of the name; "pls" never is. */
export const numbered = (tokens: readonly KnownToken[], labels: readonly string[]): string[] =>
  labels.map((label, at) => {
    const [word, next] = [tokens[at + 1], labels[at + 2]];
    const isPart = word !== undefined && NUMBERED_WORDS.has(word.word) && next?.endsWith('n');
    if (label.endsWith('w') && word && isNamedWithPraise(tokens[at]!, word))
      return label.replace('w', 'n');
    if (label === 'w' && isOwnThing(tokens[at]!) && headLevel(tokens[at]!.stem) >= OFTEN)
      return 'n';
    if (NEVER_NAMED.has(tokens[at]!.word) && tokens[at]!.maker === '-') return 'O';
    return label.endsWith('q') && (isPart || COUNTS_NOTHING.test(tokens[at]!.word))
      ? label.replace('q', 'n')
      : label;
  });
/** "00 flour" */
const COUNTS_NOTHING = /^0\d/;

/** A word that names a thing of its own, and no kind of another. */
export const isOwnThing = ({ word, kind }: KnownToken): boolean =>
  /^type[KV]$/.test(kind) && !KIND_WORDS.has(word);
