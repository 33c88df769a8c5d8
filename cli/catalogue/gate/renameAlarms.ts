import type { Snapshot } from '../snapshot';
import { commonest } from './shared';
import { finding, share, warn, type Accepted, type Finding } from './types';

/**
 * New names that are no new products: made of words that nobody knows, or old names cut, lengthened or written twice.
 * Measured on 440 pairs of sound files, a day and a week apart, of five British stores and five Greek chains.
 */
interface Limit {
  /** Of the names of the file. */
  ofAll: number;
  /** Of those of them that are new. */
  ofNew: number;
}
const AT_LEAST = 20;
/** 0.5 of it on the worst sound day: half the words of 1.9 % of the names were new, 15 % of the new names. */
const STRANGE_WARN: Limit = { ofAll: 0.02, ofNew: 0.3 };
const HALF = 0.5;
/** 0.2 % of the names, 6 % of the new ones. */
const STRANGE_REFUSE: Limit = { ofAll: 0.05, ofNew: 0.5 };
const NEARLY_ALL = 0.8;
/** 0.8 % shortened on the worst sound day, whether at one length or not. */
const CUT_WARN = 0.03;
const CUT_REFUSE = 0.1;
/** A store may write its names in another way: 30 % of a chain's lost a part, 12 % that were cut in a file were whole again. */
const REWRITTEN_WARN = 0.15;
/** What is added by a fault is the same in many, ... */
const ADDED_WARN = 0.02;
const ADDED_ALIKE = 0.2;
/** 0.2 % on the worst sound day. */
const COPIES_WARN = 0.02;
/** Two names of the last file in one: none on sound days. */
const TWO_AT_LEAST = 10;
const TWO_REFUSE = 0.02;
const FEWEST_LETTERS = 8;

export function renamed(
  { prices }: Snapshot,
  last: Accepted | undefined,
  fresh: readonly string[],
): Finding[] {
  const all = prices.size;
  if (!last) return [];
  const two = twoInOne(all, last, fresh);
  if (fresh.length < Math.max(AT_LEAST, STRANGE_WARN.ofAll * all)) return two ? [two] : [];
  const { shortened, added, copies } = resemblances(prices, last, fresh);
  const cut = cutOff(shortened);
  const rewritten = shortened.length + added.length;
  const [text, times] = commonest(added);
  const of = (count: number): string => share(count, all);
  const found: (Finding | null)[] = [
    strange(all, last, fresh),
    cut >= CUT_WARN * all
      ? finding(
          cut >= CUT_REFUSE * all ? 'refuse' : 'warn',
          `${of(cut)} of the names are those of ${last.label}, cut off.`,
        )
      : null,
    rewritten >= REWRITTEN_WARN * all
      ? warn(`${of(rewritten)} of the names are those of ${last.label}, shortened or lengthened.`)
      : null,
    times >= Math.max(AT_LEAST, ADDED_WARN * all, ADDED_ALIKE * added.length)
      ? warn(`${of(times)} of the names have "${text}" added since ${last.label}.`)
      : null,
    two,
    copies >= COPIES_WARN * all
      ? warn(`${of(copies)} of the products stand in it a second time, under a new name.`)
      : null,
  ];
  return found.filter((entry) => entry !== null);
}

/** Cells that ran together: one row has the names of two. */
function twoInOne(all: number, { prices }: Accepted, fresh: readonly string[]): Finding | null {
  const found = fresh.filter((name) => {
    for (let at = name.indexOf(' '); at > 0; at = name.indexOf(' ', at + 1))
      if (prices.has(name.slice(at + 1)) && prices.has(name.slice(0, at))) return true;
    return false;
  });
  return found.length >= TWO_AT_LEAST
    ? finding(
        found.length >= TWO_REFUSE * all ? 'refuse' : 'warn',
        `${share(found.length, all)} of the names are two names in one, such as "${found[0]!.slice(0, 60)}".`,
      )
    : null;
}

/** Of shortened names those that a mark or one length common to many shows to be cut. */
function cutOff(shortened: readonly string[]): number {
  const marked = shortened.filter((name) => /(?:\.\.|…)$/.test(name)).length;
  const [, oneLength] = commonest(shortened.map((name) => name.length));
  return 2 * Math.max(marked, oneLength) >= shortened.length ? shortened.length : 0;
}

/** Letters as a page's source has them: some stores always publish names so. */
const ENTITY =
  /&(?:#\d{2,4}|#x[\da-f]{2,4}|amp|quot|apos|nbsp|[a-z](?:acute|grave|circ|uml|cedil|tilde));/;

/** Half of the words of many new names stand in no name before: what is there is no name, or is garbled. */
function strange(all: number, last: Accepted, fresh: readonly string[]): Finding | null {
  const known = new Set([...last.prices.keys()].flatMap(wordsOf));
  const unknown = fresh.map((name) => {
    const words = wordsOf(name);
    if (words.length === 0 || ENTITY.test(name)) return 1;
    return words.filter((word) => !known.has(word)).length / words.length;
  });
  const strange = (part: number): number => unknown.filter((found) => found >= part).length;
  const passes = (count: number, { ofAll, ofNew }: Limit): boolean =>
    count >= ofAll * all && count >= ofNew * fresh.length;
  const half = strange(HALF);
  return passes(half, STRANGE_WARN)
    ? finding(
        passes(strange(NEARLY_ALL), STRANGE_REFUSE) ? 'refuse' : 'warn',
        `${share(half, all)} of the names, such as "${fresh[unknown.findIndex((part) => part >= HALF)]!.slice(0, 40)}", are new and not made of the words of ${last.label}: they are garbled, or no names.`,
      )
    : null;
}

const wordsOf = (name: string): string[] =>
  name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && /\p{L}/u.test(word));
/** Between blanks, so that whole words are found in it. */
const plain = (name: string): string => ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

interface Resemblances {
  /** New names that are a part of one that is gone, ... */
  shortened: string[];
  /** ... what others have beyond one that is gone, ... */
  added: string[];
  /** ... and how many hold one that still stands, all at its price. */
  copies: number;
}

function resemblances(
  prices: ReadonlyMap<string, number>,
  last: Accepted,
  fresh: readonly string[],
): Resemblances {
  const [gone, stays] = byPrice(prices, last);
  const found: Resemblances = { shortened: [], added: [], copies: 0 };
  for (const name of fresh) {
    const now = plain(name);
    if (now.length < FEWEST_LETTERS) continue;
    const price = prices.get(name)!;
    const isPart = (old: string): boolean => old.startsWith(now.trimEnd()) || old.includes(now);
    const old = gone.get(price)?.find((before) => isPart(before) || now.includes(before));
    if (old === undefined) {
      if (stays.get(price)?.some((before) => now.includes(before))) found.copies++;
    } else if (old.length > now.length) found.shortened.push(name);
    else if (old.length < now.length) found.added.push(now.replace(old, ' ').trim());
  }
  return found;
}

/** The names of the last file that are gone, and those that are not: by the price at which a new one would stand. */
function byPrice(
  prices: ReadonlyMap<string, number>,
  last: Accepted,
): [gone: Map<number, string[]>, stays: Map<number, string[]>] {
  const gone = new Map<number, string[]>();
  const stays = new Map<number, string[]>();
  for (const [name, price] of last.prices) {
    const now = prices.get(name);
    const [into, at] = now === undefined ? ([gone, price] as const) : ([stays, now] as const);
    const old = plain(name);
    if (old.length < FEWEST_LETTERS) continue;
    const known = into.get(at);
    if (known) known.push(old);
    else into.set(at, [old]);
  }
  return [gone, stays];
}
