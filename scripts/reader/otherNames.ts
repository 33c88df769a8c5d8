// Lines of prose again, with other names in them: what is wanted is told by what is said around it, and not by its name alone.
import { hashOf } from '../../engine/tagger/featureKeys';
import type { MarkedLine, MarkedList } from './marks';

/** Words around the names of a line that tells more than it names. */
const LEAST_AROUND = 4;
const LONGEST_SWAPPED = 40;
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const isProse = ({ kind, text, spans }: MarkedLine): boolean =>
  kind === 'I' &&
  wordCount(text) -
    spans.reduce((count, { start, end }) => count + wordCount(text.slice(start, end)), 0) >=
    LEAST_AROUND;

/** A line with other names in place of its own. */
function renamed(line: MarkedLine, next: () => string): MarkedLine {
  const read = { ...line, text: '', spans: [] as MarkedLine['spans'] };
  const places: number[] = [];
  let from = 0;
  for (const span of line.spans) {
    read.text += line.text.slice(from, span.start);
    places.push(read.text.length);
    const start = read.text.length;
    read.text += span.mark === 'n' ? next() : line.text.slice(span.start, span.end);
    read.spans.push({ ...span, start, end: read.text.length });
    from = span.end;
  }
  read.text += line.text.slice(from);
  read.borders = line.borders.map((at) => {
    const behind = line.spans.findIndex(({ start }) => start >= at);
    return behind < 0 ? at : places[behind]! - (line.spans[behind]!.start - at);
  });
  return read;
}

/** Lines of prose with the names of other lists in place of theirs: what is wanted is told by what is said around it. */
export function swapped(lists: readonly MarkedList[], times: number): MarkedList[] {
  const names = lists
    .flatMap(({ id, lines }) =>
      lines.flatMap(({ kind, line, text, spans }) =>
        kind !== 'I' || spans.filter(({ mark }) => mark === 'n').length !== 1
          ? []
          : spans
              .filter(({ mark }) => mark === 'n')
              .map(({ start, end }) => ({
                name: text.slice(start, end),
                order: hashOf(`${id} ${line} swapped`) >>> 0,
              })),
      ),
    )
    .filter(({ name }) => name.length <= LONGEST_SWAPPED)
    .sort((a, b) => a.order - b.order);
  let at = 0;
  const next = (): string => names[at++ % names.length]!.name;
  return lists.flatMap((list) =>
    list.lines.some(isProse)
      ? Array.from({ length: times }, (_, turn) => ({
          id: `${list.id}/swapped${turn}`,
          lines: list.lines.filter(isProse).map((line) => renamed(line, next)),
        }))
      : [],
  );
}
