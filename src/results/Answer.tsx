// Everything below the title: what the engine answered, and where to go with it.
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Fragment, memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  describePriceDate,
  storeLabel,
  type ItemComparison,
  type ListComparison,
} from '../../engine';
import type { PutAway } from '../home/PutAwayOffer';
import { useStaggeredMount } from '../layout/useStaggeredMount';
import { useFileStates, useServices, useSessionPart } from '../services/services';
import { PATHS } from '../services/steps';
import { PrintSheet } from '../share/PrintSheet';
import { planOf, tripOf } from '../share/trip';
import { Basket } from './Basket';
import { EmptyView } from './EmptyView';
import { Insights } from './Insights';
import { Items } from './Items';
import { NoAnswer } from './NoAnswer';
import { isFound, ownCompared } from './ownStoreCompared';
import { OwnStoreMissing } from './OwnStoreMissing';
import { PriceDays, PriceWarnings } from './PriceNotes';
import { SummaryCards } from './SummaryCards';
import { TripActions, Verdict } from './Verdict';

/** Whether a row has more to say than that nothing was found. */
const isSomething = ({ offers }: ItemComparison): boolean =>
  offers.some(({ state }) => state !== 'missing');

/** Left alone while a new comparison is on its way: a change of the session costs what changed, not the page. */
export const Answer = memo(function Answer({
  result,
  alone,
  filters,
  onRetry,
}: {
  result: ListComparison | null;
  alone: boolean;
  filters: ReactNode;
  onRetry(): void;
}) {
  const { session: store } = useServices();
  const stops = useSessionPart((session) => session.view.stops);
  const files = useFileStates();
  const navigate = useNavigate();
  const trip = useMemo(() => {
    const plan = result ? planOf(result.basket, stops) : null;
    return result && plan ? tripOf(result, plan) : null;
  }, [result, stops]);
  const printed = useDeferredValue(trip);
  const nothing = !result || !result.items.some((item) => isFound(item, result.store));
  function startAnew(): void {
    const state: PutAway = { putAway: store.getSnapshot().session };
    store.dispatch({ type: 'startedAnew' });
    void navigate(PATHS.home, { state });
  }

  const compared = !result || ownCompared(result);
  const sections = [
    !result ? (
      <NoAnswer onRetry={onRetry} />
    ) : compared ? (
      <Verdict result={result} trip={trip} />
    ) : (
      <OwnStoreMissing result={result} onRetry={onRetry} />
    ),
    result && (compared ? <SummaryCards result={result} /> : trip && <TripActions trip={trip} />),
    <PriceWarnings
      files={files}
      today={new Date().toISOString().slice(0, 10)}
      onRetry={result && compared ? onRetry : undefined}
    />,
    nothing && <EmptyView alone={alone} />,
    // Also where nothing is compared: who said none of these can take it back there.
    result && result.items.some(isSomething) && <Items result={result} />,
    filters,
    result && <Basket result={result} />,
    result && <Insights weekly={result.totalSaving} />,
    <PriceDays files={files} />,
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ justifyContent: 'center' }}>
      <Button component={Link} to={PATHS.list} variant="contained" size="large">
        Edit Shopping List
      </Button>
      <Button variant="outlined" size="large" onClick={startAnew}>
        Start New Comparison
      </Button>
    </Stack>,
    printed && (
      <PrintSheet
        trip={printed}
        dates={Object.entries(files)
          .flatMap(([id, state]) =>
            state.state === 'ready'
              ? [`${storeLabel(id)}: ${describePriceDate({ store: id, ...state })}`]
              : [],
          )
          .join('. ')}
      />
    ),
  ];
  const shown = useStaggeredMount(sections.length);
  return sections.slice(0, shown).map((section, at) => <Fragment key={at}>{section}</Fragment>);
});
