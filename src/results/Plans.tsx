import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {
  formatPrice,
  plural,
  storeLabel,
  type ListComparison,
  type ShoppingPlan,
} from '../../engine';
import { lineWords, stopWords, tripOf } from '../share/trip';

function PlanCard({
  title,
  note,
  plan,
  result,
}: {
  title: string;
  note: string;
  plan: ShoppingPlan;
  result: ListComparison;
}) {
  const { stops } = tripOf(result, plan);
  const notes = [
    `${plan.itemsPriced} of ${result.totalItems} ${plural(result.totalItems, 'item')}`,
    note,
  ];
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant="h3">{title}</Typography>
      <Typography
        sx={{ fontWeight: 800, fontSize: '1.6rem' }}
      >{`${plan.stops.map((stop) => storeLabel(stop.store)).join(' + ')}: ${formatPrice(plan.total)}`}</Typography>
      <Typography variant="body2" color="textSecondary">
        {notes.filter(Boolean).join('. ')}
      </Typography>
      {stops.length > 1 &&
        stops.map((stop) => (
          <Typography key={stop.store} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{`${stopWords(stop)}: `}</strong>
            {stop.lines.map(lineWords).join('; ')}
          </Typography>
        ))}
    </Card>
  );
}

/** The exact cheapest plans with one and with two stops. */
export function Plans({ result }: { result: ListComparison }) {
  const { oneStop, twoStops, secondStopSaving, secondStopAdds } = result.basket;
  if (!oneStop) return null;
  const worth = twoStops && twoStops.stops.length > 1;
  const gains = [
    secondStopSaving > 0 ? `The second stop saves ${formatPrice(secondStopSaving)}` : '',
    secondStopAdds > 0 ? `It adds ${secondStopAdds} more ${plural(secondStopAdds, 'item')}` : '',
  ]
    .filter(Boolean)
    .join('. ');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 2,
        gridTemplateColumns: { xs: '1fr', md: worth ? '1fr 1.4fr' : '1fr' },
      }}
    >
      <PlanCard
        title="Best with one stop"
        note={worth ? '' : 'A second stop would save nothing'}
        plan={oneStop}
        result={result}
      />
      {worth && (
        <PlanCard title="Best with two stops" note={gains} plan={twoStops} result={result} />
      )}
    </Box>
  );
}
