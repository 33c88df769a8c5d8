// A dropped or chosen file -> the text of a list, one item a line, or a sentence that says why not.
import Papa from 'papaparse';
import { parseLine } from '../../engine';

export type ReadList = { ok: true; text: string } | { ok: false; why: string };

const MOST_BYTES = 200_000;
export const MOST_LINES = 200;
const ITEM = /^(?:item|product|product name|name|description|title)$/i;
const COUNT = /^(?:quantity|qty|count|number|how many|amount)$/i;

export async function readListFile(file: File): Promise<ReadList> {
  if (file.size === 0) return { ok: false, why: `${file.name} is empty.` };
  if (file.size > MOST_BYTES) return { ok: false, why: `${file.name} is too big for a shopping list (over 200 kB).` };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { ok: false, why: `${file.name} is not a text file. Save your list as text or CSV and try again.` };
  }
  if (text.includes('\u0000')) return { ok: false, why: `${file.name} is not a text file. Save your list as text or CSV and try again.` };
  const list = /\.csv$/i.test(file.name) || file.type === 'text/csv' ? listOfCsv(text) : text.replace(/^\ufeff/, '');
  return list.trim() === '' ? { ok: false, why: `${file.name} holds no items.` } : { ok: true, text: list };
}

/** The item column of a table (by its name, else the first one), with the quantity column in front where there is one. */
export function listOfCsv(text: string): string {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' });
  const head = (data[0] ?? []).map((cell) => cell.trim());
  const named = head.findIndex((cell) => ITEM.test(cell));
  const counted = head.findIndex((cell) => COUNT.test(cell));
  const item = Math.max(0, named);
  return data.slice(named >= 0 || counted >= 0 ? 1 : 0).flatMap((row) => {
    const name = (row[item] ?? '').trim().replace(/\s+/g, ' ');
    if (name === '') return [];
    const quantity = counted >= 0 ? Math.round(Number(row[counted])) : 1;
    if (!(quantity > 1 && quantity < 100)) return [name];
    return [parseLine(`${quantity} x ${name}`).quantity === quantity ? `${quantity} x ${name}` : `${name} x${quantity}`];
  }).join('\n');
}
