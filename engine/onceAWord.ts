/** A figure of each word of something that does not change (a catalogue, a store), worked out when it is first asked for and kept with it. */
export function onceAWord<Of extends object, Figure extends NonNullable<unknown>>(work: (of: Of, word: string) => Figure): (of: Of) => (word: string) => Figure {
  const kept = new WeakMap<Of, Map<string, Figure>>();
  return (of) => {
    const figures = kept.get(of) ?? new Map<string, Figure>();
    kept.set(of, figures);
    return (word) => {
      let figure = figures.get(word);
      if (figure === undefined) figures.set(word, (figure = work(of, word)));
      return figure;
    };
  };
}
