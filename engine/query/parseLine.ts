// One typed row: what to look for and how many packs of it. The reader of lists reads it as a text of one line.
import { brandIn } from '../knowledge/gazetteer';
import { ANY_MAKER } from '../lexicon/wishes';
import type { ReadItem } from '../listTypes';
import { wordsIn } from '../names/nameWords';
import type { ListLine, ParsedLine } from '../types';
import { beforeLikedBetter } from './likedBetter';
import { OWN_BRAND } from '../reading/readItem';
import { readList, readRow } from '../reading/readList';
import { dietsIn } from '../labelling/saidDiets';
import { tokenise } from '../tagger/tokens';
import { known } from '../tagger/wordKnowledge';

/** Packs that an item asks for; 1 where pieces or an amount are asked for: how many packs those are, the product tells. */
export const packsIn = ({ need }: Pick<ReadItem, 'need'>): number =>
  need.kind === 'packs' ? need.count : 1;

/** A typed row as it is compared. */
export function parseLine(text: string): ParsedLine {
  const item = readRow(text);
  const { asked, need, asks } = item;
  return {
    originalItem: text.trim(),
    searchTerm: choicesOf(text, item).join(CHOICE),
    quantity: packsIn({ need }),
    need,
    ...(asked === undefined ? {} : { asked }),
    ...(asks === undefined ? {} : { asks }),
  };
}

/** Between what is looked for and what will do instead. */
export const CHOICE = ' or ';

/**
 * What will do instead, as it is said: "rolls or baps", "bread white or brown". A diet holds for it too, and what is refused;
 * what names neither a thing nor how it is ("or similar") is not looked for.
 */
function insteadOf({ searchTerm, brand, alternatives, refused }: ReadItem): string[] {
  const thing = brand === null ? searchTerm : searchTerm.replace(brand, '').trim();
  const diets = dietsIn(known(tokenise(searchTerm)));
  return alternatives.flatMap((said) => {
    const tokens = known(tokenise(said));
    const tells = tokens.some(
      ({ maker, kind }) => maker !== '-' || /^(?:type.|holder)$/.test(kind),
    );
    const kept = dietsIn(tokens).length ? [] : diets;
    // "firm tofu (Tofoo or Cauldron)": two makers of one thing.
    if (brand !== null && tokens.every(({ maker }) => maker !== '-'))
      return [`${said} ${thing}`.trim()];
    return tells ? [[...kept, said, ...refused.map((one) => `not ${one}`)].join(' ')] : [];
  });
}

/**
 * What a typed line looks for, in the order of choice: "rolls or baps", "mamaliga / polenta"; the line itself where it leaves no
 * choice. `whole` makes two things of two choices that share one ("orange juice or apple").
 */
export function choicesIn(text: string, whole: Completion = (choices) => choices): string[] {
  const said = saidChoices(text);
  const choices = whole(said);
  return choices.length > 1 || said.length === 1 ? choices : [text];
}
function saidChoices(text: string): string[] {
  const item = readRow(text);
  const choices = choicesOf(text, item);
  if (choices.length > 1 || ANY_MAKER.test(text)) return choices;
  // "no beef or lamb" leaves no choice.
  if (item.refused.length || item.alternatives.length) return [text];
  const apart = text.split(CHOICE).filter((words) => words.trim() !== '');
  return apart.length > 1 ? apart : [text, ...withoutLikedBetter(text)];
}
export type Completion = (choices: string[]) => string[];

/** What a row looks for, in the order of choice; of a maker that is left open, the thing alone as the second. */
function choicesOf(text: string, item: ReadItem): string[] {
  if (!ANY_MAKER.test(text))
    return [...new Set([item.searchTerm, ...insteadOf(item), ...withoutLikedBetter(text)])];
  // What a heading says of it, a diet as well, stands in the item alone.
  const searchTerm = item.searchTerm.replace(` ${OWN_BRAND}`, '');
  const thing = withoutMaker(searchTerm);
  return thing === null ? [searchTerm] : [searchTerm, thing];
}

/** What is left of a line without what is only liked better: "sauerkraut (krakus if they have)". */
function withoutLikedBetter(text: string): string[] {
  const rest = beforeLikedBetter(text);
  return rest === null ? [] : [readRow(rest).searchTerm];
}

/** What is looked for, whoever makes it; null where no maker is named, or nothing but one. */
function withoutMaker(searchTerm: string): string | null {
  const words = searchTerm.split(' ');
  const brand = brandIn(wordsIn(searchTerm));
  const [from, to] = brand ? [brand.at, brand.at + brand.length] : [0, 0];
  const rest = words.filter((_, at) => at < from || at >= to);
  const isWhole = wordsIn(searchTerm).length === words.length;
  return isWhole && rest.length > 0 && rest.length < words.length ? rest.join(' ') : null;
}

/** What is looked for, whatever the order of its words. */
const wordsOf = ({ searchTerm }: ReadItem): string => searchTerm.split(' ').sort().join(' ');

/** An item of a list as a row: its own words where they say all of it, else what is looked for (a heading said the rest). */
export function lineOf(item: ReadItem): ListLine & { need: ReadItem['need'] } {
  const alone = readRow(item.text);
  const saysAll = wordsOf(alone) === wordsOf(item) && alone.quantity === item.quantity;
  return { text: saysAll ? item.text : writtenOut(item), need: item.need };
}

/** What is looked for, with how many: "2 x organic peas", "organic carrots x3". */
function writtenOut(item: ReadItem): string {
  const term = choicesOf(item.text, item).join(CHOICE);
  const packs = packsIn(item);
  if (packs > 1) return `${packs} x ${term}`;
  const { need } = item;
  if (need.kind !== 'pieces' || isSameNeed(readRow(term), item)) return term;
  return (
    [`${term} x${need.count}`, `${need.count} ${term}`].find((said) =>
      isSameNeed(readRow(said), item),
    ) ?? term
  );
}
const isSameNeed = ({ need }: ReadItem, other: ReadItem): boolean =>
  need.kind === other.need.kind &&
  (need.kind !== 'pieces' || need.count === (other.need as typeof need).count);

/** The rows of a whole text. */
export const parseList = (text: string): string[] =>
  readList(text).items.map((item) => lineOf(item).text);
