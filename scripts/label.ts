/**
 * Pools of candidates for a reader to grade, and the grades read back (rules: data/judgments/BRIEF.md).
 * usage: npx tsx scripts/label.ts pools FOLDER[,FOLDER] TASKS.jsonl > POOLS.txt
 *        npx tsx scripts/label.ts read FOLDER[,FOLDER] TASKS.jsonl POOLS.txt GRADES.txt ... > judgments.jsonl
 * A task: {"id","kind":"search","query"} or {"id","kind":"equiv","product":{"name","store"}}.
 * A grades line: "E12 asda 1=3 2=2 +Some product's full name=3"; what is not named was looked at and is wrong.
 */
import fs from 'node:fs';
import { alsoPrinted, candidatesIn, idfIn } from '../engine/retrieval/candidates';
import { withWorkspace } from '../engine/evidence/workspace';
import { STORES } from '../engine/stores';
import type { Catalogue, Product } from '../engine/types';
import { loadFolder, nameKey, readTasks, searchOf, type Task } from './fit/judgments';

const [verb, folders, tasksFile, poolsFile, ...gradeFiles] = process.argv.slice(2);
if (!folders || !tasksFile || (verb !== 'pools' && !(verb === 'read' && poolsFile)))
  throw new Error('usage: label pools|read FOLDER[,FOLDER] TASKS.jsonl [GRADES.txt ...]');
const catalogue = loadFolder(folders);
const tasks = readTasks(tasksFile);

/** Best of the engine's order and of plain shared words, so that the engine's own blind spots are looked at too. */
function poolOf(task: Task, store: string, from: Catalogue): Product[] {
  const search = searchOf(task, from);
  if (!search) return [];
  const ranked = search
    .best(store, -Infinity)
    .slice(0, 8)
    .map(({ product }) => product);
  const weights = new Map(search.target.words.map((word) => [word, idfIn(from)(word)]));
  const byWords = withWorkspace((workspace) =>
    candidatesIn(workspace, from.stores[store]!, alsoPrinted(weights), 4),
  ).map((id) => from.stores[store]!.products[id]!);
  const seen = new Set<string>();
  return [...ranked, ...byWords].filter(
    ({ name }) => !seen.has(nameKey(name)) && seen.add(nameKey(name)),
  );
}

const storesOf = (task: Task): string[] =>
  STORES.filter(
    ({ id, storedName }) => catalogue.stores[storedName] && id !== task.product?.store,
  ).map(({ id }) => id);
const storedName = (id: string): string => STORES.find((store) => store.id === id)!.storedName;

if (verb === 'pools') {
  for (const task of tasks) {
    const product = task.product
      ? catalogue.stores[storedName(task.product.store)]!.products.find(
          ({ name }) => name === task.product!.name,
        )
      : undefined;
    console.log(
      `\n## ${task.id} ${task.query ?? `${task.product!.store}: ${task.product!.name} £${product ? product.price.toFixed(2) : '?'}${product ? ` [${product.category}]` : ''}`}`,
    );
    for (const id of storesOf(task)) {
      console.log(`- ${id}`);
      poolOf(task, storedName(id), catalogue).forEach((entry, at) =>
        console.log(`${at + 1} ${entry.name} £${entry.price.toFixed(2)}`),
      );
    }
  }
} else {
  const pools = poolsIn(fs.readFileSync(poolsFile!, 'utf8'));
  const grades = new Map<string, Record<string, Record<string, number>>>();
  const judged = new Map<string, Record<string, string[]>>();
  for (const file of gradeFiles)
    for (const [at, line] of fs.readFileSync(file, 'utf8').split('\n').entries()) {
      const found = /^(\S+) (\w+)((?: .*)?)$/.exec(line.trim());
      const task = found && tasks.find(({ id }) => id === found[1]);
      if (!found || !task) {
        if (line.trim()) console.error(`${file}:${at + 1}: not a grades line: ${line}`);
        continue;
      }
      const store = found[2]!;
      const pool = pools.get(`${task.id} ${store}`) ?? [];
      const named = [...pool];
      const graded: Record<string, number> = {};
      for (const [, number, name, grade] of found[3]!.matchAll(
        / (?:(\d+)|\+(.+?))=([0-3])(?= |$)/g,
      )) {
        const product = number
          ? pool[Number(number) - 1]
          : catalogue.stores[storedName(store)]!.products.find(
              (entry) => nameKey(entry.name) === nameKey(name!),
            )?.name;
        if (!product) {
          console.error(`${file}:${at + 1}: no such product: ${number ?? name}`);
          continue;
        }
        if (!named.includes(product)) named.push(product);
        if (grade !== '0') graded[product] = Number(grade);
      }
      grades.set(task.id, { ...grades.get(task.id), [store]: graded });
      judged.set(task.id, { ...judged.get(task.id), [store]: named });
    }
  for (const task of tasks)
    if (grades.has(task.id))
      console.log(
        JSON.stringify({ ...task, grades: grades.get(task.id), judged: judged.get(task.id) }),
      );
}

/** The numbers are those of the page that was read, whatever the engine would print today. */
function poolsIn(page: string): Map<string, string[]> {
  const pools = new Map<string, string[]>();
  let task = '';
  let pool: string[] = [];
  for (const line of page.split('\n')) {
    const name = /^\d+ (.+) £[\d.]+$/.exec(line)?.[1];
    if (line.startsWith('## ')) task = line.split(' ')[1]!;
    else if (line.startsWith('- ')) pools.set(`${task} ${line.slice(2)}`, (pool = []));
    else if (name) pool.push(name);
  }
  return pools;
}
