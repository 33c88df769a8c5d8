// Words that the reader took for talk, and that stores print with the thing: "coconut milk grace", "Branston small chunk".
import { FINITE_WORDS, PERSON_WORDS, VARIETY_WISHES } from '../lexicon/readerWords';
import type { ReadItem } from '../listTypes';
import { denies } from '../tagger/denying';
import { readList, readRow } from '../reading/readList';
import { tokenise } from '../tagger/tokens';
import { known, type KnownToken } from '../tagger/wordKnowledge';

/** A word that may name a thing or its maker: what is said in talk, and who it is said of, do not. */
const mayName = ({ kind, word, token }: KnownToken): boolean =>
  token.kind === 'word' &&
  (/^(?:type.|unknown)$/.test(kind) || VARIETY_WISHES.has(word)) &&
  !PERSON_WORDS.has(word) &&
  !FINITE_WORDS.has(word);

/** What the reader gives another meaning: not wanted, wanted instead, or what it is for. */
const otherwiseRead = ({ refused, alternatives, notes }: ReadItem): string =>
  [...refused, ...alternatives, ...notes].join(' ');

/** "any shape" leaves it open, "shell off" takes it away. */
const mayBelong = (one: KnownToken, at: number, all: readonly KnownToken[]): boolean =>
  mayName(one) && all[at - 1]?.word !== 'any' && all[at + 1]?.word !== 'off';

/** The words in front of what denies: "porridge oats, no syrup" asks for none. */
function beforeDenied(tokens: readonly KnownToken[]): readonly KnownToken[] {
  const end = tokens.findIndex(denies);
  return end < 0 ? tokens : tokens.slice(0, end);
}

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(known(tokenise(text)).map((one) => one.stem));

/** "milk, bread, eggs": bread and eggs are things of their own, though there is milk bread and there are milk eggs. */
const areSeveralThings = (line: string, dropped: readonly string[]): boolean =>
  readList(line).items.filter(({ searchTerm }) => {
    const said = stemsIn(searchTerm);
    return dropped.some((stem) => said.has(stem));
  }).length > 1;

/**
 * A line with the words that were dropped of it and that belong to it all the same, in front of what is looked for; the line
 * itself where there are none. `kept`: what is left of it, as far as that is known already. `belongs`: all of them together.
 */
export function withDropped(
  line: string,
  kept: string,
  belongs: (...stemmed: string[]) => boolean,
): string {
  const left = stemsIn(kept);
  const open = beforeDenied(known(tokenise(line)))
    .filter(mayBelong)
    .filter((one) => !left.has(one.stem));
  if (!open.length) return line;
  const item = readRow(line);
  const read = stemsIn(`${item.searchTerm} ${otherwiseRead(item)}`);
  const dropped = open.filter((one) => !read.has(one.stem) && belongs(one.stem));
  const stems = dropped.map(({ stem }) => stem);
  if (!stems.length || (stems.length > 1 && areSeveralThings(line, stems) && !belongs(...stems)))
    return line;
  return [...dropped.map(({ word }) => word), item.searchTerm].join(' ');
}
