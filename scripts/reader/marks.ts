// Lists as readers marked them (tests/golden/lists/README.md): text, what each line is, what its words are.
import fs from 'node:fs';
import path from 'node:path';
import { tokenise, type Token } from '../../engine/tagger/tokens';

export interface Span {
  mark: string;
  start: number;
  end: number;
  /** The number of a count. */
  count?: number;
}
export interface MarkedLine {
  /** From 1. */
  line: number;
  kind: string;
  text: string;
  spans: Span[];
  /** Places where a new item begins. */
  borders: number[];
}
export interface MarkedList {
  id: string;
  lines: MarkedLine[];
}

/** A line of a marked list -> its text and marks. Throws where the marks do not close. */
export function readMarkedLine(marked: string, line: number): MarkedLine {
  const tab = marked.indexOf('\t');
  const kind = tab < 0 ? marked.trim() || 'E' : marked.slice(0, tab).trim();
  const body = tab < 0 ? '' : marked.slice(tab + 1);
  const read: MarkedLine = { line, kind, text: '', spans: [], borders: [] };
  let open: Span | null = null;
  for (let at = 0; at < body.length; at++) {
    const letter = body[at]!;
    const opening = /^\{([nbquswxapr])(?:=(\d+(?:\.\d+)?))?:/.exec(body.slice(at, at + 16));
    if (letter === '\\' && at + 1 < body.length) read.text += body[++at]!;
    else if (opening && !open) {
      open = { mark: opening[1]!, start: read.text.length, end: 0 };
      if (opening[2] !== undefined) open.count = Number(opening[2]);
      at += opening[0].length - 1;
    } else if (letter === '}' && open) {
      read.spans.push({ ...open, end: read.text.length });
      open = null;
    } else if (letter === '|' && !open) read.borders.push(read.text.length);
    else read.text += letter;
  }
  if (open) throw new Error(`line ${line}: a mark is not closed`);
  return read;
}

/** The lists of a folder: those whose marks taken out give the text. */
export function readLists(folder: string): { lists: MarkedList[]; bad: string[] } {
  const bad: string[] = [];
  const lists = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.marked'))
    .sort()
    .flatMap((file): MarkedList[] => {
      try {
        const lines = fs
          .readFileSync(path.join(folder, file), 'utf8')
          .replace(/\n$/, '')
          .split('\n')
          .map((line, at) => readMarkedLine(line, at + 1));
        // "a-001-whatsapp" is the first list of the writer a.
        const name = file.replace('.marked', '');
        const id = /^[a-r]-\d/.test(name)
          ? `blind-${name[0]!}/${name.slice(2)}`
          : `${path.basename(folder)}/${name}`;
        return [{ id, lines }];
      } catch (error) {
        bad.push(`${file}: ${String(error)}`);
        return [];
      }
    });
  return { lists, bad };
}

/** A label for each token of a line: the mark it stands in, "O" for none, "|" before it where a new item begins. */
export function labelsOf(
  { text, spans, borders }: MarkedLine,
  tokens: readonly Token[] = tokenise(text),
): { tokens: readonly Token[]; labels: string[] } {
  let pending = 0;
  const labels = tokens.map((token) => {
    const middle = (token.start + token.end - 1) / 2;
    const span = spans.find(({ start, end }) => middle >= start && middle < end);
    if (!span) return 'O';
    const begins = pending < borders.length && borders[pending]! <= token.start;
    while (pending < borders.length && borders[pending]! <= token.start) pending++;
    return `${begins ? '|' : ''}${span.mark}`;
  });
  // A border before the first item parts nothing.
  const first = labels.findIndex((label) => label !== 'O');
  if (first >= 0) labels[first] = labels[first]!.replace('|', '');
  return { tokens, labels };
}

/** Seen, in full or in part, by whoever fits the reader: they help to fit, and are no test. */
const SEEN_BEFORE = new Set([
  'blind-a/009-checklist',
  'blind-a/015-dictated',
  'blind-b/009-parents',
  // Single lines of these were shown once among the faults of a fold.
  'blind-g/002-belfast-whatsapp-ios',
  'blind-g/005-birmingham-eid-urdu',
  'blind-g/008-london-baby-imessage-bengali',
  'blind-g/017-kosher-manchester-shabbos',
  'blind-g/020-romanian-english',
  'blind-g/023-kids-party-by-person',
  'blind-g/026-carer-log-low-salt',
]);
const KEPT_BACK = 3;
/** The same of the writers that came last. */
const KEPT_BACK_LAST = 4;
const numberOf = (id: string): number => Number(/\/(\d+)/.exec(id)?.[1]);
const isLast = (id: string): boolean => /^blind-[hi]\//.test(id);
/** All of them help to fit. */
const isFit = (id: string): boolean => id.startsWith('blind-f/') || SEEN_BEFORE.has(id);
/** Kept back whole: of a writer that came after the reader, read by nobody who fits it. */
export const isNew = (id: string): boolean => id.startsWith('blind-g/') && !isFit(id);
/** Kept back of the two writers that came last. */
export const isNewest = (id: string): boolean => isLast(id) && numberOf(id) % KEPT_BACK_LAST === 0;
/** What ordinary people would paste, in the shares in which they would: kept back whole, read by nobody who fits. */
export const isOrdinary = (id: string): boolean => id.startsWith('blind-k/');
/** Written beside the reader to show it more ways of writing: they help to fit, and measure nothing. */
export const isPractice = (id: string): boolean => id.startsWith('blind-e/');
/** Hard ones, of a writer that came after those; and a last writer's, ordinary and hard, kept back whole. */
export const isHard = (id: string): boolean =>
  id.startsWith('blind-m/') && numberOf(id) % KEPT_BACK_LAST === 0;
export const isLastTest = (id: string): boolean => id.startsWith('blind-l/');
/** Of the writer that came after all others, sealed: read by nobody who fits. The odd ones help to fit. */
export const isSealed = (id: string): boolean =>
  id.startsWith('blind-n/') && numberOf(id) % 2 === 0;
/** The same of the four writers after that one. */
export const isLatest = (id: string): boolean =>
  /^blind-[opqr]\//.test(id) && numberOf(id) % 2 === 0;
/** Whether a list is kept back from the fit: the new ones, and every third or fourth of the others, by its number. */
export const isTest = (id: string): boolean =>
  [isNew, isNewest, isOrdinary, isOldTest, isHard, isLastTest, isSealed, isLatest].some((is) =>
    is(id),
  );
export const isOldTest = (id: string): boolean =>
  /^blind-[abcd]\//.test(id) && !isFit(id) && numberOf(id) % KEPT_BACK === 0;
