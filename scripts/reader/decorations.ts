// Lists as they would be with other bullets, numbers, ticks, prices and words around their items: what is said around a
// thing has no end, so the fit sees each item with some of it. Deterministic.
import { hashOf } from '../../engine/query/featureKeys';
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
      const move = before.length;
      return {
        ...line,
        text: before + line.text + behind,
        spans: line.spans.map((span) => ({
          ...span,
          start: span.start + move,
          end: span.end + move,
        })),
        borders: line.borders.map((at) => at + move),
      };
    }),
  };
}
