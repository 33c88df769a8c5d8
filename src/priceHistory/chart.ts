// Where the lines of the chart stand: across and down, in hundredths of the place they are drawn in.
import { formatAmount, formatDay, type PriceJudgement, type PriceRun } from '../../engine';

export const WHOLE = 100;
/** Above the highest price and below the lowest. */
const MARGIN = 8;
/** Lower than this the shading of a single price would not be seen. */
const LEAST_BAND = 8;
/** As in the judgement: a price stands for its week; where less is known the line has a gap. */
const STANDS_DAYS = 7;

export interface Chart {
  /** Of an SVG path. */
  path: string;
  last: { x: number; y: number };
  band: { top: number; height: number } | null;
  prices: { y: number; words: string }[];
  /** The first and the last. */
  days: [string, string];
}

const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY_MS);
const at = (n: number): string => n.toFixed(2);

/** `runs` must not be empty. */
export function chartOf({ runs, usual, withCard }: PriceJudgement): Chart {
  const paid = ({ price, loyaltyPrice }: PriceRun): number =>
    withCard && loyaltyPrice !== null ? Math.min(price, loyaltyPrice) : price;
  const steps = runs.map((run) => ({
    from: dayNumber(run.from),
    to: dayNumber(run.to),
    price: paid(run),
  }));
  const [low, high] = [
    Math.min(...steps.map(({ price }) => price)),
    Math.max(...steps.map(({ price }) => price)),
  ];
  const y = (price: number): number =>
    high === low ? WHOLE / 2 : MARGIN + ((high - price) / (high - low)) * (WHOLE - 2 * MARGIN);
  const first = steps[0]!.from;
  const span = Math.max(1, steps.at(-1)!.to - first);
  const x = (day: number): number => ((day - first) / span) * WHOLE;
  return {
    path: pathOf(steps, x, y),
    last: { x: x(steps.at(-1)!.to), y: y(steps.at(-1)!.price) },
    band: usual && bandOf(y(usual.high), y(usual.low)),
    prices: [...new Set([high, low])].map((price) => ({ y: y(price), words: formatAmount(price) })),
    days: [formatDay(runs[0]!.from), formatDay(runs.at(-1)!.to)],
  };
}

function bandOf(top: number, bottom: number): { top: number; height: number } {
  const height = Math.max(LEAST_BAND, bottom - top);
  return { top: (top + bottom - height) / 2, height };
}

/** Steps: a price holds until the next one, not on a slope between the two. */
function pathOf(
  steps: readonly { from: number; to: number; price: number }[],
  x: (day: number) => number,
  y: (price: number) => number,
): string {
  return steps
    .map(({ from, to, price }, step) => {
      const before = steps[step - 1];
      const joined = before !== undefined && from - before.to <= STANDS_DAYS;
      const start = joined ? `H${at(x(from))} V${at(y(price))}` : `M${at(x(from))} ${at(y(price))}`;
      return `${start} H${at(x(to))}`;
    })
    .join(' ');
}
