// What a thing is for, as names print it: "tomato sauce for pasta" is tomato pasta sauce, "tatties for baking" baking potatoes.
import { rewriteTyped } from '../knowledge/gazetteer';
import { wordsIn } from '../names/nameWords';
import type { Printed } from './abbreviation';
import { fold, stem } from '../words/normalise';
import { wordOf } from '../words/wordInterner';

/** The thing, its use, and how many or how much: "tomato sauce for pasta x2". */
const FOR_USE = /^(.*\S) for ([a-z]+)( (?:x ?)?\d.*)?$/i;
/** So many names over all stores print a use right before its thing. */
const LEAST_NAMES = 4;

/** The line with its use before the thing, where names print it there and no dish the other way round ("beef stew"). */
export function withPrintedUse(line: string, { before }: Printed): string {
  const said = FOR_USE.exec(line);
  if (!said) return line;
  const [, thing = '', use = '', many = ''] = said;
  const words = thing.split(' ');
  // "tatties" are printed as potatoes.
  const head = rewriteTyped(wordsIn(words.at(-1)!))
    .map(wordOf)
    .at(-1);
  const stemmed = stem(fold(use));
  if (head === undefined) return line;
  const printed = before(head).get(stemmed) ?? 0;
  const turned = before(stemmed).get(head) ?? 0;
  return printed >= LEAST_NAMES && printed > turned
    ? [...words.slice(0, -1), use, words.at(-1)!].join(' ') + many
    : line;
}
