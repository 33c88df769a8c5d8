import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildCatalogue } from '../engine/catalogue/buildCatalogue';
import { type Evidence } from '../engine/evidence/features';
import { equivalentsAll, searchAll, type Search } from '../engine/ranking/search';
import { STORES } from '../engine/stores';
import type { Catalogue, Product } from '../engine/types';

export interface Task {
  id: string;
  kind: 'search' | 'equiv';
  query?: string;
  product?: { name: string; price?: number; category?: string; store: string };
  grades: Record<string, Record<string, number>>;
  judged: Record<string, string[]>;
}
export interface Row {
  task: string;
  kind: string;
  store: string;
  name: string;
  product: Product;
  grade: number | null;
  evidence: Evidence;
  features: Float64Array;
}

/** One task a line; .gz too. */
export const readTasks = (file: string): Task[] =>
  (file.endsWith('.gz') ? gunzipSync(fs.readFileSync(file)) : fs.readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Task);
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** One folder, or several joined by commas: each store's file from the first folder that has one. */
export function loadFolder(folders: string): Catalogue {
  return buildCatalogue(
    STORES.flatMap((store) => {
      const file = folders
        .split(',')
        .map((folder) => path.join(folder, store.file))
        .find((name) => fs.existsSync(name));
      return file
        ? [{ store: store.storedName, file: store.file, text: fs.readFileSync(file, 'utf8') }]
        : [];
    }),
  ).catalogue;
}

/** Every candidate of every task and store with its evidence and, where judged, its grade (judged and not graded = 0). */
export function rowsOf(tasks: readonly Task[], catalogue: Catalogue): Row[] {
  const rows: Row[] = [];
  for (const task of tasks) {
    const search = searchOf(task, catalogue);
    if (!search) continue;
    for (const [storeKey, graded] of Object.entries(task.grades)) {
      const store = STORES.find((entry) => entry.id === storeKey)!.storedName;
      const grades = new Map(Object.entries(graded).map(([name, grade]) => [nameKey(name), grade]));
      const judged = new Set((task.judged[storeKey] ?? []).map(nameKey));
      for (const { product, evidence } of search.all(store)) {
        const key = nameKey(product.name);
        rows.push({
          task: task.id,
          kind: task.kind,
          store: storeKey,
          name: product.name,
          product,
          grade: grades.get(key) ?? (judged.has(key) ? 0 : null),
          evidence,
          features: Float64Array.from(evidence),
        });
      }
    }
  }
  return rows;
}

export function searchOf(task: Task, catalogue: Catalogue): Search | null {
  if (task.kind === 'search') return searchAll(task.query!, catalogue);
  const wanted = task.product!;
  const store = STORES.find((entry) => entry.id === wanted.store)!.storedName;
  const all = catalogue.stores[store]!.products;
  const product =
    all.find((entry) => entry.name === wanted.name && entry.price === wanted.price) ??
    all.find((entry) => entry.name === wanted.name);
  return product
    ? equivalentsAll(
        product,
        catalogue,
        Object.keys(catalogue.stores).filter((id) => id !== store),
      )
    : null;
}
