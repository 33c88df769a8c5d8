import { formatPrice } from '../../engine';
import { countWords, covered, coverageWarning } from './coverage';
import type { LeftOut } from './days';
import type { StoreValues } from './render';

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
const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Lines over dates (spaced by days) as one SVG with what each counts in words, title and description for screen readers. */
export function lineChart(
  title: string,
  dates: readonly string[],
  series: readonly StoreValues[],
  leftOut: readonly LeftOut[],
): string {
  const all = series.flatMap(({ values }) => [...values.values()]);
  const low = all.length ? Math.min(...all) : 0;
  const high = all.length ? Math.max(...all) : 1;
  const spread = high - low || Math.max(1, high) * 0.2;
  const [from, to] = [Math.max(0, low - spread * 0.1), high + spread * 0.1];
  const times = dates.map((date) => Date.parse(date));
  const span = times.at(-1)! - times[0]! || 1;
  const x = (date: string): number =>
    LEFT + ((Date.parse(date) - times[0]!) / span) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number =>
    TOP + (1 - (value - from) / (to - from)) * (HEIGHT - TOP - BOTTOM);
  const at = (n: number): string => n.toFixed(1);
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map((share) => from + share * (to - from))
    .map(
      (value) =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at(y(value))}" y2="${at(y(value))}" stroke="#ccc"/><text x="${LEFT - 8}" y="${at(y(value) + 4)}" text-anchor="end">${formatPrice(value)}</text>`,
    );
  const step = Math.ceil(dates.length / 6);
  const labels = dates
    .filter((_, index) => index % step === 0)
    .map(
      (date) =>
        `<text x="${at(x(date))}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${date}</text>`,
    );
  const ends: number[] = [];
  const lines = series.flatMap(({ store, values, coverage }, index) => {
    const points = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
    if (points.length === 0) return [];
    const [color, dash] = STYLES[index % STYLES.length]!;
    let end = y(points.at(-1)![1]) + 4;
    while (ends.some((other) => Math.abs(other - end) < 14)) end += 14;
    ends.push(end);
    return [
      `<polyline fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="${dash}" points="${points.map(([date, value]) => `${at(x(date))},${at(y(value))}`).join(' ')}"/>`,
      ...points.map(
        ([date, value]) =>
          `<circle cx="${at(x(date))}" cy="${at(y(value))}" r="3" fill="${color}"><title>${escape(store)}, ${date}: ${formatPrice(value)}${coverage ? ` for ${countWords(coverage)} items` : ''}</title></circle>`,
      ),
      `<text x="${at(x(points.at(-1)![0]) + 10)}" y="${at(end)}" fill="${color}">${escape(covered({ store, coverage }))}</text>`,
    ];
  });
  const notes = [
    ...series.map(({ store, values, note }) => `${store}: ${values.size ? note : 'no price'}`),
    ...coverageWarning(series),
    ...(leftOut.length
      ? [
          `Left out, because the price file was refused: ${leftOut.map(({ store, date }) => `${store} ${date}`).join(', ')}.`,
        ]
      : []),
  ];
  const words = notes
    .flatMap(wrapped)
    .map((text, line) => `<text x="${LEFT}" y="${HEIGHT + NOTE * line}">${escape(text)}</text>`);
  const ranges = series
    .map((column) => {
      const points = [...column.values.values()];
      return `${covered(column)}: ${points.length ? `${formatPrice(points[0]!)} to ${formatPrice(points.at(-1)!)}` : 'no price'}`;
    })
    .join('; ');
  const height = HEIGHT + NOTE * words.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title description" font-family="system-ui, sans-serif" font-size="12"><title id="title">${escape(title)}</title><desc id="description">${escape([`${ranges}.`, ...notes].join(' '))}</desc><rect width="${WIDTH}" height="${height}" fill="#fff"/><text x="${LEFT}" y="24" font-size="16" font-weight="600">${escape(title)}</text>${grid.join('')}${labels.join('')}${lines.join('')}${words.join('')}</svg>\n`;
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
