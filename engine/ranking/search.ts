import { aislesOf } from '../knowledge/aisleClassifier';
import { addRelativeToPool } from '../evidence/relativeToPool';
import {
  alsoPrinted,
  candidateReader,
  candidatesIn,
  idfIn,
  lookedForBeside,
  rarityIn,
} from '../retrieval/candidates';
import { gather } from '../evidence/gather';
import { FEATURES, type Evidence } from '../evidence/features';
import { thingOf } from '../names/nameWords';
import { parseName, type Candidate } from '../names/parsedName';
import { trigramSignature } from '../words/trigramSignature';
import { preRank } from '../retrieval/preRanking';
import { HARMLESS, SAID_ALONG } from '../lexicon/words';
import { printedFor } from '../knowledge/gazetteer';
import { printedTogether } from '../catalogue/invertedIndex';
import { parseQuery, SHELF, type Query } from '../query/parseQuery';
import { scoreFront } from './score';
import type { Catalogue, Product, StoreCatalogue } from '../types';
import { wordPositionsIn } from '../evidence/wordPositions';
import { besideSiblings, siblingsOf } from '../evidence/siblings';
import { poolStatisticsOf } from '../evidence/poolStatistics';
import { activate } from '../evidence/queryMarks';
import { addSurprisal, countPoolWords } from '../evidence/surprisal';
import type { Refused } from '../query/queryRewriting';
import { addVectors, originOf } from '../evidence/vectors';
import { prepare, type Target } from '../evidence/target';
import { wordIds, wordOf } from '../words/wordInterner';
import { repairSpelling } from '../query/spellingCorrection';

export interface Ranked extends Candidate {
  evidence: Evidence;
  score: number;
}

export interface Search {
  kind: 'search' | 'equiv';
  wanted: Target;
  repaired: string[];
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
  equiv: { looked: 64, judged: 12, usual: 20 },
} as const;
/** Products of its own store beside which an equivalent is judged. */
const HOME = 32;

/** Products looked at of which some are refused: sixty of a store's wines may all cost more than the line says. */
const BEFORE_REFUSED = 400;

/** A typed line against every store of the catalogue: candidates with their evidence, not ordered. */
export function searchAll(text: string, catalogue: Catalogue): Search {
  const plain = parseQuery(text);
  const spelling = repairSpelling(catalogue, plain.words);
  const query: Query = withoutSaidAlong(
    spelling.repaired.length
      ? readAgain(
          [
            ...(plain.brand ? [plain.brand] : []),
            ...spelling.words,
            ...plain.typed.filter((word) => /^\d/.test(word)),
          ],
          plain,
        )
      : plain,
    plain,
    catalogue,
  );
  const name = [...new Set([...(query.brand?.split(' ') ?? []), ...query.words])];
  const wanted: Target = {
    name,
    makers: new Set(query.brand?.split(' ')).size,
    pairs: [],
    letters: trigramSignature(name.join('')),
    words: query.words,
    head: query.head,
    thing: thingOf(wordIds(query.words)),
    aisles: aislesOf(wordIds(name), query.head, query.form && SHELF[query.form], false),
    brand: query.brand,
    tier: query.tier,
    size: query.size,
    attributes: query.attributes,
    price: null,
    department: null,
    product: false,
    kind: query.kind,
    form: query.form,
    pack: query.pack,
    wish: query.wish,
  };
  const idf = idfIn(catalogue);
  const weights = new Map(query.words.map((word) => [word, idf(word)]));
  const sought = new Map(weights);
  // Most stores print "Free From", and three hundred things print gluten free: what it is finds it.
  if (sought.has('gluten') && sought.size > 2) sought.set('gluten', 1);
  for (const word of query.brand ? printedFor(query.brand) : [])
    sought.set(word, Math.max(3, idf(word)));
  return {
    repaired: spelling.repaired,
    ...rankPool(
      'search',
      wanted,
      weights,
      sought,
      catalogue,
      Object.keys(catalogue.stores),
      null,
      plain.refused,
    ),
  };
}

/** A line of other words; what it says beside them is as in the line that was typed. */
const readAgain = (words: readonly string[], { tier, pack, wish }: Query): Query => ({
  ...parseQuery(words.join(' ')),
  tier,
  pack,
  wish,
});

