// Step 3: where the same items cost less.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { describePriceDate, storeLabel, type StoreId } from '../../engine';
import { PageTitle } from '../layout/PageTitle';
import { StepProgress } from '../layout/StepProgress';
import { useFileStates, useServices } from '../services';
import { PATHS } from '../steps';
import { Basket } from './Basket';
import { ChangeMatch } from './ChangeMatch';
import { EmptyView } from './EmptyView';
import { Filters } from './Filters';
import { Insights } from './Insights';
import { PriceNotes } from './PriceNotes';
import { SortComparisons, type Order } from './SortComparisons';
import { PrintSheet } from '../takeAlong/PrintSheet';
import { TakeAlong } from '../takeAlong/TakeAlong';
import { tripOf } from '../takeAlong/trip';
import { ItemCard } from './ItemCard';
import { LoadingView } from './LoadingView';
import { SummaryCards } from './SummaryCards';
import { useComparison } from './useComparison';

export default function ResultsPage() {
  const { session: store } = useServices();
  const comparing = useComparison();
  const files = useFileStates();
  const navigate = useNavigate();
  const [changing, setChanging] = useState<{ at: number; store: StoreId } | null>(null);
  const change = useCallback((at: number, id: StoreId) => setChanging({ at, store: id }), []);
  const [order, setOrder] = useState<Order>('saving');
  const shownOrder = useDeferredValue(order);

  function startAnew(): void {
    store.dispatch({ type: 'startedAnew' });
    void navigate(PATHS.home);
  }

  const result = comparing.state === 'loaded' ? comparing.result : null;
  const trip = useMemo(() => {
    const plan = result?.basket.twoStops ?? result?.basket.oneStop ?? null;
    return result && plan ? tripOf(result, plan) : null;
  }, [result]);
  const nothing = !result || result.items.every((item) => item.comparisons.length === 0);
  return (
    <Container maxWidth="lg" className="print-host" sx={{ py: 4 }}>
      <StepProgress path={PATHS.results} />
      {comparing.state === 'loading' ? <LoadingView /> : (
        <Box className="print-frame" sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box>
            <PageTitle title="Your results">Your Price Comparison Results</PageTitle>
            <Typography color="textSecondary">What your list costs elsewhere, like for like. Prices are indicative.</Typography>
            <Box sx={{ height: 4, mt: 1 }}>{comparing.updating && <LinearProgress aria-label="Updating" />}</Box>
          </Box>
          {result && <SummaryCards result={result} />}
          <PriceNotes files={files} today={new Date().toISOString().slice(0, 10)} />
          {trip && (
            <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <Button component={Link} to={PATHS.shop} variant="contained">Shop with this list</Button>
              <TakeAlong trip={trip} />
            </Stack>
          )}
          <Filters />
          {nothing && <EmptyView />}
          {result && !nothing && <Basket result={result} />}
          {result && !nothing && (
            <Box component="section" aria-labelledby="items">
              <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ mb: 2, gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-end' } }}>
                <Typography id="items" variant="h2">Item-by-Item Comparison</Typography>
                <SortComparisons order={order} onChange={setOrder} />
              </Stack>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
                {result.items.map((item, at) => <ItemCard key={`${at}${item.originalItem}`} item={item} at={at} order={shownOrder} onChange={change} />)}
              </Box>
            </Box>
          )}
          {result && <Insights weekly={result.totalSaving} />}
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ justifyContent: 'center' }}>
            <Button component={Link} to={PATHS.list} variant="contained" size="large">Edit Shopping List</Button>
            <Button variant="outlined" size="large" onClick={startAnew}>Start New Comparison</Button>
          </Stack>
          {trip && <PrintSheet trip={trip} dates={Object.entries(files).flatMap(([id, state]) => (state.state === 'ready' ? [`${storeLabel(id)}: ${describePriceDate({ store: id, ...state })}`] : [])).join('. ')} />}
          {result && <ChangeMatch result={result} changing={changing} onClose={() => setChanging(null)} />}
        </Box>
      )}
    </Container>
  );
}
