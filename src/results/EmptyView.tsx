import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionTitle } from '../layout/SectionTitle';

/** alone: no store was left to compare with; then the names on the list are not to blame. */
export const EmptyView = ({ alone }: { alone: boolean }) => (
  <Box sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: 1, bgcolor: 'background.soft' }}>
    <SectionTitle>No comparisons available</SectionTitle>
    {alone ? (
      <Typography sx={{ mt: 1 }}>
        No store is left to compare with. Tick at least one under “Shops to include” in “Shops,
        cards and preferences”.
      </Typography>
    ) : (
      <PossibleReasons />
    )}
  </Box>
);

const PossibleReasons = () => (
  <>
    <Typography sx={{ mt: 1 }}>Possible reasons:</Typography>
    <Box component="ul" sx={{ pl: 3, mb: 0 }}>
      <li>The names are too specific or contain typos.</li>
      <li>The products are not in our database.</li>
      <li>Try generic terms such as milk.</li>
    </Box>
  </>
);
