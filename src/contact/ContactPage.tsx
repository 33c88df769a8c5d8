// /contact: why people write, the form, and the success view that takes its place.
import ArrowBackIcon from '../icons/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../layout/PageTitle';
import { browserPort } from './browserPort';
import { ContactFooter } from './ContactFooter';
import { ContactForm } from './ContactForm';
import { destinationFor, firstValues } from './destination';
import { draftOf, dropDraft, keepDraft } from './draft';
import { InfoCards } from './InfoCards';
import { SentMessage } from './SentMessage';
import type { ContactPort } from './submitFlow';

export default function ContactPage({ port = browserPort }: { port?: ContactPort }) {
  const [search] = useSearchParams();
  const { key: visit } = useLocation();
  const [sent, setSent] = useState<{ email: string; visit: string } | null>(null);
  const destination = destinationFor(search);

  return (
    <Container maxWidth="md" sx={{ pt: 2 }}>
      {/* 'Contact Us' in the footer is a new visit to this page: it brings the form back. */}
      {sent?.visit === visit ? (
        <SentMessage email={sent.email} destination={destination} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Introduction back={destination} />
          <InfoCards />
          <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
            {/* Another category in the address is another form: it starts with its own first values. */}
            <ContactForm
              key={destination.path}
              initialValues={draftOf(port, destination.path) ?? firstValues(search)}
              port={port}
              onWritten={(message) => keepDraft(port, destination.path, message)}
              onSent={(email) => {
                dropDraft(port, destination.path);
                setSent({ email, visit });
              }}
            />
          </Paper>
        </Box>
      )}
      <ContactFooter />
    </Container>
  );
}

const Introduction = ({ back }: { back: ReturnType<typeof destinationFor> }) => (
  <>
    <Button
      component={RouterLink}
      to={back.path}
      startIcon={<ArrowBackIcon aria-hidden />}
      sx={{ justifySelf: 'start', ml: -2 }}
    >
      {back.backLabel}
    </Button>
    <Box>
      <PageTitle title="Contact us">Get in Touch</PageTitle>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        Questions, ideas, wrong prices, missing products: we read every message.
      </Typography>
    </Box>
  </>
);
