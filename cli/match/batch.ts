import { findStore, storesWith, type Catalogue, type Store } from '../../engine';
import type { Io } from '../io';
import { loadCatalogue } from '../loadSources';
import { forCluster, type ClusterProduct } from './cluster';
import { answer, readTask, shown, type Task } from './task';

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
  /** With each answer the product that was asked for (cli/match/cluster.ts). */
  cluster: boolean;
}
export type Batch = (lines: readonly TaskLine[]) => Answered[];

/** Answers lines one by one: a line that is odd in a way nobody thought of is named, and the others are answered. */
export const batchOver = (
  catalogue: Catalogue,
  { limit, cluster }: Omit<BatchSetup, 'folder'>,
): Batch => {
  const stores = storesWith(Object.keys(catalogue.stores));
  return (lines) =>
    lines.map(({ number, text }) => {
      const left = (why: string): Answered => ({ number, out: null, why, matched: false });
      const reading = readTask(text, stores);
      if (!reading.ok) return left(reading.why);
      try {
        const matches = answer(
          reading.task,
          { catalogue, stores, limit },
          cluster ? forCluster : shown,
        );
        return {
          number,
          out: JSON.stringify(
            cluster
              ? { product: asked(reading.task, stores), matches }
              : { id: reading.task.id, matches },
          ),
          why: null,
          matched: Object.values(matches).some((list) => list.length > 0),
        };
      } catch (error) {
        return left(`it cannot be answered (${(error as Error).message})`);
      }
    });
};

function asked({ product }: Task, stores: readonly Store[]): ClusterProduct {
  const { store, name, price, category, gtin } = product!;
  return {
    store: findStore(store, stores)!.id,
    name,
    price: price!,
    category: category ?? '',
    barcode: gtin ?? null,
  };
}

/** What a worker thread runs: it reads the price files itself, once. */
export async function matchWorker({ folder, ...setup }: BatchSetup, io: Io): Promise<Batch> {
  const quiet: Io = { ...io, err: () => undefined, status: () => undefined };
  return batchOver((await loadCatalogue(folder, quiet)).catalogue, setup);
}
