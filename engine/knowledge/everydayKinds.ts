import { KIND_ROWS } from '../lexicon/kinds';
import type { Department } from '../lexicon/words';
import { parseSize } from '../parseSize';
import { lazy } from '../words/lazy';
import { stem } from '../words/normalise';

export interface Kind {
  words: readonly string[];
  not: ReadonlySet<string>;
  plain: readonly (readonly string[])[];
  departments: ReadonlySet<Department> | null;
  /** The size of the ordinary pack, where its plain forms name one. */
  usual: { kind: 'mass' | 'volume'; amount: number } | null;
  /** The brand whose ordinary product it is (`brandKinds.ts`); null for a kind of anybody's. */
  ofBrand: string | null;
}

const split = (text: string): string[] => text.split(' ').filter(Boolean).map(stem);

/** A kind from its words, as they are written in the lexicon's cells: read when a line first means it. */
export function kindFrom(
  words: readonly string[],
  [not, plain, departments]: readonly [not: string, plain: string, departments: string],
  ofBrand: string | null,
): Kind {
  const foreign = lazy(() => new Set(split(not)));
  const forms = lazy(() =>
    plain
      .split(';')
      .map(split)
      .filter((phrase) => phrase.length > 0),
  );
  const usual = lazy(() => usualIn(plain.split(';')));
  return {
    words,
    get not() {
      return foreign();
    },
    get plain() {
      return forms();
    },
    get usual() {
      return usual();
    },
    departments: departments ? new Set(departments.split(' ') as Department[]) : null,
    ofBrand,
  };
}
const KINDS: readonly Kind[] = KIND_ROWS.map(([name, ...cells]) =>
  kindFrom(split(name), cells, null),
);
function usualIn(plain: readonly string[]): Kind['usual'] {
  const size = plain.map(parseSize).find(({ kind }) => kind === 'mass' || kind === 'volume');
  return size?.kind === 'mass' || size?.kind === 'volume'
    ? { kind: size.kind, amount: size.amount }
    : null;
}
const BY_WORD = new Map<string, Kind[]>();
for (const kind of KINDS)
  for (const word of kind.words) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), kind]);

/** The place of a kind among all, and the kind at a place; null where there is none. */
export const kindPlace = (kind: Kind): number => KINDS.indexOf(kind);
export const kindAt = (place: number): Kind | null => KINDS[place] ?? null;

/** The kind that a list of words names: all its words there and none of its foreign ones; the longest wins. */
export function kindOf(words: Iterable<string>): Kind | null {
  const set = words instanceof Set ? (words as ReadonlySet<string>) : new Set(words);
  let best: Kind | null = null;
  for (const word of set) {
    for (const kind of BY_WORD.get(word) ?? []) {
      if (
        kind.words.length <= (best?.words.length ?? 0) ||
        !kind.words.every((part) => set.has(part))
      )
        continue;
      if (anyIn(set, kind.not)) continue;
      best = kind;
    }
  }
  return best;
}

function anyIn(words: ReadonlySet<string>, foreign: ReadonlySet<string>): boolean {
  for (const word of words) if (foreign.has(word)) return true;
  return false;
}
