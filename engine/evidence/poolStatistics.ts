// What is usual among the likeliest candidates of all stores.
import type { Candidate } from '../names/parsedName';
import { ASKED, termFlags, NAMED, PRAISE } from './queryMarks';
import type { PoolStatistics, Target } from './target';

interface Usual {
  prices: number[];
  sizes: { kind: string; amount: number }[];
}

/** What the plain candidates agree on: those that hold every word and whose head was asked for. Read by the marks that are shown. */
export function poolStatisticsOf(
  wanted: Target,
  pools: ReadonlyMap<string, readonly Candidate[]>,
): PoolStatistics {
  const departments = new Map<string, number>();
  const all: Usual = { prices: [], sizes: [] };
  const own: Usual = { prices: [], sizes: [] };
  /** Core words -> the stores that have them, a bit each. */
  const holders = new Map<string, number>();
  const fewestExtra = new Map<string, number>();
  const heads = new Map<number, number>();
  const aisles = new Map<number, number>();
  const groups = new Map<number, number>();
  const words = new Map<number, number>();
  const brandAlone = !wanted.product && wanted.words.length === 0;
  const ofBrand = !wanted.product && wanted.brand !== null;
  let votes = 0;
  let voices = 0;
  let storeBit = -1;
  for (const [store, pool] of pools) {
    storeBit++;
    const plain: Candidate[] = [];
    const full = pool.filter(
      ({ facts }) => countMarked(facts.ids.all, NAMED) === wanted.name.length,
    );
    for (const { facts } of full)
      heads.set(facts.ids.head, (heads.get(facts.ids.head) ?? 0) + 1 / (full.length * pools.size));
    for (const candidate of pool) {
      const { ids, maker } = candidate.facts;
      if (ofBrand && !(maker.kind === 'brand' && maker.brand === wanted.brand)) continue;
      if (
        (ofBrand || wanted.words.length === 0 || termFlags[ids.head]! & ASKED) &&
        countMarked(ids.all, ASKED) === wanted.words.length
      )
        plain.push(candidate);
    }
    for (const { facts, product } of plain) {
      const extra = extrasIn(facts.ids.mainCore);
      const vote = 1 / ((1 + extra) * plain.length);
      departments.set(facts.department, (departments.get(facts.department) ?? 0) + vote);
      votes += vote;
      // Of a brand alone every product counts: what most of them are is what the brand is known for.
      const voice = brandAlone ? 1 / plain.length : vote;
      aisles.set(facts.aisles.first, (aisles.get(facts.aisles.first) ?? 0) + voice);
      voices += voice;
      if (brandAlone) {
        groups.set(facts.aisles.firstGroup, (groups.get(facts.aisles.firstGroup) ?? 0) + voice);
        for (const id of facts.ids.name) words.set(id, (words.get(id) ?? 0) + voice);
      }
      if (extra === 0 || ofBrand) {
        for (const usual of facts.maker.kind === 'own' ? [all, own] : [all]) {
          usual.prices.push(product.price);
          if (facts.size.kind !== 'none')
            usual.sizes.push({ kind: facts.size.kind, amount: facts.size.amount });
        }
      }
      holders.set(facts.core, (holders.get(facts.core) ?? 0) | (1 << storeBit));
      fewestExtra.set(
        store,
        Math.min(fewestExtra.get(store) ?? 99, extra + extrasIn(facts.ids.tail)),
      );
    }
  }
  for (const [department, vote] of departments) departments.set(department, vote / votes);
  for (const [aisle, voice] of aisles) aisles.set(aisle, voice / voices);
  for (const [id, voice] of words) words.set(id, voice / voices);
  // Stores print their own label on the everyday packs: five sacks of rice do not make a sack the usual size.
  const usual = !wanted.product && own.prices.length >= 2 ? own : all;
  return {
    heads,
    departments,
    aisles,
    knownFor: knownFor(groups, voices),
    words,
    medianPrice: median(usual.prices),
    medianSize:
      (wanted.product ? null : wanted.kind?.usual) ??
      usualSize(usual.sizes.length ? usual.sizes : all.sizes),
    cores: holders,
    fewestExtra,
  };
}

/** Of what a brand is known for so much stands in one group of aisles, and so much less in another: Nutella is a spread, Nutella muffins are none. */
const KNOWN_FOR = 0.4;
const ELSEWHERE = 0.35;
function knownFor(groups: ReadonlyMap<number, number>, voices: number): ReadonlySet<number> | null {
  const most = Math.max(0, ...groups.values());
  return most > 0 && most >= KNOWN_FOR * voices
    ? new Set([...groups].flatMap(([group, voice]) => (voice < ELSEWHERE * most ? [] : [group])))
    : null;
}

/** How many of some different words are marked. */
function countMarked(ids: readonly number[], mark: number): number {
  let count = 0;
  for (let at = 0; at < ids.length; at++) if (termFlags[ids[at]!]! & mark) count++;
  return count;
}

function extrasIn(ids: readonly number[]): number {
  let count = 0;
  for (let at = 0; at < ids.length; at++) if (!(termFlags[ids[at]!]! & (ASKED | PRAISE))) count++;
  return count;
}

function median(values: number[]): number {
  if (!values.length) return 0;
  values.sort((a, b) => a - b);
  return values[values.length >> 1]!;
}

function usualSize(
  sizes: { kind: string; amount: number }[],
): { kind: string; amount: number } | null {
  const kinds = new Map<string, number[]>();
  for (const { kind, amount } of sizes) kinds.set(kind, [...(kinds.get(kind) ?? []), amount]);
  const [kind, amounts] = [...kinds].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  return kind && amounts ? { kind, amount: median(amounts) } : null;
}
