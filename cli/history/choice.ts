import { findProducts, parseLine, type Match, type Store } from '../../engine';
import type { Day } from './days';

/** The product that a line means in one store. */
export interface Chosen { store: Store; name: string; /** Its similarities, summed over the days it answers the line. */ similarities: number }

/** How well a product answered the line on the days so far. */
interface Standing {
  name: string;
  /** It was a day's first answer. */
  led: boolean;
  /** Days on which it is the very product that the line names. */
  named: number;
  /** Days it is likelier right than wrong, each by how much: a followed product that is the wrong one is worse than a day without a price. */
  right: number;
  similarities: number;
}

/** Which product a line means in each store, told from all the days: the first one alone may lack the very thing. */
export class Choice {
  readonly quantity: number;
  private readonly term: string;
  private readonly standings = new Map<Store, Map<string, Standing>>();

  constructor(readonly line: string) {
    const { quantity, searchTerm } = parseLine(line);
    this.quantity = quantity;
    this.term = searchTerm;
  }

  add({ catalogue, stores }: Day): void {
    for (const store of stores) {
      const answers = findProducts(this.term, store.storedName, catalogue, Infinity);
      if (answers.length === 0) continue;
      let standings = this.standings.get(store);
      if (!standings) this.standings.set(store, (standings = new Map()));
      addAnswers(standings, answers);
    }
  }

  /** In the order in which the stores came to have it. */
  chosen(): Chosen[] {
    return [...this.standings].map(([store, standings]) => ({ store, ...likeliest([...standings.values()]) }));
  }
}

/** One day's answers, best first. */
function addAnswers(standings: Map<string, Standing>, answers: readonly Match[]): void {
  const seen = new Set<string>();
  for (const { product: { name }, similarity, reasons } of answers) {
    if (seen.has(name)) continue; // a name with several prices answers once
    const standing = standings.get(name) ?? { name, led: false, named: 0, right: 0, similarities: 0 };
    standing.led ||= seen.size === 0;
    standing.named += reasons.some(({ kind }) => kind === 'exact-name') ? 1 : 0;
    standing.right += Math.max(0, 2 * similarity - 1);
    standing.similarities += similarity;
    standings.set(name, standing);
    seen.add(name);
  }
}

/** Among the first answers of the days; what is equal goes to the one met first. */
const likeliest = (standings: readonly Standing[]): Standing =>
  standings.filter(({ led }) => led).reduce((best, other) => (other.named - best.named || other.right - best.right || other.similarities - best.similarities) > 0 ? other : best);
