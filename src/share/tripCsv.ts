import Papa from 'papaparse';
import { storeLabel } from '../../engine';
import { stopWords, TO_CHECK, verdictOf, type Trip } from './trip';

/** Opens with a byte order mark, so that spreadsheets read the pound sign. */
const MARK = '\ufeff';

/** Control characters say nothing in a cell, and steer whatever shows it. */
const plain = (text: string): string => text.replace(/(?![\t\r\n])\p{Cc}/gu, ' ');

/** A cell that a spreadsheet would run as a formula starts with an apostrophe instead (OWASP: CSV injection). */
export function safeCell(text: string): string {
  const cell = plain(text);
  return /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(cell) ? `'${cell}` : cell;
}

/** What waits to be checked has no total of its own, so that the column adds up to what the verdict counts. */
export function tripCsv(trip: Trip): string {
  const fields = ['Store', 'Item', 'Packs', 'Product', 'Size', 'Price', 'Total', 'Note'];
  const data = [
    ...trip.stops.flatMap(({ store, lines }) =>
      lines.map(({ item, packs, product, size, price, cost, receipt, offers, toCheck }) => [
        safeCell(storeLabel(store)),
        safeCell(item),
        packs,
        safeCell(product),
        safeCell(size),
        price.toFixed(2),
        toCheck ? '' : cost.toFixed(2),
        safeCell([...(toCheck ? [receipt, TO_CHECK] : []), ...offers].join(', ')),
      ]),
    ),
    ...trip.missing.map((item) => ['', safeCell(item), '', 'no match', '', '', '', '']),
    ...[verdictOf(trip), ...trip.stops.map(stopWords)].map((words) => [
      ...['', '', ''],
      safeCell(words),
      ...['', '', '', ''],
    ]),
  ];
  return MARK + Papa.unparse({ fields, data }) + '\r\n';
}
