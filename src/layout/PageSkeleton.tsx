import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

const PLACE = { borderRadius: 1, bgcolor: 'action.hover' } as const;

/** Keeps the place of a screen that is still on its way. */
export const PageSkeleton = () => (
  <Container maxWidth="md" sx={{ pt: 5, minHeight: '80vh' }} aria-busy="true">
    <Box sx={{ ...PLACE, width: '55%', height: 34 }} />
    <Box sx={{ ...PLACE, height: 180, mt: 3 }} />
  </Container>
);
