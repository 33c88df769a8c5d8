import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PATHS } from '../services/steps';
import { PageTitle } from './PageTitle';

/** The router's default words (specification section 8), and a way out of here. */
export function ErrorScreen({ reason }: { reason: string }) {
  return (
    <Container
      maxWidth="sm"
      sx={{ py: { xs: 6, sm: 10 }, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <PageTitle>Unexpected Application Error!</PageTitle>
      <Typography color="textSecondary">{reason}</Typography>
      <Typography>Your shopping list is safe: it stays in this browser.</Typography>
      {/* A full load, not a route change: it also leaves a broken state behind. */}
      <Button href={PATHS.home} variant="contained" size="large">
        Back to Home
      </Button>
    </Container>
  );
}
