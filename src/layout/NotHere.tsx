// Stands where a part of the page should be whose code did not come.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageTitle } from './PageTitle';
import { TryAgain } from './TryAgain';

export interface NotHereProps {
  as: 'screen' | 'part';
  onRetry(): void;
}

const WHY = 'The connection broke off, or the site did not answer. Your list is safe.';

/** Without MUI's own alert: this comes with every page, and is hardly ever seen. */
const PART = {
  my: 1,
  p: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  border: 1,
  borderColor: 'warning.main',
  borderRadius: 1,
} as const;

export function NotHere({ as, onRetry }: NotHereProps) {
  if (as === 'part')
    return (
      <Box role="alert" sx={PART}>
        <span>{`This part of the page could not be loaded. ${WHY}`}</span>
        <TryAgain onRetry={onRetry} />
      </Box>
    );
  return (
    <Container
      maxWidth="sm"
      sx={{ py: { xs: 6, sm: 10 }, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <PageTitle>This page could not be loaded</PageTitle>
      <Typography role="alert">{WHY}</Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TryAgain onRetry={onRetry} variant="outlined" />
        {/* A version of the page that is no longer there is left by a full load only. */}
        <Button size="small" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </Stack>
    </Container>
  );
}
