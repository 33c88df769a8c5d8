import type { Facts } from './facts';
import { countLetters, lettersAlike } from './letters';
import { flags, look, NAMED, present, show, type Sight } from './sight';
import type { Sought } from './wanted';
import { wordId } from './wordIds';

export interface Likeness {
  /** Before a run of `of`. */
  mark(): void;
  of(facts: Facts): number;
}

/**
 * How alike a name is to what is looked for, as a first look: the words both hold by how telling they are, the share
 * of the words looked for, the letters. `rarity` is how telling a word is, by its number.
 */
export function likenessTo({ wanted, weights, weightOfAll, weightOfName }: Sought, sight: Sight, rarity: (id: number) => number): Likeness {
  const asked = wanted.words.map((word) => ({ place: sight.places.get(wordId(word))!, weight: weights.get(word) ?? 1 }));
  const letters = countLetters(wanted.letters);
  return {
    mark: () => show(sight),
    of: (facts) => {
      look(sight, facts);
      let found = 0;
      for (let at = 0; at < asked.length; at++) if (present[asked[at]!.place] === 1) found += asked[at]!.weight;
      const { name } = facts.ids;
      let both = 0;
      let all = 0;
      for (let at = 0; at < name.length; at++) {
        const weight = rarity(name[at]!);
        all += weight;
        if (flags[name[at]!]! & NAMED) both += weight;
      }
      return (
        (both > 0 ? both / (weightOfName + all - both) : 0) +
        lettersAlike(wanted.letters, facts.letters, letters) +
        (weightOfAll > 0 ? found / weightOfAll : facts.maker.kind === 'brand' && facts.maker.brand === wanted.brand ? 1 : 0)
      );
    },
  };
}
