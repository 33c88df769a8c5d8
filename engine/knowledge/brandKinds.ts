import { BRAND_KIND_ROWS } from '../lexicon/brandKinds';
import { idsOf } from './phraseTable';
import { lazy } from '../words/lazy';
import { wordOf } from '../words/wordInterner';
import { kindFrom, type Kind } from './everydayKinds';
import { brandIn, brandWordsIn, rewriteTyped } from './gazetteer';

/** The rows by the first word of their names; each is read when a line first has it. */
const BY_FIRST_WORD = lazy(() => {
  const all = new Map<string, (() => Kind | null)[]>();
  for (const row of BRAND_KIND_ROWS) {
    const first = wordOf(idsOf(row[0].split(' ', 1)[0]!)[0]!);
    all.set(first, [...(all.get(first) ?? []), lazy(() => kindOfRow(row))]);
  }
  return all;
});
/** A row of no brand, told by tests/engine/brandKinds.test.ts, is no kind. */
function kindOfRow([name, not, plain]: (typeof BRAND_KIND_ROWS)[number]): Kind | null {
  const ids = rewriteTyped(idsOf(name));
  const found = brandIn(ids);
  if (!found) return null;
  const said = ids.map(wordOf);
  const taken = brandWordsIn(found, said);
  const words = said.filter((word) => !taken.includes(word));
  return kindFrom(words, [not, plain, ''], found.brand);
}

/** The ordinary products of a brand in a line of these words: what names a line of it ("twirl") is one of them. */
function kindsOf(brand: string, words: readonly string[]): Kind[] {
  const firsts = new Set([...brand.split(' '), ...words]);
  return [...firsts]
    .flatMap((first) => BY_FIRST_WORD().get(first) ?? [])
    .map((kind) => kind())
    .filter((kind) => kind?.ofBrand === brand) as Kind[];
}

const saysPlain = ({ plain }: Kind, word: string): boolean =>
  plain.some((phrase) => phrase.includes(word));

/** What a brand is known for, alone or with words that name a line of it, when nothing else is said; the longest such line wins. */
export function brandKindOf(brand: string, words: readonly string[]): Kind | null {
  let best: Kind | null = null;
  for (const kind of kindsOf(brand, words)) {
    if (best && kind.words.length <= best.words.length) continue;
    if (!kind.words.every((word) => words.includes(word))) continue;
    if (!words.every((word) => kind.words.includes(word) || saysPlain(kind, word))) continue;
    best = kind;
  }
  return best;
}
