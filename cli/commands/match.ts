import {
  findEquivalents,
  findProducts,
  findStore,
  OFFERED_THRESHOLD,
  readLine,
  DEFAULT_STORES,
  STORES,
  type Catalogue,
  type Match,
  type ProductRef,
} from '../../engine';
import { readable, splitLines } from '../catalogue/records';
import { CliError, EXIT, inputName, readFailure, type ExitCode, type Io } from '../io';
import { loadCatalogue } from '../loadSources';

interface Task {
  id: string | number;
  query?: string;
  product?: ProductRef;
  stores?: string[];
}
type Reading = { ok: true; task: Task } | { ok: false; why: string };

function readTask(line: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { ok: false, why: 'not JSON; write one task object a line' };
  }
  const { id, query, product, stores } = (value ?? {}) as Task;
  // A longer number would come back rounded, and so be another task's.
  if (typeof id !== 'string' && !Number.isSafeInteger(id))
    return {
      ok: false,
      why:
        id === undefined
          ? 'a task needs an "id"'
          : '"id" is text or a whole number of up to 15 digits',
    };
  if (query !== undefined && typeof query !== 'string')
    return { ok: false, why: '"query" is text' };
  if (query === undefined && typeof product?.name !== 'string')
    return { ok: false, why: 'a task needs "query" or "product" {name, price, category, store}' };
  if (query === undefined && !findStore(String(product?.store)))
    return { ok: false, why: `unknown store "${String(product?.store)}" in "product"` };
  if (stores !== undefined && !Array.isArray(stores))
    return { ok: false, why: '"stores" is a list of store names' };
  const unknown = (stores ?? []).find((store) => typeof store !== 'string' || !findStore(store));
  if (unknown !== undefined)
    return {
      ok: false,
      why: `unknown store "${String(unknown)}" in "stores"; known are ${STORES.map((store) => store.id).join(', ')}`,
    };
  return { ok: true, task: value as Task };
}

const shown = (match: Match): Record<string, unknown> => ({
  name: match.product.name,
  price: match.product.price,
  similarity: match.similarity,
  verdict: match.verdict,
  reasons: match.reasons.map((reason) => reason.words),
});

/**
 * Store, as the task names it or by its id -> its match and, after it, what could be chosen instead; empty when the store has no
 * match. A store whose file was not read has no answer: nobody looked.
 */
export function answer(task: Task, catalogue: Catalogue, limit: number): Record<string, unknown[]> {
  const asked = (task.stores ?? DEFAULT_STORES.map(({ id }) => id)).filter(
    (key) => catalogue.stores[findStore(key)!.storedName],
  );
  const searchTerm = task.query === undefined ? null : readLine(task.query, catalogue).searchTerm;
  return Object.fromEntries(
    asked.map((key) => {
      const store = findStore(key)!.storedName;
      const find = (most: number, least?: number): Match[] =>
        searchTerm !== null
          ? findProducts(searchTerm, store, catalogue, most, least)
          : findEquivalents(task.product!, store, catalogue, most, least);
      const offered = find(limit, OFFERED_THRESHOLD);
      return [key, find(1).length ? offered.map(shown) : []];
    }),
  );
}

/**
 * price-compare match [TASKS.jsonl]: one answer line per task line, written before the next is read. A line that is
 * no task is named on standard error and left out; the others are answered all the same, and the exit code is 3.
 */
export async function matchCommand(
  file: string,
  options: { data?: string; limit: number },
  io: Io,
): Promise<ExitCode> {
  const lines = await tasksIn(file, io);
  const { catalogue } = await loadCatalogue(options.data ?? io.bundledCatalogue, io);
  let number = 0;
  let tasks = 0;
  let bad = 0;
  let any = false;
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    tasks++;
    const reading = readTask(line);
    if (!reading.ok) {
      bad++;
      io.err(`${inputName(file)}, line ${number}: ${reading.why}\n`);
      continue;
    }
    const matches = answer(reading.task, catalogue, options.limit);
    any ||= Object.values(matches).some((list) => list.length > 0);
    io.out(`${JSON.stringify({ id: reading.task.id, matches })}\n`);
    if (!io.outOpen()) break;
    await io.drained();
  }
  if (bad) io.err(`${bad} of ${tasks} tasks were left out\n`);
  return bad ? EXIT.unreadable : any ? EXIT.compared : EXIT.nothing;
}

async function tasksIn(file: string, io: Io): Promise<AsyncIterable<string>> {
  if (file === '-') return splitLines(readable(inputName(file), io.openInput()));
  const opened = await io.openText(file);
  if (!opened.ok) throw new CliError(readFailure(file, opened.why), EXIT.unreadable);
  return splitLines(readable(file, opened.chunks));
}
