// What a line tells of its only thing behind the name: "mushrooms - the flat ones", "Sauvignon Blanc (New Zealand)". The reader
// may take it for talk; a store that prints it knows better, so it stays in the item's text (ranking/targets.ts looks it up).
import { FINITE_WORDS, PERSON_WORDS } from '../lexicon/readerWords';
import type { Run } from './itemParts';
import type { KnownToken } from '../tagger/wordKnowledge';

/** A word that names of products use, and that tells nothing of persons or doings. */
const tellsKind = ({ kind, word, maker }: KnownToken): boolean =>
  (maker !== '-' || /^type[KVPDAOQ]$/.test(kind)) &&
  !PERSON_WORDS.has(word) &&
  !FINITE_WORDS.has(word);

const ENDS = /^mark[.;!?]$/;
/** Tokens that are looked at behind a thing. */
const FAR = 8;
/** The run, up to the last such word behind it that no sentence parts from it. */
export function withToldBehind(tokens: readonly KnownToken[], run: Run): Run {
  const behind = tokens.slice(run.to, run.to + FAR);
  const end = behind.findIndex(({ kind }) => ENDS.test(kind));
  const told = (end < 0 ? behind : behind.slice(0, end)).findLastIndex(tellsKind);
  if (told < 0) return run;
  const to = run.to + told + 1;
  return { ...run, to: /^(?:ones?|\))$/.test(tokens[to]?.word ?? '') ? to + 1 : to };
}
