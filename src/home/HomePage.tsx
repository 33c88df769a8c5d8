import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { DEFAULT_STORES } from '../../engine';
import { lazyScreen } from '../app/lazyScreen';
import { useSessionPart } from '../services/services';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import type { PutAway } from './PutAwayOffer';
import { StoreMark } from './StoreMark';

// Rarely needed: not part of the first load.
const { Screen: PutAwayOffer } = lazyScreen(() => import('./PutAwayOffer'), 'part');

export default function HomePage() {
  const { state } = useLocation() as { state: PutAway | null };
  // Only while nothing new has been begun: no list of now is replaced by one of then.
  const fresh = useSessionPart(({ lines }) => lines.every(({ text }) => text.trim() === ''));
  return (
    <>
      <title>Basketwise: where is your shopping cheaper?</title>
      {state?.putAway && fresh && (
        <Suspense fallback={null}>
          <PutAwayOffer putAway={state.putAway} />
        </Suspense>
      )}
      <Hero />
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 5, md: 8 },
          pt: { xs: 5, md: 8 },
        }}
      >
        <HowItWorks />
        <Supermarkets />
      </Container>
    </>
  );
}

const Supermarkets = () => (
  <Box component="section" aria-labelledby="stores">
    <Typography id="stores" variant="h2" sx={{ mb: 3 }}>
      Supermarkets we compare
    </Typography>
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(3, minmax(0, 1fr))',
          sm: 'repeat(5, minmax(0, 1fr))',
        },
      }}
    >
      {DEFAULT_STORES.map((store) => (
        <li key={store.id}>
          <StoreMark store={store} width="100%" />
        </li>
      ))}
    </Box>
  </Box>
);
