// The sentences of a line that holds several: each is told apart on its own, as a line is.
import { openingOf, type SeenLine } from '../tagger/lineSketch';
import { isHead } from '../tagger/readerRoles';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';

/** Words of a line that is looked at for its sentences. */
const LEAST_WORDS = 6;
const ENDS = /^mark[.!?…]/;
/** Words before a full stop that shortens them: "approx. 2", "inc. lid". */
const SHORTENED =
  /^(?:approx|inc|incl|e|g|eg|ie|no|nr|vs|st|mr|mrs|ms|dr|tsp|tbsp|oz|lb|lge|med|pkt|btl)$/;

/** Whether a sentence ends with the mark at a place: words close before it, blanks behind it. */
function endsAt(all: readonly KnownToken[], at: number): boolean {
  const [before, mark, next] = [all[at - 1], all[at]!, all[at + 1]];
  if (!before || !next || !ENDS.test(mark.kind) || mark.token.apart || !next.token.apart)
    return false;
  if (next.token.kind === 'mark' && next.word !== '(') return false;
  const isDot = mark.word === '.';
  return !isDot || !(before.token.kind === 'number' ? at < 2 : SHORTENED.test(before.word));
}

/** "Bread. Ham not wafer thin": a thing alone is a sentence of a short line, if another begins behind it. */
function endsThing(all: readonly KnownToken[]): boolean {
  const at = all.findIndex(({ word }) => word === '.');
  const [thing, , next] = all.slice(Math.max(0, at - 1));
  const isCapital = next?.token.kind === 'word' && /^\p{Lu}/u.test(next.token.text);
  return at > 0 && isCapital && endsAt(all, at) && isThing(thing!) && isHead(thing!.stem);
}

/** A line as its sentences; itself where it holds one, or is a row of a table or ticked. Linear in its tokens. */
export function sentencesOf(line: SeenLine): SeenLine[] {
  const { tokens } = line;
  const words = tokens.filter(({ token }) => token.kind === 'word').length;
  if (
    (words < LEAST_WORDS && !endsThing(tokens)) ||
    line.columns ||
    /^(?:box|tick)$/.test(openingOf(tokens))
  )
    return [line];
  const parts: SeenLine[] = [];
  let [from, depth] = [0, 0];
  const add = (to: number): void => {
    if (from < to) parts.push({ ...line, tokens: tokens.slice(from, to), part: from ? 2 : 1 });
    from = to;
  };
  tokens.forEach(({ kind }, at) => {
    if (kind === 'mark(') depth++;
    if (kind === 'mark)') depth = Math.max(0, depth - 1);
    if (!depth && endsAt(tokens, at)) add(at + 1);
  });
  add(tokens.length);
  return parts.length > 1 ? parts : [line];
}
