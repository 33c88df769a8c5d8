// What nearly every shopper takes where a store does not sell a thing under its name: diced beef for stewing steak.
import { rewriteTyped } from '../knowledge/gazetteer';
import { STAND_INS } from '../lexicon/standIns';
import { STOP } from '../lexicon/words';
import { wordsIn } from '../names/nameWords';
import { lazy } from '../words/lazy';
import { wordOf } from '../words/wordInterner';
import type { Printed } from '../spelling/abbreviation';

/** So many names over all stores print what stands in. */
const LEAST_NAMES = 2;

const wordsOf = (phrase: string): string[] => rewriteTyped(wordsIn(phrase)).map(wordOf);
const naming = (words: readonly string[]): string[] => words.filter((word) => !STOP.has(word));

/** What is asked for, and what stands in for it, as stems; what says the most first. */
const table = lazy(() =>
  STAND_INS.trim()
    .split('\n')
    .map((line) => {
      const [asked, instead] = line.split(':') as [string, string];
      return { asked: naming(wordsOf(asked)), instead: instead.split(',').map(wordsOf) };
    })
    .sort((a, b) => b.asked.length - a.asked.length),
);

/** The words of a line with what stands in for its thing, as stems; null where nothing does that stores print. */
export function standInFor(
  words: readonly string[],
  { whole }: Printed,
): { words: string[]; repaired: string[] } | null {
  for (const { asked, instead } of table()) {
    const rest = words.filter((word) => !asked.includes(word));
    const isAsked =
      asked.length + rest.length === words.length && (asked.length > 1 || !rest.length);
    if (!isAsked) continue;
    const sold = instead.find(
      (one) =>
        naming(one).join() !== asked.join() && whole([...rest, ...naming(one)]) >= LEAST_NAMES,
    );
    if (sold) return { words: [...rest, ...sold], repaired: sold };
  }
  return null;
}
