import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../layout/PageTitle';

export const LoadingView = () => (
  <Box sx={{ minHeight: '80vh' }}>
    <Box role="status" sx={{ textAlign: 'center', py: 4 }}>
      <PageTitle title="Comparing prices">Comparing prices across supermarkets...</PageTitle>
      <Typography color="textSecondary" sx={{ my: 2 }}>
        This may take a moment while we analyze your shopping list.
      </Typography>
      <LinearProgress
        aria-label="Comparing prices"
        sx={{ height: 8, borderRadius: 4, maxWidth: 420, mx: 'auto' }}
      />
    </Box>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} variant="rounded" height={116} />
      ))}
    </Box>
  </Box>
);
