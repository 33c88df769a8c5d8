// Step 3: where the same items cost less.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { momentWords } from '../layout/moment';
import { PageTitle } from '../layout/PageTitle';
import { StepProgress } from '../layout/StepProgress';
import { TryAgain } from '../layout/TryAgain';
import { VISUALLY_HIDDEN } from '../layout/visuallyHidden';
import { PATHS } from '../services/steps';
import { useTrip } from '../shoppingMode/useTrip';
import { Answer } from './Answer';
import { Filters } from './Filters';
import { LoadingView } from './LoadingView';
import { useComparison, type Comparing } from './useComparison';

const Title = memo(function Title({ asOf }: { asOf: string | null }) {
  return (
    <Box sx={{ '& h1': { fontSize: { xs: '1.3rem', sm: '1.7rem' } } }}>
      <PageTitle title="Your results">Your Price Comparison Results</PageTitle>
      <Typography variant="body2" color="textSecondary">
        {asOf === null
          ? 'What your list costs elsewhere, at the till.'
          : `As of ${asOf}, being compared anew…`}
      </Typography>
    </Box>
  );
});
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
  keptAt,
  stale,
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
      <Title asOf={keptAt !== null && !stale ? momentWords(keptAt) : null} />
      <Box sx={{ height: 4, mt: 0.5, mb: -1 }}>
        {updating && <LinearProgress aria-label="Updating" />}
      </Box>
    </Box>
    {keptAt !== null && stale && (
      <Alert severity="warning" action={<TryAgain onRetry={retry} />}>
        {`This is your last answer, as of ${momentWords(keptAt)}: your list could not be compared with the prices of today.`}
      </Alert>
    )}
    <Answer result={result} alone={alone} filters={FILTERS} onRetry={retry} />
  </Box>
);
