// One typed row: what to look for and how many packs of it. The reader of lists reads it as a text of one line.
import type { ReadItem } from '../listTypes';
import type { ListLine, ParsedLine } from '../types';
import { readList, readRow } from './readList';

/** Packs that an item asks for; 1 where pieces or an amount are asked for: how many packs those are, the product tells. */
export const packsIn = ({ need }: Pick<ReadItem, 'need'>): number =>
  need.kind === 'packs' ? need.count : 1;

/** A typed row as it is compared. */
export function parseLine(text: string): ParsedLine {
  const { searchTerm, asked, need, asks } = readRow(text);
  return {
    originalItem: text.trim(),
    searchTerm,
    quantity: packsIn({ need }),
    need,
    ...(asked === undefined ? {} : { asked }),
    ...(asks === undefined ? {} : { asks }),
  };
}

/** What is looked for, whatever the order of its words. */
const wordsOf = ({ searchTerm }: ReadItem): string => searchTerm.split(' ').sort().join(' ');

/** An item of a list as a row: its own words where they say all of it, else what is looked for (a heading said the rest). */
export function lineOf(item: ReadItem): ListLine & { need: ReadItem['need'] } {
  const alone = readRow(item.text);
  const text =
    wordsOf(alone) === wordsOf(item) && alone.quantity === item.quantity
      ? item.text
      : `${packsIn(item) > 1 ? `${packsIn(item)} x ` : ''}${item.searchTerm}`;
  return { text, need: item.need };
}

/** The rows of a whole text. */
export const parseList = (text: string): string[] =>
  readList(text).items.map((item) => lineOf(item).text);
