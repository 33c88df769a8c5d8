import ArrowForwardIcon from '../icons/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useHeading } from '../layout/heading';
import { SavingChip } from '../layout/SavingChip';
import { useSessionPart } from '../services/services';
import { PATHS } from '../services/steps';
import { CarryOn, HEIGHT } from './CarryOn';
import { ExampleResult } from './ExampleResult';

/** The first thing to do, or where a list waits the second. */
function GetStarted() {
  const waits = useSessionPart(
    ({ store, lines }) => store !== null && lines.some(({ text }) => text.trim() !== ''),
  );
  return (
    <Button
      component={Link}
      to={PATHS.store}
      variant={waits ? 'outlined' : 'contained'}
      size="large"
      endIcon={<ArrowForwardIcon aria-hidden />}
      sx={{ minHeight: 54, px: 4, fontSize: '1.1rem', width: { xs: '100%', sm: 'auto' } }}
    >
      Get Started
    </Button>
  );
}

export function Hero() {
  return (
    <Box sx={{ bgcolor: 'background.soft', borderBottom: 1, borderColor: 'divider' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1.15fr 0.85fr' },
          gap: { xs: 4, md: 8 },
          alignItems: 'center',
          py: { xs: 4, md: 9 },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
          <SavingChip label="Save up to 40% on groceries" />
          <Typography ref={useHeading()} tabIndex={-1} variant="h1">
            Same shopping list, smaller bill.
          </Typography>
          <Typography sx={{ fontSize: '1.125rem', maxWidth: '34ch' }} color="textSecondary">
            Write down what you buy. See what it costs at Tesco, Asda, Morrisons, Sainsbury&rsquo;s
            and Aldi, item by item.
          </Typography>
          {/* index.html keeps its place where there is a list. */}
          <Box id="carry-on" sx={{ minHeight: HEIGHT, width: { xs: '100%', sm: 'auto' } }}>
            <CarryOn />
          </Box>
          <GetStarted />
          <Typography variant="body2" color="textSecondary">
            Compare 5+ stores. Free, no sign-up, your list stays in your browser.
          </Typography>
        </Box>
        <ExampleResult />
      </Container>
    </Box>
  );
}
