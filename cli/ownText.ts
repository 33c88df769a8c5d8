/** The text without what it was cut from: V8 keeps a whole price file for a name of it that is longer than twelve letters. */
export const ownText = (text: string): string => ` ${text}`.slice(1);