/** "brie wedge", "biscuits for cheesecake": how a thing is held or cut and what it is for, where no product prints it beside the thing, does not keep it from being found. */
function withoutSaidAlong(query: Query, plain: Query, catalogue: Catalogue): Query {
  const along = query.words.filter((word) => SAID_ALONG.has(word) || plain.purpose.includes(word));
  if (!along.length || (along.length === query.words.length && query.brand === null)) return query;
  const idf = idfIn(catalogue);
  const rest = [
    ...query.words.filter((word) => !along.includes(word)),
    ...(query.brand?.split(' ') ?? []),
  ].sort((a, b) => idf(b) - idf(a));
  const spare = along.filter(
    (word) =>
      !Object.values(catalogue.stores).some(
        ({ index }) => printedTogether(index, word, rest[0]!) > 0,
      ),
  );
  return spare.length
    ? readAgain(
        query.typed.filter((word) => !spare.includes(word)),
        { ...plain, tier: query.tier },
      )
    : query;
}

/** A brand's flavours are no kinds of their own: Pringles make no sour cream. Of the kind is what stands where it does, and not now and then. */
function madeBy(
  { brand, kind }: Target,
  pools: ReadonlyMap<string, readonly Candidate[]>,
): boolean {
  if (brand === null || kind === null) return true;
  const made = [...pools.values()]
    .flat()
    .filter(({ facts }) => facts.maker.kind === 'brand' && facts.maker.brand === brand);
  return (
    5 *
      made.filter(
        ({ facts }) => facts.kind === kind && (kind.departments?.has(facts.department) ?? true),
      ).length >=
      made.length && made.length > 0
  );
}

/** A product against the other stores. */
export function equivalentsAll(
  product: Product,
  catalogue: Catalogue,
  stores: readonly string[],
): Search {
  const facts = parseName(product);
  const words = [...new Set([...facts.ids.main, ...facts.ids.tail.slice(0, 4)])].map(wordOf);
  const wanted: Target = {
    words,
    head: facts.ids.head,
    thing: facts.ids.thing,
    aisles: facts.aisles,
    brand: facts.maker.kind === 'brand' ? facts.maker.brand : null,
    tier: facts.maker.kind === 'own' ? facts.maker.tier : null,
    size: facts.size,
    attributes: facts.attributes,
    // A product may be asked for without its price: then the usual one of such things stands in.
    price: product.price > 0 ? product.price : null,
    department: facts.department,
    product: true,
    name: facts.ids.name.map(wordOf),
    makers: facts.ids.makers,
    pairs: facts.ids.pairs,
    letters: facts.letters,
    kind: facts.kind,
    form: null,
    pack: null,
    wish: 0,
  };
  const idf = idfIn(catalogue);
  const weights = new Map(words.map((word) => [word, HARMLESS.has(word) ? 0.5 : idf(word)]));
  const sought = lookedForBeside(weights);
  for (const word of wanted.brand ? printedFor(wanted.brand) : [])
    sought.set(word, 0.7 * Math.max(3, idf(word)));
  return {
    repaired: [],
    ...rankPool('equiv', wanted, weights, sought, catalogue, stores, product),
  };
}

/** Short enough for a form of a word: "seed", "seeded". */
const ROOT = 4;
/** Whether two stems are forms of one word. */
const alike = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= ROOT && (a.startsWith(b) || b.startsWith(a)));

const isRefused = ({ product, facts }: Candidate, { unwanted, priceLimit }: Refused): boolean =>
  (priceLimit !== null && product.price > priceLimit) ||
  (unwanted.length > 0 &&
    facts.ids.all.some((word) => unwanted.some((other) => alike(wordOf(word), other))));

/** Candidates of a store by what their names share with what is looked for; read when they are asked for. */
interface Pool {
  ids: readonly number[];
  candidate: (id: number) => Candidate;
}
const leading = ({ ids, candidate }: Pool, count: number): Candidate[] =>
  ids.slice(0, count).map(candidate);

// Scratch rows, filled anew for each store: a row of numbers for every candidate of every line would be mostly garbage.
const scratch: Float64Array[] = [];
const rowsFor = (count: number): Float64Array[] => {
  while (scratch.length < count) scratch.push(new Float64Array(FEATURES.length));
  return scratch.slice(0, count);
};

