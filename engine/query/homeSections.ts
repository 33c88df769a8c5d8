// Sections of a list of what is at home or shall not be bought ("Already have", "In the cupboard:", "DON'T BUY"), and of what is
// to be got: the heading tells of all lines below.
import { ASKING_WORDS } from '../lexicon/readerWords';
import { isThing, saysHeading } from './headings';
import { isWord, type SeenLine } from './lineSketch';
import { saysAtHome } from './saidAtHome';

const HAVING = /^(?:have|ive|weve|got|already|bought|done|sorted|stocked)$/;
const DENYING = /^(?:dont|not|no|nothing|dim)$/;
/** What opens no section of what is there: "have a look for", "what I got", "still not got". */
const OTHERWISE = /^(?:a|if|what|who|which|when|look|yet|list|mine|down|except|but)$/;
/** "still to get" */
const OPEN = /^(?:still|left)$/;
const LONGEST = 5;

const PLACE = /^(?:cupboards?|pantry|larder|fridge|freezer|house|home|stock)$/;
/** "In cupboard - just check", "in the freezer" */
const saysThere = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      PLACE.test(word) &&
      words[at - 2] !== 'pets' &&
      !/^(?:section|aisle|bit|dept|department)$/.test(words[at + 1] ?? '') &&
      /^(?:in|at)$/.test((words[at - 1] === 'the' ? words[at - 2] : words[at - 1]) ?? ''),
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
        (OPEN.test(one.word) || !isThing(one)),
    )
  );
}

type Section = 'home' | 'wanted' | null;
/** What a line that stands above others says of them. */
function opened(lines: readonly SeenLine[], at: number): Section {
  const words = lines[at]!.tokens.filter(isWord).map(({ word }) => word);
  const says = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  if (!standsAbove(lines, at) || says(OTHERWISE)) return null;
  const isDenied = says(DENYING);
  if (words.some((word) => ASKING_WORDS.has(word)))
    return isDenied ? 'home' : says(OPEN) || words.includes('to') ? 'wanted' : null;
  if (saysThere(words)) return isDenied ? 'wanted' : 'home';
  return says(HAVING) && !isDenied && !says(OPEN) && !words.includes('to') ? 'home' : null;
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
