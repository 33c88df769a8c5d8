import Papa from 'papaparse';
import { storeLabel } from '../../engine';
import type { Trip } from './trip';

/** Opens with a byte order mark, so that spreadsheets read the pound sign. */
const MARK = '\ufeff';

/** Control characters say nothing in a cell, and steer whatever shows it. */
const plain = (text: string): string => text.replace(/(?![\t\r\n])\p{Cc}/gu, ' ');

/** A cell that a spreadsheet would run as a formula starts with an apostrophe instead (OWASP: CSV injection). */
export function safeCell(text: string): string {
  const cell = plain(text);
  return /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(cell) ? `'${cell}` : cell;
}

export function tripCsv({ verdict, stops, missing }: Trip): string {
  const fields = ['Store', 'Item', 'Packs', 'Product', 'Size', 'Price', 'Total'];
  const data = [
    ...stops.flatMap((stop) =>
      stop.lines.map(({ item, packs, product, size, price, cost }) => [
        safeCell(storeLabel(stop.store)),
        safeCell(item),
        packs,
        safeCell(product),
        safeCell(size),
        price.toFixed(2),
        cost.toFixed(2),
      ]),
    ),
    ...missing.map((item) => ['', safeCell(item), '', 'no match', '', '', '']),
    ['', '', '', safeCell(verdict), '', '', ''],
  ];
  return MARK + Papa.unparse({ fields, data }) + '\r\n';
}
