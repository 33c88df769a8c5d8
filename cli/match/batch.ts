import type { Catalogue } from '../../engine';
import type { Io } from '../io';
import { loadCatalogue } from '../loadSources';
import { answer, readTask } from './task';

/** A line of the tasks with its number, from 1. */
export interface TaskLine {
  number: number;
  text: string;
}
/** What became of it: an answer line, or why it is left out. */
export interface Answered {
  number: number;
  /** Without the line end; null: left out. */
  out: string | null;
  why: string | null;
  matched: boolean;
}

/** Everything a worker needs to answer as the others do; plain data. */
export interface BatchSetup {
  folder: string;
  limit: number;
}
export type Batch = (lines: readonly TaskLine[]) => Answered[];

/** Answers lines one by one: a line that is odd in a way nobody thought of is named, and the others are answered. */
export const batchOver =
  (catalogue: Catalogue, limit: number): Batch =>
  (lines) =>
    lines.map(({ number, text }) => {
      const left = (why: string): Answered => ({ number, out: null, why, matched: false });
      const reading = readTask(text);
      if (!reading.ok) return left(reading.why);
      try {
        const matches = answer(reading.task, catalogue, limit);
        return {
          number,
          out: JSON.stringify({ id: reading.task.id, matches }),
          why: null,
          matched: Object.values(matches).some((list) => list.length > 0),
        };
      } catch (error) {
        return left(`it cannot be answered (${(error as Error).message})`);
      }
    });

/** What a worker thread runs: it reads the price files itself, once. */
export async function matchWorker({ folder, limit }: BatchSetup, io: Io): Promise<Batch> {
  const quiet: Io = { ...io, err: () => undefined, status: () => undefined };
  return batchOver((await loadCatalogue(folder, quiet)).catalogue, limit);
}
