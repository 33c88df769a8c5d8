// What is said around a thing ("2 milks please", "get some bananas", "wine under £6"), taken off. Apart from typedText.ts, as the page reads quantities with it and needs no lexicon of names for that.
import { BEFORE, BEHIND, MULTIBUY, POUNDS, PRICE, PRICE_LIMIT } from '../lexicon/smallTalk';

/** Longer than any line of a list; a pattern would try each letter of a run of blanks anew. */
export const LONGEST = 300;
const MARKUP = /[*_~#"“”|]+/g;
const ENDS = /^[^a-z0-9£½¼([]+|(?<![\s,.;:!?/…–-])[\s,.;:!?/…–-]+$/gi;
const ASIDE = /\(([^()]*)\)|\[([^[\]]*)\]/g;

/** A line without marks, prices and small talk; of a line that is nothing else, all of it. */
export function withoutSmallTalk(line: string): string {
  if (line.length > LONGEST) return line;
  const aside = (whole: string, round?: string, square?: string): string =>
    /\w/.test(withoutEnds(`it ${round ?? square ?? ''}`).slice(2)) ? whole : ' ';
  const text = withoutEnds(
    line
      .replace(MARKUP, ' ')
      .replace(PRICE, ' ')
      .replace(MULTIBUY, ' ')
      .replace(ASIDE, aside)
      .replace(/\s+/g, ' '),
  );
  return /[a-z]/i.test(text) ? text : line;
}

/** A text without what is said before and behind it. */
export function withoutEnds(line: string): string {
  if (line.length > LONGEST) return line;
  let text = line;
  for (let before = ''; text !== before;) {
    before = text;
    text = text.replace(ENDS, '').replace(BEFORE, '').trimStart();
    if (text.search(BEHIND) > 0) text = text.replace(BEHIND, '');
  }
  return text;
}

/** What a line says that a thing may cost at most ("wine under £6"), in pounds; null for one that does not. */
export function priceLimitIn(line: string): number | null {
  if (line.length > LONGEST) return null;
  const found = PRICE_LIMIT.exec(line);
  const said = found?.[1] ?? found?.[2];
  if (!said) return null;
  const figures = Number(/\d+(?:\.\d+)?/.exec(said)?.[0]);
  if (Number.isNaN(figures)) return POUNDS[said.split(' ').at(-1)!.toLowerCase()]!;
  return /^\d+p$/i.test(said) ? figures / 100 : figures;
}