function rankPool(
  kind: Search['kind'],
  asked: Target,
  weights: ReadonlyMap<string, number>,
  sought: ReadonlyMap<string, number>,
  catalogue: Catalogue,
  stores: readonly string[],
  product: Product | null = null,
  refused: Refused | null = null,
): Omit<Search, 'repaired'> {
  const { looked, judged, usual } = POOLS[kind];
  const printed = alsoPrinted(sought);
  const enough = product ? Infinity : [...sought.values()].reduce((sum, weight) => sum + weight, 0);
  const poolOf = (shelf: StoreCatalogue): Pool => ({
    candidate: candidateReader(shelf),
    ids: candidatesIn(
      shelf,
      printed,
      refused ? BEFORE_REFUSED : looked,
      product ? null : (asked.kind?.departments ?? null),
      enough,
    ),
  });
  const pools = new Map(
    stores.flatMap((store) => {
      const shelf = catalogue.stores[store];
      return shelf ? [[store, poolOf(shelf)] as const] : [];
    }),
  );
  const first = new Map([...pools].map(([store, pool]) => [store, leading(pool, usual)] as const));
  const wanted = kind === 'equiv' || madeBy(asked, first) ? asked : { ...asked, kind: null };
  const target = prepare(wanted, weights, rarityIn(catalogue), wordPositionsIn(catalogue));
  activate(target.sight);
  const consensus = poolStatisticsOf(wanted, first);
  const home = product && catalogue.stores[product.store];
  const homePool = product && home ? leading(poolOf(home), HOME) : [];
  const siblings = product ? siblingsOf(homePool, parseName(product), target.weigh) : null;
  const origin = product ? originOf(parseName(product), homePool) : null;
  const neighbours = [...homePool, ...[...first.values()].flat()].map(({ facts }) => facts);
  /** What is judged in a store: the likest, and of a line that refuses some of them the likest of the others, too. */
  const poolFrom = (all: Pool): readonly Candidate[] => {
    const pool = preRank(leading(all, looked), target, judged);
    if (!refused) return pool;
    const allowed = { ...all, ids: all.ids.filter((id) => !isRefused(all.candidate(id), refused)) };
    const known = new Set(pool.map(({ product }) => product));
    return [
      ...pool,
      ...preRank(leading(allowed, looked), target, judged).filter(
        ({ product }) => !known.has(product),
      ),
    ];
  };
  const gathered = (store: string): { pool: readonly Candidate[]; rows: Float64Array[] } => {
    const all = pools.get(store);
    activate(target.sight);
    const pool = all ? poolFrom(all) : [];
    const rows = rowsFor(pool.length);
    pool.forEach((candidate, at) => gather(rows[at]!, target, candidate, consensus));
    if (siblings)
      pool.forEach(({ facts }, at) => besideSiblings(rows[at]!, facts, siblings, target.weigh));
    countPoolWords(neighbours);
    pool.forEach(({ facts }, at) => addSurprisal(rows[at]!, target, facts));
    addRelativeToPool(rows);
    addVectors(rows, pool, origin);
    return { pool, rows };
  };
  const keep = (least: number, { pool, rows }: ReturnType<typeof gathered>): Ranked[] => {
    // What is refused is weighed all the same: beside the milk that costs too much, a bar of Dairy Milk is no milk.
    const kept = [...pool.keys()].filter((at) => !refused || !isRefused(pool[at]!, refused));
    const front = scoreFront(
      kind,
      kept.map((at) => rows[at]!),
    ).filter(({ score }) => score >= least);
    return copied(
      pool,
      rows,
      front.map(({ at, score }) => ({ at: kept[at]!, score })),
    );
  };
  const known = new Map<string, { least: number; best: readonly Ranked[] }>();
  return {
    kind,
    wanted,
    all: (store) => {
      const { pool, rows } = gathered(store);
      return copied(
        pool,
        rows,
        rows.map((_, at) => ({ at, score: 0 })),
      );
    },
    best: (store, least) => {
      let found = known.get(store);
      if (!found || found.least > least)
        known.set(store, (found = { least, best: keep(least, gathered(store)).sort(byScore) }));
      return found.least === least ? found.best : found.best.filter(({ score }) => score >= least);
    },
  };
}

/** Candidates with evidence of their own: the rows are scratch. One block for all of them, as each costs as much to make as many numbers. */
function copied(
  pool: readonly Candidate[],
  rows: readonly Float64Array[],
  kept: readonly { at: number; score: number }[],
): Ranked[] {
  const block = new Float64Array(kept.length * FEATURES.length);
  return kept.map(({ at, score }, position) => {
    const evidence = block.subarray(position * FEATURES.length, (position + 1) * FEATURES.length);
    evidence.set(rows[at]!);
    return { ...pool[at]!, evidence, score };
  });
}

/** Best score first; the cheaper, then the alphabetically first of equals, so that the order of the rows does not matter. */
const byScore = (a: Ranked, b: Ranked): number =>
  b.score - a.score ||
  a.product.price - b.product.price ||
  (a.product.name < b.product.name
    ? -1
    : a.product.name > b.product.name
      ? 1
      : a.product.id - b.product.id);
