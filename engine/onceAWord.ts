import { wordCount } from './wordIds';

/**
 * A figure of each word (by its number, wordIds.ts) of something that does not change (a catalogue, a store), worked out
 * when it is first asked for and kept with it. `prepare` is called once for the thing and gives the work for a word.
 */
export function onceAWord<Of extends object, Figure extends NonNullable<unknown>>(
  prepare: (of: Of) => (id: number) => Figure,
): (of: Of) => (id: number) => Figure {
  const kept = new WeakMap<Of, (id: number) => Figure>();
  return (of) => {
    let figureOf = kept.get(of);
    if (!figureOf) kept.set(of, (figureOf = remember(prepare(of))));
    return figureOf;
  };
}

/** The same of something that is one for all: what the lexicon says of a word. */
export function remember<Figure extends NonNullable<unknown>>(work: (id: number) => Figure): (id: number) => Figure {
  const figures: (Figure | undefined)[] = [];
  return (id) => {
    // Grown without holes: an array with holes is read through a table.
    if (id >= figures.length) while (figures.length < wordCount()) figures.push(undefined);
    return (figures[id] ??= work(id));
  };
}
