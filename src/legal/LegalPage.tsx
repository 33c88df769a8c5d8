// The frame of the two legal pages: a readable column of headed sections.
import ArrowBackIcon from '../icons/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '../layout/PageTitle';

interface LegalPageProps {
  title: string;
  updated: string;
  summary: string;
  children: ReactNode;
}

export function LegalPage({ title, updated, summary, children }: LegalPageProps) {
  return (
    <Container maxWidth="md" sx={{ py: 2 }}>
      <Button
        component={RouterLink}
        to="/"
        startIcon={<ArrowBackIcon aria-hidden />}
        sx={{ ml: -2 }}
      >
        Back to Home
      </Button>
      <Box sx={{ mt: 2 }}>
        <PageTitle>{title}</PageTitle>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {`Last updated: ${updated}`}
      </Typography>
      <Typography sx={{ mb: 3, fontWeight: 500, maxWidth: '70ch' }}>{summary}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          pb: 4,
          maxWidth: '70ch',
          '& p + p': { mt: 1 },
          '& p + dl': { mt: 1 },
        }}
      >
        {children}
      </Box>
    </Container>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h3" gutterBottom>
        {title}
      </Typography>
      {children}
    </section>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Typography>{children}</Typography>;
}

/** Names and what each means, as a description list. */
export function Definitions({
  entries,
}: {
  entries: readonly (readonly [term: string, meaning: string])[];
}) {
  return (
    <Box component="dl" sx={{ m: 0, '& dd': { m: 0, mb: 1.5 } }}>
      {entries.map(([term, meaning]) => (
        <div key={term}>
          <Typography
            component="dt"
            sx={{ fontFamily: 'monospace', fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {term}
          </Typography>
          <Typography component="dd" color="textSecondary">
            {meaning}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
