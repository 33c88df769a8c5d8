// How many of a row: typed into the text ("2 x milk"), or changed with the stepper. The text is the only place it lives.
// With the reader: for the engine and what is brought as a whole; what the list screen needs is in shownQuantity.ts.
import { parseLine, type ParsedLine } from '../../engine';
import type { Line } from './session';
import { pickedText, withinLimits } from './shownQuantity';

type Row = Pick<Line, 'text' | 'pick'>;

/** Rows never change, they are replaced: each is read once, however often the page and its requests ask. */
const readings = new WeakMap<Row, ParsedLine>();

/** What the engine reads in a row's text. */
export function readingOf(line: Row): ParsedLine {
  let reading = readings.get(line);
  if (!reading) readings.set(line, (reading = parseLine(line.text)));
  return reading;
}

/** The row's text with another quantity; all else that it says stays where it can be read back so. */
export function withQuantity(line: Row, quantity: number): string {
  if (line.pick) return pickedText(line.pick, quantity);
  const wanted = withinLimits(quantity);
  const { searchTerm, quantity: read } = parseLine(line.text);
  const words = uncounted(line.text, read);
  const [own, plain] = [words, searchTerm].map((said) =>
    spellings(said, wanted).filter((text) => parseLine(text).quantity === wanted),
  );
  // "eggs x12" is a pack of twelve: two of it are in no words of its own. Of "1 x 2 litre cola" the one is no part of it.
  const isOfPack = read === 1 && /\d/.test(searchTerm) && !COUNTED.test(searchTerm);
  const ofPack = isOfPack ? plain! : [];
  // The same thing in the shopper's own words, else at least those, else the thing alone.
  return (
    (wanted === 1 ? own!.find((text) => text === words) : undefined) ??
    [...own!, ...ofPack].find((text) => parseLine(text).searchTerm === searchTerm) ??
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

/**
 * Without a count in front ("2 x milk", "2 milks") or behind ("milk x2"); the reader says afterwards whether it was one. The
 * twelve of "12 eggs" are in the pack: two of it are "2 x 12 eggs". An x
 * that is part of a word is none ("12 XL eggs", "weetabix 24"); before a figure only what was read is one: "6 x 330ml cola".
 */
const uncounted = (text: string, read: number): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\d+(?: ?[×*] ?|x ?| x )(?=\p{L})/iu, '')
    .replace(/^(\d+) (?!x[ \d])(?=\p{L})/iu, (said, count) => (Number(count) === read ? '' : said))
    .replace(/^(\d+) ?[x×*] ?(?=\d)/iu, (said, count) => (Number(count) === read ? '' : said))
    .replace(/(?: [x*]| ?×) ?\d{1,9}$/iu, '');

const COUNTED = /^\d+ ?[x×*]/i;
/** A size that more follows. */
const LEADING_SIZE = /^(?:\d+(?:[.,]\d+)?\s*\p{L}+\s*(?=\S))+/u;

/** A row without its quantity: what choices are remembered by. */
export const itemKey = (line: Row): string =>
  (line.pick ? line.pick.name : readingOf(line).searchTerm).toLowerCase();
