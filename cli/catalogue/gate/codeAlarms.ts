import type { Snapshot } from '../snapshot';
import { commonest } from './shared';
import { finding, share, warn, type Accepted, type Finding } from './types';

const AT_LEAST = 20;
/** On the worst sound day of five chains 1.2 % of the products stood under a number with another price than their name's. */
const MOVED_WARN = 0.025;
const MOVED_REFUSE = 0.05;
/** On sound days at most 0.4 % of the names that were known had a number that was not. */
const NEW_WARN = 0.1;
const LOST_WARN = 0.5;
/** A chain that gives a product a row for each of its varieties: 0.2 %. */
const ONE_CODE = 0.02;
/** What the engine takes for one product wherever it stands. */
const BARCODE = /^\d{8,14}$/;

/** Products by barcode, or by the store's own number: what is wrong there stands in every comparison that goes by it. */
export function codeFindings(snapshot: Snapshot, last: Accepted | undefined): Finding[] {
  return [
    oneCode(snapshot),
    ...(last
      ? [movedCodes(snapshot, last), newCodes(snapshot, last), lostCodes(snapshot, last)]
      : []),
  ].filter((found) => found !== null);
}

function oneCode({ products, codes }: Snapshot): Finding | null {
  const least = Math.max(AT_LEAST, ONE_CODE * products.length);
  const coded = products.flatMap(({ code }) => (code === null ? [] : [code]));
  if (coded.length - codes.size < least - 1) return null;
  const [code, count] = commonest(coded);
  return count >= least
    ? finding(
        BARCODE.test(code) ? 'refuse' : 'warn',
        `${count} of ${products.length} products have the number ${code}: the column of barcodes or numbers looks wrong.`,
      )
    : null;
}

/** Both are known, and stood at different prices: names and numbers slipped against each other. */
function movedCodes({ products }: Snapshot, last: Accepted): Finding | null {
  let known = 0;
  const moved = products.filter(({ name, code }) => {
    const byCode = code === null ? undefined : last.codes.get(code);
    const byName = last.prices.get(name);
    if (byCode === undefined || byName === undefined) return false;
    known++;
    return byCode !== byName;
  });
  if (moved.length < Math.max(AT_LEAST, MOVED_WARN * known)) return null;
  const { name, code } = moved[0]!;
  return finding(
    moved.length >= MOVED_REFUSE * known ? 'refuse' : 'warn',
    `${moved.length} of ${known} products have a barcode or number that stood at another price than their name, such as "${name.slice(0, 40)}" (£${last.prices.get(name)!.toFixed(2)} by its name, £${last.codes.get(code!)!.toFixed(2)} by ${code}): names and numbers moved against each other.`,
  );
}

function newCodes({ products }: Snapshot, last: Accepted): Finding | null {
  if (last.codes.size < AT_LEAST) return null;
  const named = products.filter(({ name, code }) => code !== null && last.prices.has(name));
  const fresh = named.filter(({ code }) => !last.codes.has(code!)).length;
  return fresh >= Math.max(AT_LEAST, NEW_WARN * named.length)
    ? warn(
        `${share(fresh, named.length)} of ${named.length} products that are known by name have a barcode or number that is not: the column may be misread.`,
      )
    : null;
}

function lostCodes({ prices, codes }: Snapshot, last: Accepted): Finding | null {
  const before = last.codes.size / last.prices.size;
  return before >= LOST_WARN && codes.size < LOST_WARN * before * prices.size
    ? warn(
        `It has ${codes.size} different barcodes or numbers for ${prices.size} names, and had ${last.codes.size} for ${last.prices.size}: the column is empty or misread.`,
      )
    : null;
}
