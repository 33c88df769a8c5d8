// What is usual among the likeliest candidates of all stores.
import type { Candidate } from '../names/parsedName';
import { ASKED, lastingMarks, NAMED, PRAISE } from './queryMarks';
import { sizeDistance } from './sizeDistance';
import type { Target } from './target';
import type { Workspace } from './workspace';

/** What the likely candidates of all stores agree on: where such things stand, what they cost, how big they are. */
export interface PoolStatistics {
  departments: ReadonlyMap<string, number>;
  /** By number of the aisle: how many of them stand there. */
  aisles: ReadonlyMap<number, number>;
  /** Of a brand that is all of a line: the groups of aisles that it is known for; null where it is known for many things. */
  knownFor: ReadonlySet<number> | null;
  /** Of such a brand, by number: how many of its products have a word in their names. */
  words: ReadonlyMap<number, number>;
  medianPrice: number;
  medianSize: { kind: string; amount: number } | null;
  /** What packs of the size asked for cost, in pounds; 0 where there are none. */
  askedPrice: number;
  /** Core words -> the stores that have a product with just these, a bit each. */
  cores: ReadonlyMap<string, number>;
  /** What the products with all words are, as shares: most of "Doritos" are crisps, few are dips. */
  heads: ReadonlyMap<number, number>;
  /** Store -> fewest extra words among its candidates with all words. */
  fewestExtra: ReadonlyMap<string, number>;
}

type Pool = readonly Candidate[];
type Flags = Workspace['flags'];
interface Usual {
  prices: number[];
  sizes: { kind: string; amount: number }[];
}

/** Adds to the figure of a key. */
function count<Key>(figures: Map<Key, number>, key: Key, by: number): void {
  figures.set(key, (figures.get(key) ?? 0) + by);
}
function divide<Key>(figures: Map<Key, number>, by: number): ReadonlyMap<Key, number> {
  for (const [key, figure] of figures) figures.set(key, figure / by);
  return figures;
}

/** Sums over the plain candidates of all stores. */
class Tally {
  readonly departments = new Map<string, number>();
  readonly aisles = new Map<number, number>();
  readonly groups = new Map<number, number>();
  readonly words = new Map<number, number>();
  readonly cores = new Map<string, number>();
  readonly heads = new Map<number, number>();
  readonly fewestExtra = new Map<string, number>();
  readonly all: Usual = { prices: [], sizes: [] };
  readonly own: Usual = { prices: [], sizes: [] };
  readonly ofAskedSize: number[] = [];
  votes = 0;
  voices = 0;
  private readonly brandAlone: boolean;
  private readonly ofBrand: boolean;

  constructor(
    private readonly target: Target,
    private readonly flags: Flags,
  ) {
    this.brandAlone = !target.product && target.words.length === 0;
    this.ofBrand = !target.product && target.brand !== null;
  }

  addHeads(pool: Pool, stores: number): void {
    const full = pool.filter(
      ({ parsed }) => countMarked(parsed.ids.all, NAMED, this.flags) === this.target.name.length,
    );
    for (const { parsed } of full) count(this.heads, parsed.ids.head, 1 / (full.length * stores));
  }

  /** Whether a candidate holds every word and its head was asked for; of a brand, whether it is of the brand. */
  private isPlain({ parsed: { ids, maker } }: Candidate): boolean {
    const { brand, words } = this.target;
    if (this.ofBrand && !(maker.kind === 'brand' && maker.brand === brand)) return false;
    return (
      (this.ofBrand || words.length === 0 || (this.flags[ids.head]! & ASKED) !== 0) &&
      countMarked(ids.all, ASKED, this.flags) === words.length
    );
  }

  addStore(store: string, bit: number, pool: Pool): void {
    const plain = pool.filter((candidate) => this.isPlain(candidate));
    for (const candidate of plain) this.add(store, bit, candidate, plain.length);
  }

