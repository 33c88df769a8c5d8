// How many things a pack holds, as its name or a line states it.
import { COUNT_WORDS, NO_COUNT_WORDS, SEVERAL_WORDS } from './lexicon/sizeWords';
import { UNIT } from './measures';

const PACKS_OF_PACKS = /\b(\d{1,2})\s*[x×]\s*(\d{1,2})\s*(?:pk|pack)\b/i;
const PACK =
  /(?<![\d.])(\d{1,3})(?:\s*-)?\s*(?:pack|pk|pks|packs)\b|\b(?:pack|box|tray|case) of (\d{1,3})\b|\bx\s?(\d{1,3})\b(?!\.\d|\s*(?:g|kg|ml|l|cl)\b)|\b(\d{1,3})\s?x\b(?!\s*\d)/i;
/** A number that no unit follows: of "70cl Bottle" nothing is counted. */
const COUNT = `(?<![\\d.])(\\d{1,4})(?!\\d|\\.\\d|\\s*(?:${UNIT})\\b)`;
const COUNTED = new RegExp(
  `${COUNT}(?!(?:\\s*-)?\\s*(?:${NO_COUNT_WORDS})\\b)(?:\\s*(?:${COUNT_WORDS})\\b|\\s+(?:[a-z&'’-]+\\s+){0,5}?(?:${SEVERAL_WORDS})\\b)`,
  'gi',
);
/** Higher numbers are brands' ("Rhythm 108", "Flake 99"), but for what is sold by the hundred. */
const MANY = 98;
const BY_THE_HUNDRED = new RegExp(`(?:${COUNT_WORDS}|plasters)$`, 'i');
const COUNT_S = /(?<![\d.])(\d{2,4})(?:s\b|['’]s (?=tea|bags|pack))/i;

/** One or more of what a word says: "single" is no count beside another number. */
function wordCount(text: string): number {
  if (/\b(?:half a dozen|half dozen)\b/i.test(text)) return 6;
  if (/\bdozen\b/i.test(text)) return 12;
  return /\btwin ?pack\b/i.test(text) ? 2 : 0;
}

/** The first number before things that are counted ("8 Sausages"); 1 where only single ones are named, else 0. */
function countBeforeThings(text: string): number {
  let ones = 0;
  COUNTED.lastIndex = 0;
  for (let found = COUNTED.exec(text); found; found = COUNTED.exec(text)) {
    const count = Number(found[1]);
    if (count > 1 && count <= (BY_THE_HUNDRED.test(found[0]) ? 1500 : MANY)) return count;
    COUNTED.lastIndex = found.index + found[1]!.length;
    ones ||= count;
  }
  return ones === 1 ? 1 : 0;
}

function packNumber(text: string): number {
  const pack = PACK.exec(text);
  return pack ? Number(pack[1] ?? pack[2] ?? pack[3] ?? pack[4]) : 0;
}

/** The count that a text states: "8 Sausages", "4 x 6 pack", "pack of 3", "half a dozen"; 0 where it states none. */
export function parseCount(text: string): number {
  const packs = PACKS_OF_PACKS.exec(text);
  if (packs) return Number(packs[1]) * Number(packs[2]);
  const equal = /=\s*(\d{2,4})\b/.exec(text);
  if (equal) return Number(equal[1]);
  const packed = packNumber(text);
  if (packed > 1) return packed;
  const things = countBeforeThings(text);
  if (things > 1) return things;
  const countS = COUNT_S.exec(text);
  if (countS) return Number(countS[1]);
  return (packed || things) === 1 ? 1 : wordCount(text);
}
