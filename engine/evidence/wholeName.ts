// The names as wholes, brand included: what both say, weighed by how telling each word is.
import { E, type Row } from './features';
import type { Scene } from './gather';
import type { ParsedName } from '../names/parsedName';
import { NAMED } from './queryMarks';
import { diceSimilarity } from '../words/trigramSignature';

export function addName(
  row: Row,
  { workspace, prepared }: Scene,
  { ids, letters }: ParsedName,
): void {
  const { name, weigh, weightOfName, brandWords } = prepared;
  const { flags, present } = workspace;
  let both = 0;
  let all = 0;
  let rarestExtra = 0;
  for (let at = 0; at < ids.name.length; at++) {
    const id = ids.name[at]!;
    const weight = weigh(id);
    all += weight;
    if (flags[id]! & NAMED) both += weight;
    else if (weight > rarestExtra) rarestExtra = weight;
  }
  let rarestMissing = 0;
  for (let at = 0; at < name.length; at++) {
    const { place, rarity } = name[at]!;
    if (present[place] !== 1 && rarity > rarestMissing) rarestMissing = rarity;
  }
  let brandWordsShared = 0;
  for (let at = 0; at < brandWords.length; at++) brandWordsShared += present[brandWords[at]!]!;
  row[E.nameCover] = weightOfName > 0 ? both / weightOfName : 0;
  row[E.nameReverse] = all > 0 ? both / all : 0;
  row[E.nameAlike] = both > 0 ? both / (weightOfName + all - both) : 0;
  row[E.lettersAlike] = diceSimilarity(prepared.target.letters, letters);
  row[E.rarestMissing] = rarestMissing;
  row[E.rarestExtra] = rarestExtra;
  row[E.brandWordsShared] = brandWords.length ? brandWordsShared / brandWords.length : -1;
}