  private add(store: string, bit: number, { parsed, product }: Candidate, among: number): void {
    const { ids, aisles, core } = parsed;
    const extra = extrasIn(ids.mainCore, this.flags);
    const vote = 1 / ((1 + extra) * among);
    count(this.departments, parsed.department, vote);
    this.votes += vote;
    // Of a brand alone every product counts: what most of them are is what the brand is known for.
    const voice = this.brandAlone ? 1 / among : vote;
    count(this.aisles, aisles.first, voice);
    this.voices += voice;
    if (this.brandAlone) {
      count(this.groups, aisles.firstGroup, voice);
      for (const id of ids.name) count(this.words, id, voice);
    }
    if (extra === 0 || this.ofBrand) this.addUsual({ parsed, product });
    this.cores.set(core, (this.cores.get(core) ?? 0) | bit);
    const fewest = this.fewestExtra.get(store) ?? 99;
    this.fewestExtra.set(store, Math.min(fewest, extra + extrasIn(ids.tail, this.flags)));
  }

  private addUsual({ parsed: { maker, size }, product }: Candidate): void {
    const distance = sizeDistance(this.target.size, size);
    if (distance !== null && distance <= NEARLY) this.ofAskedSize.push(product.price);
    for (const usual of maker.kind === 'own' ? [this.all, this.own] : [this.all]) {
      usual.prices.push(product.price);
      if (size.kind !== 'none') usual.sizes.push({ kind: size.kind, amount: size.amount });
    }
  }

  statistics(): PoolStatistics {
    const { target, all, own } = this;
    // Stores print their own label on the everyday packs: five sacks of rice do not make a sack the usual size.
    const usual = !target.product && own.prices.length >= 2 ? own : all;
    return {
      heads: this.heads,
      departments: divide(this.departments, this.votes),
      aisles: divide(this.aisles, this.voices),
      knownFor: knownFor(this.groups, this.voices),
      words: divide(this.words, this.voices),
      medianPrice: median(usual.prices),
      medianSize:
        (target.product ? null : target.kind?.usual) ??
        usualSize(usual.sizes.length >= TELLING ? usual.sizes : all.sizes),
      askedPrice: median(this.ofAskedSize),
      cores: this.cores,
      fewestExtra: this.fewestExtra,
    };
  }
}

/** ln 1.15: packs so near in size cost much the same. */
const NEARLY = 0.14;
/** Of two own labels one may be a box of wine; three sizes have a middle. */
const TELLING = 3;

/** What the plain candidates agree on. The target's marks must stand in the workspace. */
export function poolStatisticsOf(
  target: Target,
  pools: ReadonlyMap<string, Pool>,
  { flags }: Workspace,
): PoolStatistics {
  const tally = new Tally(target, flags);
  [...pools].forEach(([store, pool], at) => {
    tally.addHeads(pool, pools.size);
    tally.addStore(store, 1 << at, pool);
  });
  return tally.statistics();
}

/** A brand is known for a group of aisles that holds 40 % of its products, and for each that holds 35 % as many as the largest: Nutella is a spread, not muffins. */
const KNOWN_FOR = 0.4;
const ELSEWHERE = 0.35;
function knownFor(groups: ReadonlyMap<number, number>, voices: number): ReadonlySet<number> | null {
  const most = Math.max(0, ...groups.values());
  return most > 0 && most >= KNOWN_FOR * voices
    ? new Set([...groups].flatMap(([group, voice]) => (voice < ELSEWHERE * most ? [] : [group])))
    : null;
}

/** How many of some different words are marked. */
function countMarked(ids: readonly number[], mark: number, flags: Flags): number {
  let marked = 0;
  for (let at = 0; at < ids.length; at++) if (flags[ids[at]!]! & mark) marked++;
  return marked;
}

function extrasIn(ids: readonly number[], flags: Flags): number {
  let extras = 0;
  for (let at = 0; at < ids.length; at++)
    if (!((flags[ids[at]!]! | lastingMarks(ids[at]!)) & (ASKED | PRAISE))) extras++;
  return extras;
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
