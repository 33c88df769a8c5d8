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

/** Two letters, of the sayings that a word is looked for among. */
const beginningOf = (said: string): string => said.slice(0, 2);
/** Brands and sayings of several words, by how they begin. */
const SAID_APART = lazy(() => {
  const brands = NATIONAL_BRANDS.map((brand) => [brand, brand] as const);
  const by = new Map<string, [said: string, printed: string][]>();
  for (const [said, printed] of [...TYPED, ...WHOLE, ...PHRASES, ...brands]) {
    if (said.length <= SHORTEST_JOINED || !said.includes(' ')) continue;
    const beginning = beginningOf(said[1] === ' ' ? said.replaceAll(' ', '') : said);
    const row = by.get(beginning);
    if (row) row.push([said, printed]);
    else by.set(beginning, [[said, printed]]);
  }
  return by;
});
const BRANDS = lazy(() => new Set(NATIONAL_BRANDS));

/** "birdseye", "bogroll": what a word says that is written as two; null for another one. "baby bel" is the mistake, not "babybel". */
function apart(word: string): string | null {
  if (BRANDS().has(word)) return null;
  const row = SAID_APART().get(beginningOf(word)) ?? [];
  const found = row.findLast(
    ([said, printed]) =>
      said.replaceAll(' ', '') === word &&
      SEVERAL_WORDS.test(said) &&
      !printed.split(' ').includes(word),
  );
  return found?.[0] ?? null;
}
const SEVERAL_WORDS = /^[a-z]+(?: [a-z]+)+$/;
const SHORTEST_JOINED = 6;
/** "p g tips", "b free wraps": letters that stand apart where a brand has them together. */
function lettersJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    let end = at;
    while (/^[a-z]$/.test(words[end] ?? '')) end++;
    const letters = words.slice(at, end).join('');
    const next = words[end] ?? '';
    const whole = [`${letters} ${next}`, letters + next, letters].find(
      (name, way) => letters.length > (way === 1 ? 0 : 1) && BRANDS().has(name),
    );
    if (!letters || whole === undefined) joined.push(words[at]!);
    else {
      joined.push(whole);
      at = whole === letters ? end - 1 : end;
    }
  }
  return joined;
}

/** A typed text with such words taken apart. */
export function joinedApart(text: string): string {
  return lettersJoined(withAnd(fold(text)).split(' '))
    .map((word) => (isThing(word) || UNSOLD_WORDS.has(stem(word)) ? word : (apart(word) ?? word)))
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
