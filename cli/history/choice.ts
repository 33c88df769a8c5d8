import {
  findProducts,
  parseLine,
  readLine,
  type Match,
  type ParsedLine,
  type Store,
} from '../../engine';
import type { Day } from './days';

/** The product that a line means in one store. */
export interface Chosen {
  store: Store;
  name: string;
  /** Its similarities, summed over the days it answers the line. */ similarities: number;
}

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

/** The answers of the days to one reading of a line. */
class Standings {
  private readonly byStore = new Map<Store, Map<string, Standing>>();

  constructor(readonly reading: ParsedLine) {}

  add({ catalogue, stores }: Day): void {
    for (const store of stores) {
      const answers = findProducts(this.reading.searchTerm, store.storedName, catalogue, Infinity);
      if (answers.length === 0) continue;
      let standings = this.byStore.get(store);
      if (!standings) this.byStore.set(store, (standings = new Map()));
      addAnswers(standings, answers);
    }
  }

  /** In the order in which the stores came to have it. */
  chosen(): Chosen[] {
    return [...this.byStore].map(([store, standings]) => ({
      store,
      ...likeliest([...standings.values()]),
    }));
  }
}

/**
 * Which product a line means in each store, told from all the days: the first one alone may lack the very thing. A line
 * that names a product of any day is that product on all of them ("Tea Bags x240" is one box, not 240 of something); as
 * only the last day tells, a line that says something else as people write is asked for in both readings.
 */
export class Choice {
  private readonly written: Standings;
  private readonly name: Standings;
  private named = false;

  constructor(readonly line: string) {
    const written = parseLine(line);
    const name = line.trim();
    this.written = new Standings(written);
    this.name =
      written.quantity === 1 && written.searchTerm === name
        ? this.written
        : new Standings({ originalItem: name, searchTerm: name, quantity: 1 });
  }

  get quantity(): number {
    return this.meant().reading.quantity;
  }

  add(day: Day): void {
    this.named ||=
      this.name !== this.written &&
      readLine(this.line, day.catalogue).searchTerm === this.name.reading.searchTerm;
    if (!this.named) this.written.add(day);
    if (this.name !== this.written) this.name.add(day);
  }

  chosen(): Chosen[] {
    return this.meant().chosen();
  }

  private meant(): Standings {
    return this.named ? this.name : this.written;
  }
}

/** One day's answers, best first. */
function addAnswers(standings: Map<string, Standing>, answers: readonly Match[]): void {
  const seen = new Set<string>();
  for (const {
    product: { name },
    similarity,
    reasons,
  } of answers) {
    if (seen.has(name)) continue; // a name with several prices answers once
    const standing = standings.get(name) ?? {
      name,
      led: false,
      named: 0,
      right: 0,
      similarities: 0,
    };
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
  standings
    .filter(({ led }) => led)
    .reduce((best, other) =>
      (other.named - best.named ||
        other.right - best.right ||
        other.similarities - best.similarities) > 0
        ? other
        : best,
    );
