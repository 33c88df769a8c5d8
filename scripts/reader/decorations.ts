// Lists as they would be with other bullets, numbers, ticks, prices and words around their items: what is said around a
// thing has no end, so the fit sees each item with some of it. Deterministic.
import { hashOf } from '../../engine/tagger/featureKeys';
import { bondOf } from '../../engine/tagger/wordPairs';
import { fold, stem } from '../../engine/words/normalise';
import type { MarkedLine, MarkedList } from './marks';

const BEFORE = [
  '- ',
  '* ',
  '• ',
  '☐ ',
  '[ ] ',
  '- [ ] ',
  '%n. ',
  '%n) ',
  '+ ',
  '– ',
  '> ',
  '',
  '',
  '',
  'also ',
  'and ',
  'get ',
  'need ',
  'some ',
  '🛒 ',
  '👉 ',
  '◻️ ',
  '· ',
];
const BEHIND = [
  '',
  '',
  '',
  '',
  ' please',
  ' pls',
  ' thanks',
  ' x',
  '!!',
  '?',
  '...',
  ' £1.50',
  ' 79p',
  ' - £2',
  ' (£3.20)',
  ' ish',
  ' asap',
  ' 👍',
  ' if they have it',
  ' - urgent',
  ' all gone',
  ' again',
  ' ta',
  ',',
  '.',
];

/** A list, each of its lines of items with something before and behind it; lines that hold a whole letter stay. */
export function decorated(list: MarkedList): MarkedList {
  const LONGEST = 60;
  return {
    id: list.id,
    lines: list.lines.map((line): MarkedLine => {
      if (line.kind !== 'I' || line.text.length > LONGEST || /^\W/.test(line.text)) return line;
      const pick = hashOf(`${list.id} ${line.line}`) >>> 0;
      const before = BEFORE[pick % BEFORE.length]!.replace('%n', String(line.line));
      const behind = BEHIND[(pick >>> 8) % BEHIND.length]!;
      return { ...moved(line, before.length), text: before + line.text + behind };
    }),
  };
}

/** How things are told one after the other, and how many of them: written apart, or spoken in one breath. */
const JOINTS: readonly (readonly string[])[] = [
  [', '],
  [', ', ', ', ' and '],
  [', ', ', ', ' & '],
  ['. '],
  ['. ', ', ', '. Also '],
  ['; '],
  [' and '],
  [' and ', ', ', ' and some '],
  [' + '],
  [' / '],
  [' then ', ' and ', ' oh and '],
  [' plus ', ', '],
  ['   '],
  [' '],
  [' ', ' and '],
];
const MOST_JOINED = 9;
const LONGEST_JOINED = 34;

/** The words of a line's item alone, with their marks; null for a line that holds more or other than one short item. */
function alone(line: MarkedLine): MarkedLine | null {
  const [first, last] = [line.spans[0], line.spans.at(-1)];
  if (line.kind !== 'I' || !first || line.borders.some((at) => at > first.start)) return null;
  const end = last!.end + (/^[)\]]/.test(line.text.slice(last!.end)) ? 1 : 0);
  const text = line.text.slice(first.start, end);
  if (text.length > LONGEST_JOINED || /[,;.:\t|/]/.test(text)) return null;
  return {
    ...line,
    text,
    spans: line.spans.map((span) => ({
      ...span,
      start: span.start - first.start,
      end: span.end - first.start,
    })),
    borders: [],
  };
}

const shifted = (line: MarkedLine, by: number): MarkedLine => ({
  ...moved(line, by),
  text: ' '.repeat(by) + line.text,
});

const lastStem = ({ text }: MarkedLine): string => stem(fold(text.split(/[^\p{L}]+/u).at(-1)!));
/** So many items on, one that names join with this one is looked for. */
const WINDOW = 40;
/** Every other item followed by one that names join with it ("cheese", "ham"): they are two all the same. */
function besideKin(items: readonly MarkedLine[]): MarkedLine[] {
  const left = [...items];
  const found: MarkedLine[] = [];
  while (left.length) {
    const last = found.at(-1);
    const at =
      last && found.length % 2
        ? left.slice(0, WINDOW).findIndex((item) => bondOf(lastStem(last), lastStem(item)) === 1)
        : 0;
    found.push(...left.splice(Math.max(0, at), 1));
  }
  return found;
}

