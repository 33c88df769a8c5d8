import { THING_GAPS } from '../lexicon/thingGaps';
import { WORD_COSTS } from '../lexicon/wordCosts';
import { NO_WORD, wordId, wordOf } from '../words/wordInterner';

/** What words cost among products of one kind of thing, by word number: 0 the same item ... 3 another thing, in halves. */
type Costs = ReadonlyMap<number, number>;
/** In place of a cost: only a maker's name. */
export const MAKER = -1;
/** Nobody has judged the word among products of the kind. */
export const UNSAID = -2;

// Made when two names are first compared, as the classes are; a kind's words when it is first asked for.
let texts: Map<string, string> | null = null;
const costs = new Map<number, Costs>();
let gaps: Map<number, Map<number, number>> | null = null;

const textsOfKinds = (): Map<string, string> =>
  new Map(
    WORD_COSTS.split(/\|\n?/).map((entry) => {
      const end = entry.indexOf(' ');
      return [entry.slice(0, end), entry.slice(end + 1)] as const;
    }),
  );

const readCosts = (text: string): Costs =>
  new Map(
    text
      .split(' ')
      .filter(Boolean)
      .flatMap((group) => {
        const [figure, words] = group.split(':') as [string, string];
        return words
          .split('.')
          .map((word) => [wordId(word), figure === 'b' ? MAKER : Number(figure) / 2] as const);
      }),
  );

/** What words cost among products of a kind, by the number of the kind's word. */
export function costsAmong(thing: number): Costs {
  let known = costs.get(thing);
  if (!known)
    costs.set(thing, (known = readCosts((texts ??= textsOfKinds()).get(wordOf(thing)) ?? '')));
  return known;
}

function madeGaps(): Map<number, Map<number, number>> {
  const all = new Map<number, Map<number, number>>();
  const row = (word: number): Map<number, number> =>
    all.get(word) ?? all.set(word, new Map()).get(word)!;
  for (const [gap, pairs] of THING_GAPS) {
    for (const pair of pairs.split(/,\n?/)) {
      const [a, b] = pair.split(' ').map(wordId) as [number, number];
      row(a).set(b, gap);
      row(b).set(a, gap);
    }
  }
  return all;
}

/** How far two words for what a thing is lie apart, 0 ... 3; null when nobody has judged it. */
export const gapOf = (a: number, b: number): number | null =>
  a === b ? 0 : ((gaps ??= madeGaps()).get(a)?.get(b) ?? null);

/** The number of the word that says what a product is: its kind of thing, else its head. */
export const thingIdOf = ({ thing, head }: { thing: number; head: number }): number =>
  thing === NO_WORD ? head : thing;

/** What each word of a name costs among products of its kind, in the order of the words, of which the first `makers` are the maker's: for a name that is compared often, found once. */
export function costsOf(ids: readonly number[], makers: number, thing: number): readonly number[] {
  const among = costsAmong(thing);
  return ids.map((id, at) => (at < makers ? MAKER : (among.get(id) ?? UNSAID)));
}
