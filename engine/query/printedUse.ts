// What a thing is for, as names print it: "tomato sauce for pasta" is tomato pasta sauce, "tatties for baking" baking potatoes.
import { rewriteTyped } from '../knowledge/gazetteer';
import { wordsIn } from '../names/nameWords';
import type { Printed } from '../spelling/abbreviation';
import { fold, stem } from '../words/normalise';
import { wordOf } from '../words/wordInterner';

/** A use, and how many or how much: "pasta x2". */
const USE = /^([a-z]+)( (?:x ?)?\d.*)?$/i;
const FOR = / for /gi;
/** So many names over all stores print a use right before its thing. */
const LEAST_NAMES = 4;

/** The line with its use before the thing, where names print it there and no dish the other way round ("beef stew"). */
export function withPrintedUse(line: string, { before }: Printed): string {
  const at = [...line.matchAll(FOR)].at(-1)?.index ?? 0;
  const said = at > 0 ? USE.exec(line.slice(at + ' for '.length)) : null;
  if (!said) return line;
  const [, use = '', many = ''] = said;
  const thing = line.slice(0, at);
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
