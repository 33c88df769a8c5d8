// 'Send us a Message': the fields, the banner and the submit button.
import SendIcon from '../icons/Send';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { bannerText } from './banners';
import { ContactFields } from './ContactFields';
import { Honeypot } from './Honeypot';
import { validateContact, type ContactMessage } from './schema';
import type { ContactPort, Refusal } from './submitFlow';
import { useSending } from './useSending';

interface Props {
  initialValues: ContactMessage;
  port: ContactPort;
  onWritten(message: ContactMessage): void;
  onSent(email: string): void;
}

export function ContactForm({ initialValues, port, onWritten, onSent }: Props) {
  const formik = useContactFormik(initialValues, onWritten);
  const { sending, refusal, submit, gone } = useSending(formik, port, onSent);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5, position: 'relative' }}
    >
      <Typography component="h2" variant="h5" sx={{ mb: 1 }}>
        Send us a Message
      </Typography>
      <ContactFields formik={formik} onEdit={gone} />
      <Honeypot formik={formik} />
      {refusal !== null && <Refused refusal={refusal} />}
      <SubmitButton sending={sending} disabled={!formik.isValid} refused={refusal !== null} />
    </Box>
  );
}

function useContactFormik(
  initialValues: ContactMessage,
  onWritten: (message: ContactMessage) => void,
) {
  const [firstErrors] = useState(() => validateContact(initialValues));
  const formik = useFormik<ContactMessage>({
    initialValues,
    validate: validateContact,
    initialErrors: firstErrors,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const { values, dirty } = formik;
  useEffect(() => {
    if (dirty) onWritten(values);
    // What it calls is made anew each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values, dirty]);
  return formik;
}

const Refused = ({ refusal }: { refusal: Refusal }) => (
  <>
    <Alert severity={refusal.kind === 'unanswered' ? 'warning' : 'error'}>
      {bannerText(refusal)}
    </Alert>
    {(refusal.kind === 'notSent' || refusal.kind === 'unanswered') && (
      <Link href={`mailto:${refusal.supportEmail}`} sx={{ justifySelf: 'center', py: 1 }}>
        Email us instead
      </Link>
    )}
  </>
);

interface SubmitProps {
  sending: boolean;
  disabled: boolean;
  refused: boolean;
}

function SubmitButton({ sending, disabled, refused }: SubmitProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button loses the focus while it is disabled; a refused visitor goes on from where they were.
  useEffect(() => {
    if (refused && document.activeElement === document.body) button.current?.focus();
  }, [refused]);
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      size="large"
      disabled={sending || disabled}
      startIcon={
        sending ? (
          <CircularProgress size={20} color="inherit" aria-hidden />
        ) : (
          <SendIcon aria-hidden />
        )
      }
    >
      {sending ? 'Sending...' : 'Send Message'}
    </Button>
  );
}
