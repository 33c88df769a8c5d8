import { sameAisle } from './aisles';
import type { Facts } from './facts';
import { lettersAlike } from './letters';
import { ASKED, flags, look, NAMED, present } from './sight';
import type { Sought } from './wanted';

/** The sight of what is sought must be shown. */
export type Likeness = (facts: Facts) => number;

/** Weights beside that of the shared words, fitted to the judgments (logistic regression, rounded; the last by how many answers are lost). */
const LETTERS = 0.5;
const COVERAGE = 0.7;
const HEAD = 0.25;
const AISLE = 0.4;

/** How alike a name is to what is looked for, as a first look: the words both hold by how telling they are, the share of the words looked for, the letters, the aisle. */
export function likenessTo({ wanted, sight, words, weights, weightOfAll, weightOfName, weigh }: Sought): Likeness {
  return (facts) => {
    look(sight, facts);
    let found = 0;
    for (let at = 0; at < words.length; at++) if (present[words[at]!.place] === 1) found += weights[at]!;
    const { name } = facts.ids;
    let both = 0;
    let all = 0;
    for (let at = 0; at < name.length; at++) {
      const weight = weigh(name[at]!);
      all += weight;
      if (flags[name[at]!]! & NAMED) both += weight;
    }
    const coverage = weightOfAll > 0 ? found / weightOfAll : facts.maker.kind === 'brand' && facts.maker.brand === wanted.brand ? 1 : 0;
    const alike = both > 0 ? both / (weightOfName + all - both) : 0;
    return alike + LETTERS * lettersAlike(wanted.letters, facts.letters) + COVERAGE * coverage + AISLE * sameAisle(wanted.aisles, facts.aisles) + (flags[facts.ids.head]! & ASKED ? HEAD : 0);
  };
}
