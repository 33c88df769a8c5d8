// Step 3: where the same items cost less.
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../layout/PageTitle';
import { StepProgress } from '../layout/StepProgress';
import { PATHS } from '../services/steps';
import { Answer } from './Answer';
import { Filters } from './Filters';
import { LoadingView } from './LoadingView';
import { useComparison, type Comparing } from './useComparison';

const TITLE = (
  <>
    <PageTitle title="Your results">Your Price Comparison Results</PageTitle>
    <Typography color="textSecondary">
      What your list costs elsewhere, like for like. Prices are indicative.
    </Typography>
  </>
);
const PROGRESS = <StepProgress path={PATHS.results} />;
const FILTERS = <Filters />;

export default function ResultsPage() {
  const comparing = useComparison();
  return (
    <Container maxWidth="lg" className="print-host" sx={{ py: 4 }}>
      {PROGRESS}
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
      gap: { xs: 3, sm: 4 },
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
    }}
  >
    <Box>
      {TITLE}
      <Box sx={{ height: 4, mt: 1 }}>{updating && <LinearProgress aria-label="Updating" />}</Box>
    </Box>
    <Answer result={result} alone={alone} filters={FILTERS} onRetry={retry} />
  </Box>
);
