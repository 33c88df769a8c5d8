// Words that are written as one and sold as two, or joined by "n": taken apart before a typed line is read.
import { NATIONAL_BRANDS } from '../lexicon/brands';
import { PHRASES, TYPED, WHOLE } from '../lexicon/synonyms';
import { UNSOLD_WORDS } from '../lexicon/unsoldWords';
import { fold, stem } from '../words/normalise';
import { lazy } from '../words/lazy';
import { brandIn, isSaying } from './gazetteer';
import { idsOf } from './phraseTable';
import { namesMaker } from './wordRoles';
import { wordId } from '../words/wordInterner';

/** "birdseye", "bogroll": brands and sayings of several words, typed as one. Made when the first line is read. */
const joined = lazy(() => {
  const known = new Set(NATIONAL_BRANDS);
  const brands = NATIONAL_BRANDS.map((brand) => [brand, brand] as const);
  return new Map(
    [...TYPED, ...WHOLE, ...PHRASES, ...brands]
      .filter(([said]) => SEVERAL_WORDS.test(said) && said.length > SHORTEST_JOINED)
      .map(([said, printed]) => [said.replaceAll(' ', ''), said, printed] as const)
      // "baby bel" is the mistake, not "babybel".
      .filter(([typed, , printed]) => !printed.split(' ').includes(typed) && !known.has(typed))
      .map(([typed, said]) => [typed, said]),
  );
});
const SEVERAL_WORDS = /^[a-z]+(?: [a-z]+)+$/;
const SHORTEST_JOINED = 6;
/** A typed text with such words taken apart. */
export function joinedApart(text: string): string {
  return withAnd(fold(text))
    .split(' ')
    .map((word) =>
      isThing(word) || UNSOLD_WORDS.has(stem(word)) ? word : (joined().get(word) ?? word),
    )
    .join(' ');
}
/** "head n shoulders", "cheese & on"; but "crisp n dry" where a brand is written so. */
function withAnd(said: string): string {
  const text = said.replace(/\b(cheese|cream)( +(?:and|n) +)on\b/, '$1$2onion');
  const written = text.replace(/(?<=[a-z]) n (?=[a-z])/g, ' and ');
  if (written === text) return text;
  const ids = idsOf(text);
  const brand = brandIn(ids);
  return isSaying(ids) || (brand && brand.length > 2) ? text : written;
}
/** A word that says what something is names no brand. */
const isThing = (word: string): boolean => !namesMaker(wordId(stem(word)));
