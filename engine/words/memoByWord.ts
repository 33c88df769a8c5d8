import { wordCount } from './wordInterner';

/**
 * A figure of each word (by its number, wordInterner.ts) of something that does not change (a catalogue, a store), worked out
 * when it is first asked for and kept with it. `prepare` is called once for the thing and gives the work for a word.
 */
export const memoByWord = <Of extends object, Figure extends NonNullable<unknown>>(
  prepare: (of: Of) => (id: number) => Figure,
): ((of: Of) => (id: number) => Figure) => keptWith((of) => memoiseById(prepare(of)));

/** The same for numbers, in one typed array: it is read for every word of every name that is looked at. */
export const memoNumberByWord = <Of extends object>(
  prepare: (of: Of) => (id: number) => number,
): ((of: Of) => (id: number) => number) => keptWith((of) => rememberNumbers(prepare(of)));

function keptWith<Of extends object, Kept>(make: (of: Of) => Kept): (of: Of) => Kept {
  const kept = new WeakMap<Of, Kept>();
  return (of) => {
    let found = kept.get(of);
    if (found === undefined) kept.set(of, (found = make(of)));
    return found;
  };
}

/** The same of something that is one for all: what the lexicon says of a word. */
export function memoiseById<Figure extends NonNullable<unknown>>(
  work: (id: number) => Figure,
): (id: number) => Figure {
  const figures: (Figure | undefined)[] = [];
  return (id) => {
    // Filled to the end: V8 reads an array with holes through a slow table.
    if (id >= figures.length) while (figures.length < wordCount()) figures.push(undefined);
    return (figures[id] ??= work(id));
  };
}

function rememberNumbers(work: (id: number) => number): (id: number) => number {
  let figures = new Float64Array(0);
  return (id) => {
    if (id >= figures.length) {
      const grown = new Float64Array(2 * wordCount()).fill(NaN);
      grown.set(figures);
      figures = grown;
    }
    const figure = figures[id]!;
    // NaN: not worked out yet.
    return figure === figure ? figure : (figures[id] = work(id));
  };
}
