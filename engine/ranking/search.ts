// One search over the stores of a catalogue: candidates with their evidence, best first.
import { storesInOrder } from '../catalogue/storesInOrder';
import { alsoPrinted, candidateReader, candidatesIn, rarityIn } from '../retrieval/candidates';
import { preRank } from '../retrieval/preRanking';
import { addRelativeToPool } from '../evidence/relativeToPool';
import { FEATURES, type Row } from '../evidence/features';
import { gather } from '../evidence/gather';
import { withNeighbourhood } from '../evidence/surprisal';
import { poolStatisticsOf, type PoolStatistics } from '../evidence/poolStatistics';
import { withMarks } from '../evidence/queryMarks';
import { prepare, type PreparedTarget, type Target } from '../evidence/target';
import { addVectors, originOf, type Origin } from '../evidence/vectors';
import { withWorkspace, type Workspace } from '../evidence/workspace';
import { parseName, type Candidate, type ParsedName } from '../names/parsedName';
import type { Refused } from '../query/queryRewriting';
import type { Reduced } from './givingUp';
import { byScore, copied, type Ranked } from './ranked';
import { scoreFront } from './score';
import type { Kind } from './modelTypes';
import { isOfKind } from './kindOfBrand';
import { isFreeOf, isRefused } from './refusedProducts';
import type { Reading } from './otherwise';
import { brandTarget, lineTarget, productTarget, queryTarget, type SearchTarget } from './targets';
import type { Catalogue, Product, StoreCatalogue } from '../types';
import { lazy } from '../words/lazy';

export interface Search {
  kind: Kind;
  target: Target;
  repaired: readonly string[];
  /** Words of the line that are not looked for, as nothing was found with them, and how far a likeness counts without them. */
  givenUp: readonly string[];
  certainty: number;
  /** The same line with fewer words, what costs least first. */
  shorter(): readonly Search[];
  /** What the line may mean instead: in English, or of words that are printed together. */
  otherwise(): Search | null;
  /** What the brand of the line sells, where it asks for an own label in its place. */
  ofBrand(): Search | null;
  reading: Reading | undefined;
  /** Candidates of a store that can reach a score, with their evidence, best first. Empty for a store not searched. */
  best(store: string, least: number): readonly Ranked[];
  /** Every candidate of a store with its evidence, neither scored nor ordered: for fitting. */
  all(store: string): readonly Ranked[];
}

/**
 * How many products of a store are looked at, by the words they share with what is looked for; how many of them, by their
 * names, are judged; how many tell what is usual. Larger pools do not find more (docs/design/matching.md) and cost time: every
 * name is read first.
 */
const POOLS = {
  search: { looked: 160, judged: 32, usual: 24 },
  equiv: { looked: 80, judged: 18, usual: 20 },
} as const;
/** Products of its own store beside which an equivalent is judged. */
const HOME = 32;
/** Products looked at of which some are refused: sixty of a store's wines may all cost more than the line says. */
const BEFORE_REFUSED = 400;

/** How far a likeness counts of what a line may mean instead. */
const READ_OTHERWISE = 0.95;

/** A typed line against every store of the catalogue. */
export function searchAll(text: string, catalogue: Catalogue): Search {
  const {
    repaired,
    refused,
    reductions,
    otherwise: read,
    reading,
    ...searchTarget
  } = lineTarget(text, catalogue);
  const stores = storesInOrder(catalogue).map(({ store }) => store);
  const line = { kind: 'search', catalogue, stores, repaired, refused } as const;
  const shorter = lazy(() =>
    reductions().map(
      (reduced) =>
        new StoreSearch({ ...line, searchTarget: queryTarget(reduced.query, catalogue), reduced }),
    ),
  );
  const otherwise = lazy(() => {
    const other = read();
    const searchTarget = other && queryTarget(other.query, catalogue);
    return (
      searchTarget &&
      new StoreSearch({ ...line, ...other, searchTarget, certainty: READ_OTHERWISE })
    );
  });
  const ofBrand = lazy(() => {
    const brands = brandTarget(searchTarget.query, catalogue);
    return brands && new StoreSearch({ ...line, searchTarget: brands });
  });
  return new StoreSearch({
    ...line,
    searchTarget,
    reading,
    readings: { shorter, otherwise, ofBrand },
  });
}

