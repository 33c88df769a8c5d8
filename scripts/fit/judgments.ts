// The judgments of data/judgments over the catalogues of their seasons.
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildCatalogue } from '../../engine/catalogue/buildCatalogue';
import { type Evidence } from '../../engine/evidence/features';
import { equivalentsAll, searchAll, type Search } from '../../engine/ranking/search';
import { STORES } from '../../engine/stores';
import type { Catalogue } from '../../engine/types';

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
  /** null: nobody has judged it. */
  grade: number | null;
  evidence: Evidence;
}
/** A file of judgments and the folders of price files it was judged over. */
export interface JudgedSet {
  name: string;
  folders: string[];
  tasks: Task[];
}

/** One task a line; .gz too. */
export const readTasks = (file: string): Task[] =>
  (file.endsWith('.gz') ? gunzipSync(fs.readFileSync(file)) : fs.readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Task);
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const JUDGMENTS = 'data/judgments';
/** The sets that the model is fitted to, with what was judged later (extra.jsonl). */
export function readSets(): JudgedSet[] {
  const listed = JSON.parse(fs.readFileSync(`${JUDGMENTS}/sets.json`, 'utf8')) as {
    fitted: { file: string; folders: string[] }[];
  };
  const sets = listed.fitted.map(({ file, folders }) => ({
    name: file.replace('.jsonl.gz', ''),
    folders,
    tasks: readTasks(`${JUDGMENTS}/${file}`),
  }));
  addExtra(sets.flatMap(({ tasks }) => tasks));
  return sets;
}

/** Adds names that were judged later; the grade of a judged product is never overridden. */
function addExtra(tasks: readonly Task[]): void {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const extra = fs.readFileSync(`${JUDGMENTS}/extra.jsonl`, 'utf8');
  for (const line of extra.split('\n').filter(Boolean)) {
    const { id, store, name, grade } = JSON.parse(line) as {
      id: string;
      store: string;
      name: string;
      grade: number;
    };
    const task = byId.get(id);
    const grades = task?.grades[store];
    if (!task || !grades) continue;
    const known = [...(task.judged[store] ?? []), ...Object.keys(grades)].map(nameKey);
    if (known.includes(nameKey(name))) continue;
    (task.judged[store] ??= []).push(name);
    if (grade > 0) grades[name] = grade;
  }
}

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
  return tasks.flatMap((task) => {
    const search = searchOf(task, catalogue);
    return search
      ? Object.keys(task.grades).flatMap((store) => rowsInStore(task, store, search))
      : [];
  });
}

function rowsInStore(task: Task, storeKey: string, search: Search): Row[] {
  const store = STORES.find((entry) => entry.id === storeKey)!.storedName;
  const grades = new Map(
    Object.entries(task.grades[storeKey]!).map(([name, grade]) => [nameKey(name), grade]),
  );
  const judged = new Set((task.judged[storeKey] ?? []).map(nameKey));
  return search.all(store).map(({ product: { name }, evidence }) => ({
    task: task.id,
    kind: task.kind,
    store: storeKey,
    name,
    grade: grades.get(nameKey(name)) ?? (judged.has(nameKey(name)) ? 0 : null),
    evidence,
  }));
}

export function searchOf(task: Task, catalogue: Catalogue): Search | null {
  if (task.kind === 'search') return searchAll(task.query!, catalogue);
  const sought = task.product!;
  const store = STORES.find((entry) => entry.id === sought.store)!.storedName;
  const named = catalogue.stores[store]!.products.filter(({ name }) => name === sought.name);
  const product = named.find(({ price }) => price === sought.price) ?? named[0];
  const others = Object.keys(catalogue.stores).filter((id) => id !== store);
  return product ? equivalentsAll(product, catalogue, others) : null;
}
