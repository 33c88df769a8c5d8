import { clean } from '../render/text';
import { covered, coverageWarning } from './coverage';
import type { StoreValues, Timeline } from './render';

const WIDTH = 860;
const HEIGHT = 420;
/** Below the chart a line of words for each store: what is counted. */
const NOTE = 18;
const NOTE_LENGTH = 130;
const LEFT = 64;
const RIGHT = 190;
const TOP = 48;
const BOTTOM = 48;
/** Told apart without colour too: each line has its own dashes and its name at its end. */
const STYLES = [
  ['#1b5e20', ''],
  ['#0d47a1', '6 3'],
  ['#b71c1c', '2 3'],
  ['#4a148c', '8 3 2 3'],
  ['#bf360c', '12 4'],
  ['#37474f', '1 4'],
] as const;
/** Control characters are no XML: a viewer would show nothing at all. */
const escape = (text: string): string =>
  clean(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Where a day and a value stand. */
interface Scale {
  x(date: string): number;
  y(value: number): number;
  from: number;
  to: number;
}

/** Lines over dates (spaced by days) as one SVG with what each counts in words, title and description for screen readers. */
export function lineChart(timeline: Timeline, dates: readonly string[]): string {
  const { title, columns } = timeline;
  const scale = scaleOf(columns, dates);
  const notes = notesOf(timeline);
  const words = notes
    .flatMap(wrapped)
    .map((text, line) => `<text x="${LEFT}" y="${HEIGHT + NOTE * line}">${escape(text)}</text>`);
  const ranges = columns.map((column) => rangeOf(column, timeline)).join('; ');
  const height = HEIGHT + NOTE * words.length;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title description" font-family="system-ui, sans-serif" font-size="12"><title id="title">${escape(title)}</title><desc id="description">${escape([`${ranges}.`, ...notes].join(' '))}</desc><rect width="${WIDTH}" height="${height}" fill="#fff"/><text x="${LEFT}" y="24" font-size="16" font-weight="600">${escape(title)}</text>`;
  return `${[head, ...gridOf(scale, dates, timeline), ...linesOf(scale, timeline), ...words].join('')}</svg>\n`;
}

function scaleOf(columns: readonly StoreValues[], dates: readonly string[]): Scale {
  const all = columns.flatMap(({ values }) => [...values.values()]);
  const low = all.length ? Math.min(...all) : 0;
  const high = all.length ? Math.max(...all) : 1;
  const spread = high - low || Math.max(1, high) * 0.2;
  const [from, to] = [Math.max(0, low - spread * 0.1), high + spread * 0.1];
  const first = Date.parse(dates[0] ?? '');
  const span = Date.parse(dates.at(-1) ?? '') - first || 1;
  return {
    from,
    to,
    x: (date) => LEFT + ((Date.parse(date) - first) / span) * (WIDTH - LEFT - RIGHT),
    y: (value) => TOP + (1 - (value - from) / (to - from)) * (HEIGHT - TOP - BOTTOM),
  };
}

const at = (n: number): string => n.toFixed(1);

function gridOf(
  { x, y, from, to }: Scale,
  dates: readonly string[],
  { words }: Timeline,
): string[] {
  const step = Math.ceil(dates.length / 6);
  return [
    ...[0, 0.25, 0.5, 0.75, 1]
      .map((share) => from + share * (to - from))
      .map(
        (value) =>
          `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at(y(value))}" y2="${at(y(value))}" stroke="#ccc"/><text x="${LEFT - 8}" y="${at(y(value) + 4)}" text-anchor="end">${words(value)}</text>`,
      ),
    ...dates
      .filter((_, index) => index % step === 0)
      .map(
        (date) =>
          `<text x="${at(x(date))}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${date}</text>`,
      ),
  ];
}

function linesOf({ x, y }: Scale, { columns, words }: Timeline): string[] {
  const ends: number[] = [];
  return columns.flatMap(({ store, values, coverage }, index) => {
    const points = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
    if (points.length === 0) return [];
    const [color, dash] = STYLES[index % STYLES.length]!;
    let end = y(points.at(-1)![1]) + 4;
    while (ends.some((other) => Math.abs(other - end) < 14)) end += 14;
    ends.push(end);
    const counted = (date: string): string =>
      coverage ? ` with ${coverage.found.get(date) ?? 0} of ${coverage.of} items` : '';
    return [
      `<polyline fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="${dash}" points="${points.map(([date, value]) => `${at(x(date))},${at(y(value))}`).join(' ')}"/>`,
      ...points.map(
        ([date, value]) =>
          `<circle cx="${at(x(date))}" cy="${at(y(value))}" r="3" fill="${color}"><title>${escape(store)}, ${date}: ${words(value)}${counted(date)}</title></circle>`,
      ),
      `<text x="${at(x(points.at(-1)![0]) + 10)}" y="${at(end)}" fill="${color}">${escape(covered({ store, coverage }))}</text>`,
    ];
  });
}

const notesOf = ({ columns, leftOut }: Timeline): string[] => [
  ...columns.map(({ store, values, note }) => `${store}: ${values.size ? note : 'no price'}`),
  ...coverageWarning(columns),
  ...(leftOut.length
    ? [
        `Left out, because the price file was refused: ${leftOut.map(({ store, date }) => `${store} ${date}`).join(', ')}.`,
      ]
    : []),
];

function rangeOf(column: StoreValues, { words }: Timeline): string {
  const points = [...column.values.values()];
  return `${covered(column)}: ${points.length ? `${words(points[0]!)} to ${words(points.at(-1)!)}` : 'no price'}`;
}

/** SVG breaks no lines by itself. */
function wrapped(text: string): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const line = lines.at(-1);
    return line !== undefined && line.length + word.length < NOTE_LENGTH
      ? [...lines.slice(0, -1), `${line} ${word}`]
      : [...lines, word];
  }, []);
}