/** A product against the other stores. */
export function equivalentsAll(
  product: Product,
  catalogue: Catalogue,
  stores: readonly string[],
  searchTarget: SearchTarget = productTarget(product, catalogue),
): Search {
  return new StoreSearch({ kind: 'equiv', searchTarget, catalogue, stores, product });
}

interface Request {
  kind: Kind;
  searchTarget: SearchTarget;
  catalogue: Catalogue;
  stores: readonly string[];
  repaired?: readonly string[];
  refused?: Refused | null;
  product?: Product;
  reduced?: Reduced;
  readings?: Readings;
  reading?: Reading;
  certainty?: number;
}
/** What else a line may be read as. */
type Readings = Pick<Search, 'shorter' | 'otherwise' | 'ofBrand'>;
const NO_OTHERS: Readings = { shorter: () => [], otherwise: () => null, ofBrand: () => null };

/** Candidates of a store by what their names share with what is looked for; read when they are asked for. */
interface Pool {
  ids: readonly number[];
  candidate: (id: number) => Candidate;
}
const leading = ({ ids, candidate }: Pool, count: number): Candidate[] =>
  ids.slice(0, count).map(candidate);

interface Gathered {
  pool: readonly Candidate[];
  rows: readonly Row[];
}

/** A line's target; no everyday kind that the brand does not make. */
const targetOf = (kind: Kind, target: Target, first: ReadonlyMap<string, Candidate[]>): Target =>
  kind === 'equiv' || isOfKind(target, first) ? target : { ...target, kind: null };

/** All that a search needs, made once and kept with it. Tables that it fills are taken for the time of one store. */
class StoreSearch implements Search {
  readonly kind: Kind;
  readonly target: Target;
  readonly repaired: readonly string[];
  readonly givenUp: readonly string[];
  readonly certainty: number;
  readonly shorter: () => readonly Search[];
  readonly otherwise: () => Search | null;
  readonly ofBrand: () => Search | null;
  readonly reading: Reading | undefined;
  private readonly refused: Refused | null;
  private readonly pools: ReadonlyMap<string, Pool>;
  private readonly prepared: PreparedTarget;
  private readonly statistics: PoolStatistics;
  private readonly origin: Origin | null;
  /** The products around the target, among which words are more or less surprising. */
  private readonly neighbours: readonly ParsedName[];
  private readonly known = new Map<string, { least: number; best: readonly Ranked[] }>();

  constructor(request: Request) {
    const { kind, searchTarget, catalogue, stores, product, reduced } = request;
    this.kind = kind;
    this.repaired = reduced?.repaired ?? request.repaired ?? [];
    this.givenUp = reduced?.givenUp ?? [];
    this.certainty = reduced?.certainty ?? request.certainty ?? 1;
    const { shorter, otherwise, ofBrand } = request.readings ?? NO_OTHERS;
    this.shorter = shorter;
    this.otherwise = otherwise;
    this.ofBrand = ofBrand;
    this.reading = request.reading;
    this.refused = request.refused ?? null;
    const finders = alsoPrinted(searchTarget.finders);
    const { pools, homePool } = withWorkspace((workspace) => {
      const poolIn = (shelf: StoreCatalogue): Pool =>
        this.poolOf(workspace, searchTarget, finders, shelf);
      const home = product && catalogue.stores[product.store];
      return {
        pools: new Map(
          stores.flatMap((store) => {
            const shelf = catalogue.stores[store];
            return shelf ? [[store, poolIn(shelf)] as const] : [];
          }),
        ),
        homePool: home ? leading(poolIn(home), HOME) : [],
      };
    });
    this.pools = pools;
    const first = new Map(
      [...pools].map(([store, pool]) => [store, leading(pool, POOLS[kind].usual)]),
    );
    this.target = targetOf(kind, searchTarget.target, first);
    this.prepared = prepare(this.target, searchTarget.weights, rarityIn(catalogue));
    this.statistics = this.withTables((workspace) =>
      poolStatisticsOf(this.target, first, workspace),
    );
    this.origin = product ? originOf(parseName(product), homePool) : null;
    this.neighbours = [...homePool, ...[...first.values()].flat()].map(({ parsed }) => parsed);
  }

