// A number with its "x" counts packs, of whatever size: "2 x milk", "mince pies 6 x2".
import { PACKS_BEHIND_NUMBERS } from '../lexicon/holders';
import { isName } from './joints';
import type { KnownToken } from '../tagger/wordKnowledge';

const MEASURED = new Set(['mass', 'volume']);
const isNumber = (one: KnownToken | undefined): boolean =>
  one?.token.kind === 'number' && /^\d{1,9}$/.test(one.word);
const isX = (one: KnownToken | undefined): boolean => /^[x×*]$/.test(one?.word ?? '');

/** "milk x2" ends with its count, "6 x 2" with a product. */
function endsWithCount(tokens: readonly KnownToken[]): boolean {
  const [named, x, number] = tokens.slice(-3);
  if (!named || !x || isNumber(named)) return false;
  return isX(x) && x.token.apart && isNumber(number);
}

/** "2 x milk", "milk x2": a number with its "x" counts; "4 x 330ml" does not. */
export function times(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const counted = [...labels];
  const begin = tokens.findIndex(({ token }) => token.kind !== 'mark' && token.kind !== 'picture');
  const [first, second, third, unit, thing] = tokens.slice(Math.max(0, begin));
  if (isMeasure(third)) return counted;
  const isTimes = isNumber(first) && isX(second);
  // "2 x 500g mince" asks for a kilo.
  if (isTimes && isMeasure(unit) && thing) return counted.fill('s', begin, begin + 4);
  // "2 x 12 eggs" are two packs of twelve.
  const isOfMany = isNumber(third) && isName(unit);
  if (isTimes && (isName(third) || isOfMany)) counted.fill('q', begin, begin + 2);
  if (isTimes && isOfMany) counted[begin + 2] = 's';
  if (endsWithCount(tokens)) counted.fill('q', tokens.length - 2);
  return packsOf(tokens, counted);
}

/** So many bottles are a pack, fewer are bought one by one: "water 6 x 1.5l", "milk 2 x 2l". */
const LEAST_IN_PACK = 4;
/** "water 6 x 1.5": nobody buys half a pack. */
const LITRES = /^\d\.\d{1,2}$/;
/** "still water 6 x 1.5l": how many bottles a pack holds, and how much each, is its size. */
export function packOfMany(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const sized = [...labels];
  for (let at = 1; at + 3 < tokens.length; at++) {
    const [number, x, amount, unit] = tokens.slice(at, at + 4) as KnownToken[];
    const isPack = isNumber(number) && Number(number!.word) >= LEAST_IN_PACK && isX(x);
    if (isPack && amount!.token.kind === 'number' && unit?.kind === 'volume')
      sized.fill('s', at, at + 4);
  }
  const [number, x, litres] = tokens.slice(-3);
  if (tokens.length > 3 && isNumber(number) && isX(x) && LITRES.test(litres!.word))
    sized.fill('s', -3);
  return sized;
}

/** "mince pies 6 x2": two packs of six; "10 or 12 pack": which pack will do. */
function packsOf(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const counted = [...labels];
  for (let at = 1; at + 2 < tokens.length; at++) {
    const [number, x, times] = tokens.slice(at, at + 3) as [KnownToken, KnownToken, KnownToken];
    if (!isNumber(number) || !isNumber(times)) continue;
    const isNamed = labels[at - 1]!.endsWith('n');
    if (isX(x) && x.token.apart && !times.token.apart && isNamed) {
      counted[at] = 's';
      counted.fill('q', at + 1, at + 3);
    }
    const isEither = x.word === 'or' && PACKS_BEHIND_NUMBERS.has(tokens[at + 3]?.word ?? '');
    if (isEither) counted.splice(at, 4, 'O', 'O', 's', 's');
  }
  return counted;
}
const isMeasure = (one: KnownToken | undefined): boolean => MEASURED.has(one?.kind ?? '');
