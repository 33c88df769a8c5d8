import { candidatesIn, idf, repairSpelling, type Candidate } from './candidates';
import { besideOthers, gather, type Consensus, type Evidence, type Wanted } from './evidence';
import { factsOf } from './facts';
import { kindOf } from './kinds';
import { HARMLESS } from './lexicon/words';
import { parseQuery, type Query } from './query';
import type { Catalogue, Product } from './types';

export interface Judged extends Candidate {
  evidence: Evidence;
}

export interface Search {
  wanted: Wanted;
  repaired: string[];
  /** Candidates of a store with their evidence, not ordered; gathered when first asked for. Empty for a store not searched. */
  in(store: string): readonly Judged[];
}

const POOL = 300;

/** A typed line against every store of the catalogue: candidates with their evidence, not ordered. */
export function searchAll(text: string, catalogue: Catalogue): Search {
  const plain = parseQuery(text);
  const spelling = repairSpelling(catalogue, plain.words);
  const query: Query = spelling.repaired.length ? parseQuery([...(plain.brand ? [plain.brand] : []), ...spelling.words, ...plain.typed.filter((word) => /^\d/.test(word))].join(' ')) : plain;
  const wanted: Wanted = { words: query.words, head: query.head, brand: query.brand, tier: query.tier, size: query.size, attributes: query.attributes, price: null, department: null, product: false, kind: kindOf(query.words, false), form: query.form };
  const weights = new Map(query.words.map((word) => [word, idf(catalogue, word)]));
  const sought = new Map(weights);
  for (const word of query.brand?.split(' ') ?? []) sought.set(word, Math.max(3, idf(catalogue, word)));
  return { wanted, repaired: spelling.repaired, in: judge(wanted, weights, sought, catalogue, Object.keys(catalogue.stores)) };
}

/** A product against the other stores. */
export function equivalentsAll(product: Product, catalogue: Catalogue, stores: readonly string[]): Search {
  const facts = factsOf(product);
  const words = [...new Set([...facts.main, ...facts.tail.slice(0, 4)])];
  const wanted: Wanted = {
    words, head: facts.head, brand: facts.maker.kind === 'brand' ? facts.maker.brand : null, tier: facts.maker.kind === 'own' ? facts.maker.tier : null,
    size: facts.size, attributes: facts.attributes, price: product.price, department: facts.department, product: true, kind: facts.kind, form: null,
  };
  const weights = new Map(words.map((word) => [word, HARMLESS.has(word) ? 0.5 : idf(catalogue, word)]));
  const sought = new Map(weights);
  for (const word of wanted.brand?.split(' ') ?? []) sought.set(word, Math.max(3, idf(catalogue, word)));
  return { wanted, repaired: [], in: judge(wanted, weights, sought, catalogue, stores) };
}

function judge(wanted: Wanted, weights: ReadonlyMap<string, number>, sought: ReadonlyMap<string, number>, catalogue: Catalogue, stores: readonly string[]): Search['in'] {
  const pools = new Map(stores.flatMap((store) => {
    const shelf = catalogue.stores[store];
    return shelf ? [[store, candidatesIn(shelf, sought, wanted.product ? 80 : POOL)] as const] : [];
  }));
  const consensus = agree(wanted, pools);
  const judged = new Map<string, readonly Judged[]>();
  return (store) => {
    let row = judged.get(store);
    if (!row) {
      const pool = pools.get(store) ?? [];
      const evidence = besideOthers(pool.map((candidate) => gather(wanted, weights, candidate, consensus)));
      judged.set(store, (row = pool.map((candidate, at) => ({ ...candidate, evidence: evidence[at]! }))));
    }
    return row;
  };
}

/** What the plain candidates agree on: those that hold every word and whose head was asked for. */
function agree(wanted: Wanted, pools: ReadonlyMap<string, readonly Candidate[]>): Consensus {
  const asked = new Set(wanted.words);
  const departments = new Map<string, number>();
  const prices: number[] = [];
  const sizes: { kind: string; amount: number }[] = [];
  const holders = new Map<string, Set<string>>();
  const fewestExtra = new Map<string, number>();
  let votes = 0;
  for (const [store, pool] of pools) {
    const plain = pool.filter(({ facts }) => wanted.words.every((word) => facts.all.has(word)) && (asked.size === 0 || asked.has(facts.head)));
    for (const { facts, product } of plain) {
      const extra = facts.main.filter((word) => !asked.has(word) && !HARMLESS.has(word)).length;
      const vote = 1 / ((1 + extra) * plain.length);
      departments.set(facts.department, (departments.get(facts.department) ?? 0) + vote);
      votes += vote;
      if (extra === 0) {
        prices.push(product.price);
        if (facts.size.kind !== 'none') sizes.push({ kind: facts.size.kind, amount: facts.size.amount });
      }
      const key = facts.core;
      const row = holders.get(key) ?? new Set<string>();
      row.add(store);
      holders.set(key, row);
      fewestExtra.set(store, Math.min(fewestExtra.get(store) ?? 99, extra + facts.tail.filter((word) => !asked.has(word) && !HARMLESS.has(word)).length));
    }
  }
  for (const [department, vote] of departments) departments.set(department, vote / votes);
  return { departments, medianPrice: median(prices), medianSize: usualSize(sizes), cores: new Map([...holders].map(([key, row]) => [key, row.size])), fewestExtra };
}

function median(values: number[]): number {
  if (!values.length) return 0;
  values.sort((a, b) => a - b);
  return values[values.length >> 1]!;
}

function usualSize(sizes: { kind: string; amount: number }[]): { kind: string; amount: number } | null {
  const kinds = new Map<string, number[]>();
  for (const { kind, amount } of sizes) kinds.set(kind, [...(kinds.get(kind) ?? []), amount]);
  const [kind, amounts] = [...kinds].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  return kind && amounts ? { kind, amount: median(amounts) } : null;
}