  best(store: string, least: number): readonly Ranked[] {
    let found = this.known.get(store);
    if (!found || found.least > least) {
      const best = this.gathered(store, (gathered) => this.inFront(least, gathered)).sort(byScore);
      this.known.set(store, (found = { least, best }));
    }
    return found.least === least ? found.best : found.best.filter(({ score }) => score >= least);
  }

  all(store: string): readonly Ranked[] {
    return this.gathered(store, ({ pool, rows }) =>
      copied(
        pool,
        rows,
        rows.map((_, at) => ({ at, score: 0 })),
      ),
    );
  }

  private poolOf(
    workspace: Workspace,
    { target, finders: typed }: SearchTarget,
    finders: ReadonlyMap<string, number>,
    shelf: StoreCatalogue,
  ): Pool {
    const most = this.refused ? BEFORE_REFUSED : POOLS[this.kind].looked;
    const departments = target.product ? null : (target.kind?.departments ?? null);
    const enough = target.product
      ? Infinity
      : [...typed.values()].reduce((sum, weight) => sum + weight, 0);
    return {
      candidate: candidateReader(shelf),
      ids: candidatesIn(workspace, shelf, finders, most, departments, enough),
    };
  }

  /** Runs work with the marks of the target in tables of its own. */
  private withTables<Result>(work: (workspace: Workspace) => Result): Result {
    return withWorkspace((workspace) =>
      withMarks(workspace, this.prepared.marks, () => work(workspace)),
    );
  }

  /** Hands on the candidates of a store with their evidence; the rows are only lent. */
  private gathered<Result>(store: string, use: (gathered: Gathered) => Result): Result {
    const all = this.pools.get(store);
    return this.withTables((workspace) =>
      withNeighbourhood(workspace, this.neighbours, (around) => {
        const pool = all ? this.judgedOf(workspace, all) : [];
        const rows = workspace.rowsFor(pool.length, FEATURES.length);
        const scene = {
          workspace,
          prepared: this.prepared,
          statistics: this.statistics,
          around,
        };
        pool.forEach((candidate, at) => gather(rows[at]!, scene, candidate));
        addRelativeToPool(rows);
        addVectors(rows, pool, this.origin);
        return use({ pool, rows });
      }),
    );
  }

  /** What is judged in a store: the likest, and of a line that refuses some of them the likest of the others, too. */
  private judgedOf(workspace: Workspace, all: Pool): readonly Candidate[] {
    const { looked, judged } = POOLS[this.kind];
    const { refused, prepared } = this;
    const pool = preRank(workspace, leading(all, looked), prepared, judged);
    if (!refused) return pool;
    const allowed = { ...all, ids: all.ids.filter((id) => !isRefused(all.candidate(id), refused)) };
    const known = new Set(pool.map(({ product }) => product));
    const others = preRank(workspace, leading(allowed, looked), prepared, judged);
    return [...pool, ...others.filter(({ product }) => !known.has(product))];
  }

  /** The candidates that reach a score. Refused products still take part in the evidence; otherwise the next best (a Dairy Milk bar) would look like milk. */
  private inFront(least: number, { pool, rows }: Gathered): Ranked[] {
    const { refused, kind, target } = this;
    const isKept = (one: Candidate): boolean =>
      (!refused || !isRefused(one, refused)) && (kind === 'equiv' || !isFreeOf(one, target));
    const kept = [...pool.keys()].filter((at) => isKept(pool[at]!));
    const front = scoreFront(
      this.kind,
      kept.map((at) => rows[at]!),
    );
    return copied(
      pool,
      rows,
      front
        .filter(({ score }) => score >= least)
        .map(({ at, score }) => ({ at: kept[at]!, score })),
    );
  }
}
