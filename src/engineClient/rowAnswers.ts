// What a comparison would take for each line at the chosen store, at its price of today; and what became of a pick.
import {
  compareList,
  parseLine,
  parseList,
  type Catalogue,
  type ComparedProduct,
  type ListRequest,
} from '../../engine';
import type { Reading } from '../session/shownQuantity';
import type { RowAnswer } from './protocol';

/** One answer for each line, in their order. Empty where the chosen store's file is not there: nothing is known then. */
export function rowAnswers(request: ListRequest, catalogue: Catalogue): RowAnswer[] {
  if (!catalogue.stores[request.store]) return [];
  // Line by line: the engine keeps what it found for each, and the comparison finds it there.
  return request.lines.map((line): RowAnswer => {
    const item = compareList({ ...request, lines: [line] }, catalogue).items[0];
    const product = item?.selectedProduct ?? null;
    const told = {
      kept: item?.kept ?? null,
      reading: line.selectedProduct ? null : readingOf(line.text, product),
      parts: line.selectedProduct ? [] : partsOf(line.text),
    };
    if (!product) return { ...told, product: null };
    const { name, price, category, store, cost, receipt } = product;
    return { ...told, product: { name, price, category, store, cost, receipt } };
  });
}

/** How many are on the list: of "6 bananas" six, where they are bought one by one. */
function readingOf(text: string, product: ComparedProduct | null): Reading {
  const { searchTerm, quantity, asked, asks, need } = parseLine(text);
  const pieces = need?.kind === 'pieces' ? need.count : 0;
  return { searchTerm, quantity: product?.packs === pieces ? pieces : quantity, asked, asks };
}

/** "leeks and a turnip" -> its two; nothing of a line that is one thing. */
export function partsOf(text: string): string[] {
  const parts = parseList(text);
  return parts.length > 1 ? parts : [];
}
