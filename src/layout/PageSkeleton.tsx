import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';

/** Keeps the place of a screen that is still on its way. */
export const PageSkeleton = () => (
  <Container maxWidth="md" sx={{ pt: 5, minHeight: '80vh' }} aria-busy="true">
    <Skeleton variant="text" width="55%" height={56} />
    <Skeleton variant="rounded" height={180} sx={{ mt: 2 }} />
  </Container>
);
