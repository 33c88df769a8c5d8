// How many of a row: typed into the text ("2 x milk"), or changed with the stepper. The text is the only place it lives.
import { parseLine } from '../../engine';
import { pickedQuantity, pickText, type Line } from './session';

export const MOST = 99;

export const quantityOf = (line: Pick<Line, 'text' | 'pick'>): number =>
  line.pick ? (pickedQuantity(line.text, line.pick) ?? 1) : parseLine(line.text).quantity;

/** The row's text with another quantity; all else that it says stays where it can be read back so. */
export function withQuantity(line: Pick<Line, 'text' | 'pick'>, quantity: number): string {
  const wanted = Math.min(MOST, Math.max(1, Math.floor(quantity)));
  if (line.pick) {
    const words = pickText(line.pick);
    return wanted === 1 ? words : `${wanted} x ${words}`;
  }
  const words = uncounted(line.text);
  const { searchTerm } = parseLine(line.text);
  const [own, plain] = [words, searchTerm].map((said) =>
    spellings(said, wanted).filter((text) => parseLine(text).quantity === wanted),
  );
  // The same thing in the shopper's own words, else at least those, else the thing alone.
  return (
    (wanted === 1 ? own!.find((text) => text === words) : undefined) ??
    own!.find((text) => parseLine(text).searchTerm === searchTerm) ??
    [...own!, ...plain!, searchTerm][0]!
  );
}

function spellings(words: string, wanted: number): string[] {
  // "2 x 500g mince" is a pack of two to the engine: there the size goes behind.
  const [size] = LEADING_SIZE.exec(words) ?? [''];
  return [
    ...(wanted === 1 ? [words] : []),
    `${wanted} x ${words}`,
    `${wanted} x ${words.slice(size.length)} ${size}`.trim(),
    `${words} x${wanted}`,
  ];
}

/** Without a count in front ("2 x milk", "2 milks") or behind ("milk x2"); the reader says afterwards whether it was one. */
const uncounted = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\d+(?:\s*[x×*]\s*|\s+)(?=\p{L})/iu, '')
    .replace(/ ?[x×*] ?\d{1,9}$/iu, '');

/** A size that more follows. */
const LEADING_SIZE = /^(?:\d+(?:[.,]\d+)?\s*\p{L}+\s*(?=\S))+/u;

/** A row without its quantity: what choices are remembered by. */
export const itemKey = (line: Pick<Line, 'text' | 'pick'>): string =>
  (line.pick ? line.pick.name : parseLine(line.text).searchTerm).toLowerCase();
