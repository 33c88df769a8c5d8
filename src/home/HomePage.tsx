import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { DEFAULT_STORES } from '../../engine';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { StoreMark } from './StoreMark';

export default function HomePage() {
  return (
    <>
      <title>Basketwise: where is your shopping cheaper?</title>
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
                xs: 'repeat(2, minmax(0, 1fr))',
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
      </Container>
    </>
  );
}
