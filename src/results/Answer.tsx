// Everything below the title: what the engine answered, and where to go with it.
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Fragment, memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { describePriceDates, type ItemComparison } from '../../engine';
import type { ComparedList } from '../engineClient/protocol';
import type { PutAway } from '../home/PutAwayOffer';
import { useStaggeredMount } from '../layout/useStaggeredMount';
import { useFileStates, useServices, useSessionPart } from '../services/services';
import { PATHS } from '../services/steps';
import { PrintSheet } from '../share/PrintSheet';
import { planOf, tripOf, type Trip } from '../share/trip';
import { Basket } from './Basket';
import { EmptyView } from './EmptyView';
import { Insights } from './Insights';
import { Items } from './Items';
import { NoAnswer } from './NoAnswer';
import { isFound, ownCompared } from './ownStoreCompared';
import { OwnStoreMissing } from './OwnStoreMissing';
import { PriceDays, PriceWarnings, readyOf } from './PriceNotes';
import { SummaryCards } from './SummaryCards';
import { TripActions, Verdict } from './Verdict';

/** Whether a row has more to say than that nothing was found. */
const isSomething = ({ offers }: ItemComparison): boolean =>
  offers.some(({ state }) => state !== 'missing');

/** What is bought where, by the stops that the shopper wants to make; null where nothing can be. */
function useTripOf(result: ComparedList | null): Trip | null {
  const stops = useSessionPart((session) => session.view.stops);
  return useMemo(() => {
    const plan = result ? planOf(result.basket, stops) : null;
    return result && plan ? tripOf(result, plan) : null;
  }, [result, stops]);
}

/** The verdict, or why there is none. */
function Outcome({
  result,
  trip,
  onRetry,
}: {
  result: ComparedList | null;
  trip: Trip | null;
  onRetry(): void;
}) {
  if (!result) return <NoAnswer onRetry={onRetry} />;
  return ownCompared(result) ? (
    <Verdict result={result} trip={trip} />
  ) : (
    <OwnStoreMissing result={result} onRetry={onRetry} />
  );
}

function NextSteps() {
  const { session: store } = useServices();
  const navigate = useNavigate();
  function startAnew(): void {
    const state: PutAway = { putAway: store.getSnapshot().session };
    store.dispatch({ type: 'startedAnew' });
    void navigate(PATHS.home, { state });
  }
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ justifyContent: 'center' }}>
      <Button component={Link} to={PATHS.list} variant="contained" size="large">
        Edit Shopping List
      </Button>
      <Button variant="outlined" size="large" onClick={startAnew}>
        Start New Comparison
      </Button>
    </Stack>
  );
}

/** Left alone while a new comparison is on its way: a change of the session costs what changed, not the page. */
export const Answer = memo(function Answer({
  result,
  alone,
  filters,
  onRetry,
}: {
  result: ComparedList | null;
  alone: boolean;
  filters: ReactNode;
  onRetry(): void;
}) {
  const files = useFileStates();
  const trip = useTripOf(result);
  const printed = useDeferredValue(trip);
  const nothing = !result || !result.items.some((item) => isFound(item, result.store));
  const compared = !result || ownCompared(result);
  const sections = [
    <Outcome result={result} trip={trip} onRetry={onRetry} />,
    <>
      {result &&
        (compared ? <SummaryCards result={result} /> : trip && <TripActions trip={trip} />)}
      <PriceWarnings
        files={files}
        today={new Date().toISOString().slice(0, 10)}
        onRetry={result && compared ? onRetry : undefined}
      />
      {nothing && <EmptyView alone={alone} />}
    </>,
    // Also where nothing is compared: who said none of these can take it back there.
    result && result.items.some(isSomething) && <Items result={result} />,
    filters,
    result && <Basket result={result} />,
    result && <Insights weekly={result.totalSaving} />,
    <PriceDays files={files} />,
    <NextSteps />,
    printed && <PrintSheet trip={printed} dates={describePriceDates(readyOf(files))} />,
  ];
  const shown = useStaggeredMount(sections.length);
  return sections.slice(0, shown).map((section, at) => <Fragment key={at}>{section}</Fragment>);
});
