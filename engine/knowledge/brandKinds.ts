import { BRAND_KIND_ROWS } from '../lexicon/brandKinds';
import { idsOf } from './phraseTable';
import { lazy } from '../words/lazy';
import { wordOf } from '../words/wordInterner';
import { kindFrom, type Kind } from './everydayKinds';
import { brandIn, brandWordsIn, rewriteTyped } from './gazetteer';

/** The ordinary product of each brand, and of the lines that are named with it. */
const BY_BRAND = lazy(() => {
  const all = new Map<string, Kind[]>();
  for (const [name, not, plain] of BRAND_KIND_ROWS) {
    const ids = rewriteTyped(idsOf(name));
    const found = brandIn(ids);
    // A row of no brand is told by tests/engine/brandKinds.test.ts.
    if (!found) continue;
    const said = ids.map(wordOf);
    const taken = brandWordsIn(found, said);
    const words = said.filter((word) => !taken.includes(word));
    const kind = { ...kindFrom('', not, plain, ''), words, ofBrand: found.brand };
    all.set(found.brand, [...(all.get(found.brand) ?? []), kind]);
  }
  return all;
});

const saysPlain = ({ plain }: Kind, word: string): boolean =>
  plain.some((phrase) => phrase.includes(word));

/** What a brand is known for, alone or with words that name a line of it, when nothing else is said; the longest such line wins. */
export function brandKindOf(brand: string, words: readonly string[]): Kind | null {
  let best: Kind | null = null;
  for (const kind of BY_BRAND().get(brand) ?? []) {
    if (best && kind.words.length <= best.words.length) continue;
    if (!kind.words.every((word) => words.includes(word))) continue;
    if (!words.every((word) => kind.words.includes(word) || saysPlain(kind, word))) continue;
    best = kind;
  }
  return best;
}
