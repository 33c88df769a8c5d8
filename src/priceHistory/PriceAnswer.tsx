// The answer, what it rests on in a few sentences, the chart, and the same days as a table.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, type RefObject } from 'react';
import {
  describePriceHistory,
  judgePrice,
  type PriceRun,
  type PublishedHistory,
  type ShownPrice,
} from '../../engine';
import { PriceChart } from './PriceChart';
import { PriceDaysTable } from './PriceDaysTable';
import { useHistory } from './useHistory';

interface Props {
  name: string;
  history: PublishedHistory;
  shown: ShownPrice;
  withCard: boolean;
}

export default function PriceAnswer({ name, history, ...asked }: Props) {
  const { read, retry } = useHistory(history, name);
  const place = useRef<HTMLDivElement>(null);
  return (
    <Box
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={`Earlier prices of ${name}`}
      sx={{ pb: 1, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box role="status" sx={{ display: 'grid', gap: 0.25 }}>
        {read.state === 'reading' && <Typography>Reading earlier prices…</Typography>}
        {read.state === 'failed' && <Failed {...read} onRetry={retry} place={place} />}
        {read.state === 'read' && <Sentences runs={read.runs} {...asked} />}
      </Box>
      {read.state === 'read' && <Figures name={name} runs={read.runs} {...asked} />}
    </Box>
  );
}

/** The button goes when it is pressed: who is on it stays here. */
const Failed = ({
  message,
  gone,
  onRetry,
  place,
}: {
  message: string;
  gone: boolean;
  onRetry(): void;
  place: RefObject<HTMLDivElement | null>;
}) => (
  <Alert
    severity="warning"
    action={
      <Button
        color="inherit"
        size="small"
        onClick={() => {
          if (gone) return window.location.reload();
          place.current?.focus({ preventScroll: true });
          onRetry();
        }}
      >
        {gone ? 'Reload the page' : 'Try again'}
      </Button>
    }
  >
    {`The earlier prices could not be loaded (${message}).`}
  </Alert>
);

type Asked = Pick<Props, 'shown' | 'withCard'> & { runs: readonly PriceRun[] };

const judged = ({ runs, ...asked }: Asked) =>
  judgePrice(runs, { today: new Date().toISOString().slice(0, 10), ...asked });

function Sentences(asked: Asked) {
  const [answer, ...facts] = describePriceHistory(judged(asked));
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{answer}</Typography>
      {facts.length > 0 && <Typography variant="body2">{facts.join(' ')}</Typography>}
    </>
  );
}

function Figures({ name, ...asked }: Asked & { name: string }) {
  const judgement = judged(asked);
  if (judgement.verdict === 'unknown') return null;
  return (
    <>
      <PriceChart name={name} judgement={judgement} />
      <PriceDaysTable name={name} judgement={judgement} />
    </>
  );
}
