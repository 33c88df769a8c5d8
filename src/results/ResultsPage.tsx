// Step 3: where the same items cost less.
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../layout/PageTitle';
import { StepProgress } from '../layout/StepProgress';
import { VISUALLY_HIDDEN } from '../layout/visuallyHidden';
import { PATHS } from '../services/steps';
import { useTrip } from '../shoppingMode/useTrip';
import { Answer } from './Answer';
import { Filters } from './Filters';
import { LoadingView } from './LoadingView';
import { useComparison, type Comparing } from './useComparison';

const TITLE = (
  <Box sx={{ '& h1': { fontSize: { xs: '1.3rem', sm: '1.7rem' } } }}>
    <PageTitle title="Your results">Your Price Comparison Results</PageTitle>
    <Typography variant="body2" color="textSecondary">
      What your list costs elsewhere, at the till.
    </Typography>
  </Box>
);
const PROGRESS = <StepProgress path={PATHS.results} />;
const FILTERS = <Filters />;

export default function ResultsPage() {
  const comparing = useComparison();
  const result = comparing.state === 'loaded' ? comparing.result : null;
  // Kept for the shop, where there may be no connection.
  useTrip(comparing);
  return (
    <Container maxWidth="md" className="print-host" sx={{ py: { xs: 2, sm: 3 } }}>
      {PROGRESS}
      {/* Here before the answer is: what comes into it later is read out. */}
      <Box role="status" aria-label="Verdict" sx={VISUALLY_HIDDEN}>
        {result?.verdict.words}
      </Box>
      {comparing.state === 'loading' ? <LoadingView /> : <LoadedView {...comparing} />}
    </Container>
  );
}

export const LoadedView = ({
  result,
  updating,
  alone,
  retry,
}: Omit<Extract<Comparing, { state: 'loaded' }>, 'state'>) => (
  <Box
    className="print-frame"
    sx={{
      minHeight: '80vh',
      display: 'grid',
      gap: { xs: 2, sm: 3 },
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
    }}
  >
    <Box>
      {TITLE}
      <Box sx={{ height: 4, mt: 0.5, mb: -1 }}>
        {updating && <LinearProgress aria-label="Updating" />}
      </Box>
    </Box>
    <Answer result={result} alone={alone} filters={FILTERS} onRetry={retry} />
  </Box>
);
