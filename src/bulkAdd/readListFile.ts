// A dropped or chosen file -> the text of a list, one item a line, or a sentence that says why not.
import { decoded } from './decode';
import { listOfTable } from './tables';

export type ReadList = { ok: true; text: string } | { ok: false; why: string };

const MOST_BYTES = 200_000;

export async function readListFile(file: File): Promise<ReadList> {
  if (file.size === 0) return { ok: false, why: `${file.name} is empty.` };
  if (file.size > MOST_BYTES)
    return { ok: false, why: `${file.name} is too big for a shopping list (over 200 kB).` };
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  if (text === null)
    return {
      ok: false,
      why: `${file.name} is not a text file. Save your list as text or CSV and try again.`,
    };
  const list = /\.csv$/i.test(file.name) || file.type === 'text/csv' ? listOfTable(text) : text;
  return list.trim() === ''
    ? { ok: false, why: `${file.name} holds no items.` }
    : { ok: true, text: list };
}
