// How the shopper came to a row: its plain words have just given way to a field.
export interface Came {
  by: 'key' | 'touch';
  /** The plain words' own field. */
  plain: HTMLInputElement;
}

/**
 * What of the plain words was selected, in letters from the start: all for who comes by Tab, or a program that fills the
 * form; what is typed takes its place, as in any field. null: nothing, or a finger will put the caret.
 */
export function selectedBefore(came: Came | undefined): readonly [from: number, to: number] | null {
  if (came?.by !== 'key') return null;
  const { selectionStart: from, selectionEnd: to } = came.plain;
  return from !== null && to !== null && to > from ? [from, to] : null;
}
