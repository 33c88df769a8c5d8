// In the shop: the plan per store with large tick boxes that survive a reload.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../layout/PageTitle';
import { UndoOffer, type Undoable } from '../layout/UndoOffer';
import { LoadingView } from '../results/LoadingView';
import { ownCompared } from '../results/ownStoreCompared';
import { OwnStoreMissing } from '../results/OwnStoreMissing';
import { useComparison } from '../results/useComparison';
import { useServices, useSession } from '../services/services';
import { PATHS } from '../services/steps';
import { StopsChoice } from '../share/StopsChoice';
import { planOf, stopWords, tripOf } from '../share/trip';
import { NoPlan } from './NoPlan';
import { ShopRows } from './ShopRows';
import { useWakeLock } from './useWakeLock';

export default function ShopPage() {
  const { session: store } = useServices();
  const { session } = useSession();
  const comparing = useComparison();
  const [undoable, setUndoable] = useState<(Undoable & { ticks: readonly string[] }) | null>(null);
  const page = useRef<HTMLDivElement>(null);
  useWakeLock();
  if (comparing.state === 'loading')
    return (
      <Container maxWidth="sm" sx={{ py: 4 }}>
        <LoadingView />
      </Container>
    );
  const basket = comparing.result?.basket;
  const plan = basket ? planOf(basket, session.view.stops) : null;
  const trip = comparing.result && plan ? tripOf(comparing.result, plan) : null;
  const ticked = new Set(session.ticks);
  // Written twice, looked for once.
  const missing = new Map((trip?.missing ?? []).map((item) => [`?|${item.toLowerCase()}`, item]));
  const all = trip
    ? [...trip.stops.flatMap(({ lines }) => lines.map(({ key }) => key)), ...missing.keys()]
    : [];
  const done = all.filter((key) => ticked.has(key)).length;

  /** "Clear the ticks" is disabled once it has done so, and Undo goes with its offer: both hand the focus on. */
  const toFirstBox = (): void =>
    page.current?.querySelector<HTMLElement>('[type="checkbox"]')?.focus();

  function clear(): void {
    setUndoable({ id: store.nextId(), words: 'Ticks cleared', ticks: session.ticks });
    store.dispatch({ type: 'ticksCleared' });
    toFirstBox();
  }

  function undo(): void {
    if (undoable) store.dispatch({ type: 'ticksRestored', ticks: undoable.ticks });
    setUndoable(null);
    toFirstBox();
  }

  return (
    <Container ref={page} maxWidth="sm" sx={{ py: 3, display: 'grid', gap: 2 }}>
      <PageTitle title="In the shop">In the shop</PageTitle>
      {comparing.result && !ownCompared(comparing.result) && (
        <OwnStoreMissing result={comparing.result} onRetry={comparing.retry} />
      )}
      {basket && <StopsChoice basket={basket} />}
      {trip ? (
        <>
          <Box>
            <Typography role="status">{`${done} of ${all.length} in the trolley`}</Typography>
            <LinearProgress
              variant="determinate"
              value={all.length ? (100 * done) / all.length : 0}
              aria-label="In the trolley"
              sx={{ height: 8, borderRadius: 4, mt: 0.5 }}
            />
          </Box>
          {trip.stops.map((stop) => (
            <ShopRows
              key={stop.store}
              id={`stop-${stop.store}`}
              title={stopWords(stop)}
              rows={stop.lines.map(({ key, product, size, receipt, item }) => ({
                tick: key,
                primary: product,
                secondary: `${receipt} · ${size} · for “${item}”`,
              }))}
            />
          ))}
          {missing.size > 0 && (
            <ShopRows
              id="missing"
              title="Look for yourself"
              rows={[...missing].map(([key, item]) => ({
                tick: key,
                primary: item,
                secondary: 'no match in this plan',
              }))}
            />
          )}
        </>
      ) : (
        <NoPlan result={comparing.result} onRetry={comparing.retry} />
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button component={Link} to={PATHS.results} variant="outlined">
          Back to the results
        </Button>
        <Button disabled={done === 0} onClick={clear}>
          Clear the ticks
        </Button>
        <UndoOffer of={undoable} onUndo={undo} />
      </Stack>
    </Container>
  );
}
