import { findEquivalents, findProducts, findStore, type Catalogue, type Match, type ProductRef } from '../../engine';
import { CliError, EXIT, readFailure, type ExitCode, type Io } from '../io';
import { loadCatalogue } from '../loadSources';

interface Task { id: string; query?: string; product?: ProductRef; stores?: string[] }

function parseTask(line: string, number: number): Task {
  let task: unknown;
  try {
    task = JSON.parse(line);
  } catch {
    throw new CliError(`line ${number}: not JSON; write one task object a line`, EXIT.unreadable);
  }
  const { id, query, product } = (task ?? {}) as Task;
  if (typeof id !== 'string' || (typeof query !== 'string' && typeof product?.name !== 'string')) throw new CliError(`line ${number}: a task needs "id" and "query" or "product" {name, price, category, store}`, EXIT.unreadable);
  if (query === undefined && !findStore(String(product?.store))) throw new CliError(`line ${number}: unknown store "${String(product?.store)}" in "product"`, EXIT.unreadable);
  return task as Task;
}

const shown = (match: Match): Record<string, unknown> => ({ name: match.product.name, price: match.product.price, similarity: match.similarity, verdict: match.verdict, reasons: match.reasons.map((reason) => reason.words) });

export function answer(task: Task, catalogue: Catalogue, limit: number): Record<string, unknown[]> {
  const asked = task.stores ?? Object.keys(catalogue.stores);
  return Object.fromEntries(asked.map((key) => {
    const store = findStore(key)?.storedName ?? key;
    const matches = task.query !== undefined ? findProducts(task.query, store, catalogue, limit) : findEquivalents(task.product!, store, catalogue, limit);
    return [key, matches.map(shown)];
  }));
}

/** price-compare match [TASKS.jsonl]: one answer line per task line, written before the next is read. */
export async function matchCommand(file: string, options: { data?: string; limit: number }, io: Io): Promise<ExitCode> {
  if (file !== '-') {
    const read = await io.readText(file);
    if (!read.ok) throw new CliError(readFailure(file, read.why), EXIT.unreadable);
  }
  const { catalogue } = await loadCatalogue(options.data ?? io.bundledCatalogue, io);
  let number = 0;
  let any = false;
  for await (const line of io.lines(file)) {
    number++;
    if (line.trim() === '') continue;
    const task = parseTask(line, number);
    const matches = answer(task, catalogue, options.limit);
    any ||= Object.values(matches).some((list) => list.length > 0);
    io.out(`${JSON.stringify({ id: task.id, matches })}\n`);
    if (!io.outOpen()) break;
    await io.drained();
  }
  return any ? EXIT.compared : EXIT.nothing;
}