/** Items of some lists in another order, several in a line as people tell them in one breath: a list of such lines for each list. */
export function joined(lists: readonly MarkedList[]): MarkedList[] {
  const all = lists.flatMap(({ id, lines }) =>
    lines.flatMap((line) => {
      const item = alone(line);
      return item ? [{ item, order: hashOf(`${id} ${line.line} joined`) >>> 0 }] : [];
    }),
  );
  const items = besideKin(all.sort((a, b) => a.order - b.order).map(({ item }) => item));
  const lines: MarkedLine[] = [];
  for (let at = 0; at < items.length;) {
    const pick = hashOf(`${items[at]!.text} ${at}`) >>> 0;
    const joints = JOINTS[pick % JOINTS.length]!;
    const some = items.slice(at, at + 2 + ((pick >>> 8) % (MOST_JOINED - 1)));
    at += some.length;
    const line: MarkedLine = {
      line: lines.length + 1,
      kind: 'I',
      text: '',
      spans: [],
      borders: [],
    };
    some.forEach((item, place) => {
      if (place) line.text += joints[((pick >>> 12) + place) % joints.length]!;
      const here = shifted(item, line.text.length);
      if (place) line.borders.push(line.text.length);
      line.text += item.text;
      line.spans.push(...here.spans);
    });
    lines.push(line);
  }
  return lines.map((line) => ({ id: `joined/${line.line}`, lines: [line] }));
}

const OWN_BULLET = /^\s*(?:[-*•☐–>+·○⬜]|\[ \]|\d{1,2}[.)])\s+/u;
const rewritten = (
  { id, lines }: MarkedList,
  name: string,
  write: (line: MarkedLine) => string,
): MarkedList => ({
  id: `${id}/${name}`,
  lines: lines.map((line) => {
    const text = write(line);
    return { ...moved(line, text.length - line.text.length), text };
  }),
});
/** A line's marks, so many letters further on. */
const moved = (line: MarkedLine, by: number): MarkedLine => ({
  ...line,
  spans: line.spans.map((span) => ({ ...span, start: span.start + by, end: span.end + by })),
  borders: line.borders.map((at) => at + by),
});
const unlisted = (text: string): string => text.replace(OWN_BULLET, '');
const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
const BULLETS = ['- ', '* ', '• ', '☐ ', '[ ] '];

/** A list as others would lay it out: without bullets, with other ones, in small letters, without empty lines. */
export function relaid(list: MarkedList): MarkedList[] {
  const pick = hashOf(list.id) >>> 0;
  const bullet = BULLETS[pick % BULLETS.length]!;
  const full = { ...list, lines: list.lines.filter(({ kind }) => kind !== 'E') };
  return [
    rewritten(list, 'bulleted', ({ kind, text }) =>
      kind === 'I' || kind === 'A' ? bullet + unlisted(text) : text,
    ),
    rewritten(full, 'small', ({ text }) => unlisted(text).toLowerCase()),
    rewritten(list, 'capital', ({ text }) => capital(unlisted(text))),
  ];
}

/** A text with a letter too few, twice, or two of them changed about. */
export function misspelt(text: string): string {
  const pick = hashOf(text) >>> 0;
  const at = 1 + (pick % Math.max(1, text.length - 2));
  const [before, one, two] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
  const way = (pick >>> 16) % 3;
  return (
    before +
    (way === 0 ? '' : way === 1 ? one + one : two.slice(0, 1) + one) +
    (way === 2 ? two.slice(1) : two)
  );
}

/** A line that names nothing to buy, or looks like one, and what it is. */
export interface Remark {
  kind: string;
  text: string;
  /** Where in it stands what is wanted, if not all of it is. */
  wanted?: { start: number; end: number };
}
const STAMP = /^\[?\d[\d/:., apm]*\]?\s*(?:-\s*)?[\p{L}\p{Emoji} ]{1,20}:\s/iu;
/** After so many lines of a list, or one more or less, a remark is strewn. */
const STREWN = 3;

const marksOf = ({ wanted }: Remark, by: number): Pick<MarkedLine, 'spans' | 'borders'> => ({
  spans: wanted ? [{ mark: 'n', start: wanted.start + by, end: wanted.end + by }] : [],
  borders: [],
});

/** A list with remarks among its lines, written as the line before them is: its bullet or stamp, its small letters. */
export function strewn(list: MarkedList, remarks: readonly Remark[]): MarkedList {
  const lines: MarkedLine[] = [];
  let until = 1 + ((hashOf(list.id) >>> 0) % STREWN);
  const add = (kind: string, text: string, marks?: Pick<MarkedLine, 'spans' | 'borders'>): void => {
    const { spans, borders } = marks ?? { spans: [], borders: [] };
    lines.push({ line: lines.length + 1, kind, text, spans, borders });
  };
  for (const marked of list.lines) {
    const { kind, text, line } = marked;
    add(kind, text, marked);
    if (kind === 'E' || --until > 0) continue;
    const pick = hashOf(`${list.id} ${line} strewn`) >>> 0;
    until = 1 + ((pick >>> 20) % (2 * STREWN));
    const remark = remarks[pick % remarks.length]!;
    const isSmall = text === text.toLowerCase();
    const said = isSmall && (pick >>> 16) & 1 ? remark.text.toLowerCase() : remark.text;
    const opens = STAMP.exec(text)?.[0] ?? (remark.kind === 'H' ? '' : OWN_BULLET.exec(text)?.[0]);
    if (remark.kind === 'H' && (pick >>> 17) & 1) add('E', '');
    add(remark.kind, (opens ?? '') + said, marksOf(remark, opens?.length ?? 0));
  }
  return { id: `${list.id}/strewn`, lines };
}
