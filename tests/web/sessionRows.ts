import type { Line } from '../../src/session/session';

export const PICK = {
  name: 'Tesco Whole Milk 1L',
  displayName: 'Whole Milk 1L',
  price: '1.10',
  category: 'Dairy',
  store: 'TESCO',
};

/** "1 milk, 2 bread": rows by number and text; a picked one ends in "!". */
export const rows = (text: string): Line[] =>
  text
    .split(', ')
    .filter(Boolean)
    .map((row) => {
      const [, id, words] = /^(\d+) ?(.*)$/.exec(row)!;
      return { id: Number(id), text: words!, pick: words!.endsWith('!') ? PICK : null };
    });
export const picked = (text: string): Line => ({ id: 1, text, pick: PICK });
export const row = (text: string): Line => ({ id: 1, text, pick: null });
