/** Words with blanks between them, as a set. */
export const wordSet = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter(Boolean));

/** Phrases with commas between them, each as its words. */
export const phraseList = (text: string): readonly (readonly string[])[] =>
  text.split(',').map((phrase) => phrase.trim().split(' '));

/** Words as the alternatives of a pattern. */
export const anyOf = (words: ReadonlySet<string>): string => [...words].join('|');
