// Sections of a list of what is at home or shall not be bought ("Already have", "In the cupboard:", "DON'T BUY"), and of what is
// to be got: the heading tells of all lines below.
import { isThing } from '../tagger/wordKnowledge';
import {
  DENYING_LEADS,
  HAVING_HEADINGS,
  HOME_PLACES,
  HOME_STATES,
  NO_HAVING_HEADINGS,
  PLACE_LEADS,
  SHOP_PARTS,
  STILL_WANTED,
} from '../lexicon/lineWords';
import { ASKING_WORDS } from '../lexicon/readerWords';
import { saysHeading } from './headings';
import { isWord, type SeenLine } from '../tagger/lineSketch';
import { saysAtHome } from './saidAtHome';

const LONGEST = 5;

/** "In cupboard - just check", "in the freezer" */
const saysThere = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      (HOME_PLACES.has(word) || HOME_STATES.has(word)) &&
      words[at - 2] !== 'pets' &&
      !SHOP_PARTS.has(words[at + 1] ?? '') &&
      PLACE_LEADS.has((words[at - 1] === 'the' ? words[at - 2] : words[at - 1]) ?? ''),
  );

/** Whether a line is a few words that name nothing, apart from what is before them and above something. */
function standsAbove(lines: readonly SeenLine[], at: number): boolean {
  const line = lines[at]!;
  const [before, after] = [lines[at - 1], lines[at + 1]];
  const isApart = saysHeading(line) || !before?.tokens.length;
  return (
    isApart &&
    after !== undefined &&
    after.tokens.length > 0 &&
    line.tokens.filter(isWord).length <= LONGEST &&
    line.tokens.every(
      (one) =>
        one.token.kind !== 'number' &&
        !/^mark[,?()]/.test(one.kind) &&
        (STILL_WANTED.has(one.word) || !isThing(one)),
    )
  );
}

type Section = 'home' | 'wanted' | null;
/** What a line that stands above others says of them. */
function opened(lines: readonly SeenLine[], at: number): Section {
  const words = lines[at]!.tokens.filter(isWord).map(({ word }) => word);
  const says = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
  if (!standsAbove(lines, at) || says(NO_HAVING_HEADINGS)) return null;
  const isDenied = says(DENYING_LEADS);
  if (says(ASKING_WORDS))
    return isDenied ? 'home' : says(STILL_WANTED) || words.includes('to') ? 'wanted' : null;
  if (saysThere(words)) return isDenied ? 'wanted' : 'home';
  return says(HAVING_HEADINGS) && !isDenied && !says(STILL_WANTED) && !words.includes('to')
    ? 'home'
    : null;
}

/** Writes into `found` what the sections make of their lines: each ends with an empty line or the next heading. Linear. */
export function markSections(found: string[], lines: readonly SeenLine[]): void {
  let section: Section = null;
  lines.forEach((line, at) => {
    const opens = opened(lines, at);
    const isNew = !line.tokens.length || saysHeading(line) || found[at] === 'H';
    if (opens || isNew) section = opens;
    else if (section === 'home' && found[at] !== 'K') found[at] = 'A';
    else if (section === 'wanted' && found[at] === 'A' && !saysAtHome(line)) found[at] = 'I';
  });
}
