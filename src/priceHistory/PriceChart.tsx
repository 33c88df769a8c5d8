// A small line of the prices over the days, with what is usual shaded. The table below says the same.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatAmount, formatDay, type PriceJudgement, type PriceRun } from '../../engine';
import { chartOf, HEIGHT, LEFT, RIGHT, WIDTH, type Chart } from './chart';

export function PriceChart({ name, judgement }: { name: string; judgement: PriceJudgement }) {
  const chart = chartOf(judgement);
  return (
    <Box sx={{ maxWidth: 480 }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={chartWords(name, judgement)}
        style={{ display: 'block', width: '100%', height: 'auto' }}
      >
        <Lines chart={chart} />
        <Axes chart={chart} />
      </svg>
      {judgement.usual && (
        <Typography variant="caption" color="textSecondary">
          Shaded: what it usually costs.
        </Typography>
      )}
    </Box>
  );
}

const prices = (runs: readonly PriceRun[]): number[] => runs.map(({ price }) => price);

const chartWords = (name: string, { runs }: PriceJudgement): string =>
  `Chart: price of ${name} from ${formatDay(runs[0]!.from)} to ${formatDay(runs.at(-1)!.to)}, ${formatAmount(Math.min(...prices(runs)))} to ${formatAmount(Math.max(...prices(runs)))}. The table of the days says the same.`;

function Lines({ chart: { band, path, last } }: { chart: Chart }) {
  return (
    <Box component="g" sx={{ color: 'primary.main' }}>
      {band && (
        <rect
          x={LEFT}
          width={WIDTH - LEFT - RIGHT}
          y={band.top}
          height={band.height}
          fill="currentColor"
          opacity={0.16}
        />
      )}
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2.5} strokeLinejoin="round" />
      <circle cx={last.x} cy={last.y} r={4.5} fill="currentColor" />
    </Box>
  );
}

function Axes({ chart: { prices: marks, days } }: { chart: Chart }) {
  return (
    <Box component="g" sx={{ color: 'text.secondary' }} fontSize={12} fill="currentColor">
      {marks.map(({ y, words }) => (
        <text key={words} x={LEFT - 8} y={y + 4} textAnchor="end">
          {words}
        </text>
      ))}
      {days.map(({ x, words, anchor }) => (
        <text key={anchor} x={x} y={HEIGHT - 4} textAnchor={anchor}>
          {words}
        </text>
      ))}
    </Box>
  );
}
