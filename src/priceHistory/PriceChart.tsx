// A small line of the prices over the days, with what is usual shaded. The table below says the same.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatAmount, formatDay, type PriceJudgement, type PriceRun } from '../../engine';
import { chartOf, WHOLE, type Chart } from './chart';

/** Grows with the text, so that the prices beside it keep apart. */
const HEIGHT = '7rem';

/** The words stand beside the picture, as text of the page: inside it they would keep its size when the reader's text is larger. */
export function PriceChart({ name, judgement }: { name: string; judgement: PriceJudgement }) {
  const chart = chartOf(judgement);
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Box role="img" aria-label={chartWords(name, judgement)} sx={GRID}>
        <Prices chart={chart} />
        <Lines chart={chart} />
        <Days chart={chart} />
      </Box>
      {judgement.usual && (
        <Typography variant="caption" color="textSecondary">
          Shaded: what it usually costs.
        </Typography>
      )}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1,
  rowGap: 0.5,
  // The last price is a dot around the end of the line.
  pr: 0.75,
  color: 'text.secondary',
  typography: 'caption',
  lineHeight: 1.3,
} as const;

const prices = (runs: readonly PriceRun[]): number[] => runs.map(({ price }) => price);

const chartWords = (name: string, { runs }: PriceJudgement): string =>
  `Chart: price of ${name} from ${formatDay(runs[0]!.from)} to ${formatDay(runs.at(-1)!.to)}, ${formatAmount(Math.min(...prices(runs)))} to ${formatAmount(Math.max(...prices(runs)))}. The table of the days says the same.`;

/** Each at the height of its line. */
const Prices = ({ chart }: { chart: Chart }) => (
  <Box sx={{ height: HEIGHT, display: 'grid', justifyItems: 'end', alignItems: 'start' }}>
    {chart.prices.map(({ y, words }) => (
      <Box
        key={words}
        component="span"
        sx={{ gridArea: '1 / 1', position: 'relative', transform: 'translateY(-50%)' }}
        style={{ top: `${y}%` }}
      >
        {words}
      </Box>
    ))}
  </Box>
);

/** Strokes keep their width however the picture is drawn out. */
function Lines({ chart: { band, path, last, prices: marks } }: { chart: Chart }) {
  const stroke = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' };
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WHOLE} ${WHOLE}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: HEIGHT, overflow: 'visible' }}
    >
      <Box component="g" sx={{ color: 'primary.main' }}>
        {band && (
          <rect
            width={WHOLE}
            y={band.top}
            height={band.height}
            fill="currentColor"
            opacity={0.16}
          />
        )}
      </Box>
      {marks.map(({ y, words }) => (
        <line key={words} x2={WHOLE} y1={y} y2={y} {...stroke} strokeDasharray="2 4" />
      ))}
      <Box component="g" sx={{ color: 'primary.main' }} strokeWidth={2.5} strokeLinejoin="round">
        <path d={path} {...stroke} />
        {/* A circle would be drawn out to an ellipse; the round end of a line without length is not. */}
        <path d={`M${last.x} ${last.y} h0`} {...stroke} strokeWidth={9} strokeLinecap="round" />
      </Box>
    </Box>
  );
}

/** Side by side; one below the other where larger text leaves no room. */
const Days = ({ chart: { days } }: { chart: Chart }) => (
  <Box
    sx={{
      gridColumn: 2,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 2,
    }}
  >
    <span>{days[0]}</span>
    <Box component="span" sx={{ ml: 'auto' }}>
      {days[1]}
    </Box>
  </Box>
);
