// Clauses of a line that tell of what is at home: "have milk, need bread", "potatoes (have carrots)".
import {
  HAVE_FORMS,
  HAVING_LEADS,
  NO_HAVING_BEHIND,
  PERSON_HAVE_FORMS,
} from '../lexicon/lineWords';
import { ASKING_WORDS, PERSON_WORDS } from '../lexicon/readerWords';
import type { KnownToken } from '../tagger/wordKnowledge';

const isWord = ({ token }: KnownToken): boolean => token.kind === 'word';
const isStop = ({ kind }: KnownToken): boolean => /^mark[.;!()[\]]$/.test(kind);
const isComma = ({ kind, word, token }: KnownToken): boolean =>
  kind === 'mark,' || word === 'but' || (/^mark[-–—]$/.test(kind) && token.apart);
const asks = ({ word }: KnownToken): boolean => ASKING_WORDS.has(word);

/** How many words open a clause that tells of having, 0 where it tells of none. */
function openingLength(clause: readonly KnownToken[]): number {
  let at = 0;
  while (at < clause.length && HAVING_LEADS.has(clause[at]!.word)) at++;
  const person = clause[at];
  if (person && PERSON_HAVE_FORMS.has(person.word)) at++;
  else if (!person || !HAVE_FORMS.has(person.word)) return 0;
  while (at < clause.length && HAVE_FORMS.has(clause[at]!.word)) at++;
  const next = clause[at];
  return next && NO_HAVING_BEHIND.has(next.word) ? 0 : at;
}

/** By token whether it is told of as being at home. Linear in the tokens. */
export function toldAtHome(all: readonly KnownToken[]): boolean[] {
  const told = new Array<boolean>(all.length).fill(false);
  if (all.some(({ word }) => word.startsWith('?'))) return told;
  let having = false;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && !isStop(all[to]!) && !isComma(all[to]!)) to++;
    const words = all.slice(from, to).filter(isWord);
    const ends: boolean = words.some(asks) || (having && words[0]?.word === 'no');
    if (words.length) having = !ends && (having || openingLength(words) > 0);
    if (having) told.fill(true, from, to);
    const end = all[to];
    if (end && isStop(end)) having = false;
    from = to + 1;
  }
  return told;
}

/** "got butter but no jam": places of the "no" that says what is lacking, behind what is at home. */
export function missingBesideHad(all: readonly KnownToken[]): number[] {
  if (!all.some(({ word }) => word === 'no')) return [];
  const told = toldAtHome(all);
  return all.flatMap(({ word }, at) => {
    const [joint, next] = [all[at - 1], all[at + 1]];
    const isBehind = joint !== undefined && isComma(joint) && told.slice(0, at).includes(true);
    return word === 'no' && isBehind && next !== undefined && isWord(next) ? [at] : [];
  });
}

/** Whether a line tells of nothing but what is at home, by how its clauses begin. */
export function isToldAtHome(all: readonly KnownToken[]): boolean {
  const told = toldAtHome(all);
  const isSaid = (one: KnownToken): boolean => isWord(one) && !PERSON_WORDS.has(one.word);
  return all.some(isSaid) && all.every((one, at) => told[at] || !isSaid(one));
}
