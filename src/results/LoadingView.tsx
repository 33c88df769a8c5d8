import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../layout/PageTitle';
import { useSessionPart } from '../services/services';

/** Of a long list the rows that a first screen holds. */
const SHOWN = 8;

export const LoadingView = () => (
  <Box sx={{ minHeight: '80vh' }}>
    <Box role="status" sx={{ py: 2 }}>
      <PageTitle title="Comparing prices">Comparing prices across supermarkets...</PageTitle>
      <Typography color="textSecondary" sx={{ my: 2 }}>
        This may take a moment while we analyze your shopping list.
      </Typography>
      <LinearProgress
        aria-label="Comparing prices"
        sx={{ height: 8, borderRadius: 4, maxWidth: 560 }}
      />
    </Box>
    <OwnWords />
  </Box>
);

/** The list in the shopper's own words: who comes by a link reads what is being compared while it is. */
function OwnWords() {
  const lines = useSessionPart((session) => session.lines);
  const words = lines.map(({ text }) => text).filter((text) => text.trim() !== '');
  return (
    <Paper
      variant="outlined"
      component="ul"
      aria-label="Your list"
      sx={{ listStyle: 'none', m: 0, mt: 2, px: 2, py: 0.5 }}
    >
      {words.slice(0, SHOWN).map((text, at) => (
        <Box
          component="li"
          key={at}
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1 }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
          <Skeleton variant="text" width={64} sx={{ flexShrink: 0 }} />
        </Box>
      ))}
    </Paper>
  );
}
