// In the shop: the plan per store with large tick boxes that survive a reload.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice, storeLabel } from '../../engine';
import { PageTitle } from '../layout/PageTitle';
import { useComparison } from '../results/useComparison';
import { LoadingView } from '../results/LoadingView';
import { useServices, useSession } from '../services';
import { PATHS } from '../steps';
import { tripOf } from '../takeAlong/trip';

export default function ShopPage() {
  const { session: store } = useServices();
  const { session } = useSession();
  const comparing = useComparison();
  const [stops, setStops] = useState<'one' | 'two'>('two');
  if (comparing.state === 'loading') return <Container maxWidth="sm" sx={{ py: 4 }}><LoadingView /></Container>;
  const basket = comparing.result?.basket;
  const two = basket?.twoStops && basket.twoStops.stops.length > 1 ? basket.twoStops : null;
  const plan = stops === 'two' && two ? two : (basket?.oneStop ?? null);
  const trip = comparing.result && plan ? tripOf(comparing.result, plan) : null;
  const ticked = new Set(session.ticks);
  const all = trip ? [...trip.stops.flatMap(({ lines }) => lines.map(({ key }) => key)), ...trip.missing.map(missingKey)] : [];
  const done = all.filter((key) => ticked.has(key)).length;

  const row = (key: string, primary: string, secondary: string) => (
    <ListItem key={key} disablePadding sx={{ px: 2 }}>
      <FormControlLabel
        sx={{ width: '100%', minHeight: 56, mr: 0 }}
        control={<Checkbox size="large" checked={ticked.has(key)} sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }} onChange={(_, on) => store.dispatch({ type: 'ticked', tick: key, on })} />}
        label={<ListItemText primary={primary} secondary={secondary} sx={{ overflowWrap: 'anywhere', ...(ticked.has(key) ? { textDecoration: 'line-through' } : {}) }} />}
      />
    </ListItem>
  );
  return (
    <Container maxWidth="sm" sx={{ py: 3, display: 'grid', gap: 2 }}>
      <PageTitle title="In the shop">In the shop</PageTitle>
      {two && (
        <ToggleButtonGroup exclusive fullWidth value={two ? stops : 'one'} onChange={(_, value: 'one' | 'two' | null) => { if (value) setStops(value); }} aria-label="How many shops">
          <ToggleButton value="one">One stop</ToggleButton>
          <ToggleButton value="two">Two stops</ToggleButton>
        </ToggleButtonGroup>
      )}
      {trip ? (
        <>
          <Box>
            <Typography role="status">{`${done} of ${all.length} in the trolley`}</Typography>
            <LinearProgress variant="determinate" value={all.length ? (100 * done) / all.length : 0} aria-label="In the trolley" sx={{ height: 8, borderRadius: 4, mt: 0.5 }} />
          </Box>
          {trip.stops.map((stop) => (
            <Paper key={stop.store} variant="outlined" component="section" aria-labelledby={`stop-${stop.store}`}>
              <Typography id={`stop-${stop.store}`} variant="h2" sx={{ p: 2, pb: 0, fontSize: '1.3rem' }}>{`${storeLabel(stop.store)}, about ${formatPrice(stop.total)}`}</Typography>
              <List>{stop.lines.map(({ key, quantity, product, size, price, item }) => row(key, `${quantity > 1 ? `${quantity} × ` : ''}${product}`, `${formatPrice(price)} · ${size} · for “${item}”`))}</List>
            </Paper>
          ))}
          {trip.missing.length > 0 && (
            <Paper variant="outlined" component="section" aria-labelledby="missing">
              <Typography id="missing" variant="h2" sx={{ p: 2, pb: 0, fontSize: '1.3rem' }}>Look for yourself</Typography>
              <List>{trip.missing.map((item) => row(missingKey(item), item, 'no match in this plan'))}</List>
            </Paper>
          )}
        </>
      ) : <Alert severity="info">None of your items was matched, so there is no plan yet. Try more general names on your list.</Alert>}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button component={Link} to={PATHS.results} variant="outlined">Back to the results</Button>
        <Button disabled={done === 0} onClick={() => store.dispatch({ type: 'ticksCleared' })}>Clear the ticks</Button>
      </Stack>
    </Container>
  );
}

const missingKey = (item: string): string => `?|${item.toLowerCase()}`;
