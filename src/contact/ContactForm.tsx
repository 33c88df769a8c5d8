// 'Send us a Message': the fields, the banner and the submit button.
import SendIcon from '@mui/icons-material/Send';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNarrow } from '../list/useNarrow';
import { bannerText } from './banners';
import { ContactField } from './ContactField';
import { Honeypot } from './Honeypot';
import { CATEGORIES, LIMITS, validateContact, type ContactMessage } from './schema';
import { submitContact, type ContactPort, type Outcome, type Refusal } from './submitFlow';

interface Props {
  initialValues: ContactMessage;
  port: ContactPort;
  onWritten(message: ContactMessage): void;
  onSent(email: string): void;
}

export function ContactForm({ initialValues, port, onWritten, onSent }: Props) {
  const narrow = useNarrow();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sending, setSending] = useState(false);
  const running = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  // A late word of the service counts as long as nobody has gone on.
  const answered = useRef<Outcome | null>(null);
  const gone = (): void => {
    answered.current = null;
    setRefusal(null);
  };
  useEffect(() => () => void (answered.current = null), []);

  const [firstErrors] = useState(() => validateContact(initialValues));
  const formik = useFormik<ContactMessage>({
    initialValues,
    validate: validateContact,
    initialErrors: firstErrors,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });

  // The button loses the focus while it is disabled; a refused visitor goes on from where they were.
  useEffect(() => {
    if (refusal !== null && document.activeElement === document.body) button.current?.focus();
  }, [refusal]);

  const { values, dirty } = formik;
  useEffect(() => {
    if (dirty) onWritten(values);
    // What it calls is made anew each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values, dirty]);

  const shared = { formik, onEdit: gone };

  function show(outcome: Outcome, email: string): void {
    answered.current = outcome;
    if (outcome.kind === 'sent') onSent(email);
    else if (outcome.kind !== 'ignored') setRefusal(outcome);
    if (outcome.kind !== 'unanswered') return;
    void outcome.later.then((late) => {
      if (answered.current === outcome) show(late, email);
    });
  }

  // The seven steps decide, not Formik's own submit: it would validate first and stop there.
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setSending(true);
    gone();
    const email = formik.values.email.trim();
    const outcome = await submitContact(formik.values, port);
    running.current = false;
    setSending(false);
    show(outcome, email);
    if (outcome.kind === 'invalid') {
      void formik.setTouched(
        { name: true, email: true, category: true, subject: true, message: true },
        false,
      );
      formik.setErrors(outcome.errors);
    }
  }

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
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        <ContactField
          {...shared}
          name="name"
          label="Full Name"
          required
          autoComplete="name"
          maxLength={LIMITS.name.max}
        />
        <ContactField
          {...shared}
          name="email"
          label="Email Address"
          required
          type="email"
          autoComplete="email"
          maxLength={LIMITS.email.max}
        />
      </Box>
      <ContactField {...shared} name="category" label="Category" required select>
        {CATEGORIES.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </ContactField>
      <ContactField
        {...shared}
        name="subject"
        label="Subject"
        maxLength={LIMITS.subject.max}
        placeholder={narrow ? '' : 'What is it about? (optional)'}
      />
      <Box>
        <ContactField
          {...shared}
          name="message"
          label="Message"
          required
          multiline
          minRows={6}
          maxLength={LIMITS.message.max}
          placeholder={narrow ? '' : 'Tell us as much as you can'}
          describedBy="contact-message-counter"
        />
        <Typography
          id="contact-message-counter"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
        >
          {`${formik.values.message.length}/${LIMITS.message.max} characters`}
        </Typography>
      </Box>
      <Honeypot formik={formik} />
      {refusal !== null && (
        <Alert severity={refusal.kind === 'unanswered' ? 'warning' : 'error'}>
          {bannerText(refusal)}
        </Alert>
      )}
      {(refusal?.kind === 'notSent' || refusal?.kind === 'unanswered') && (
        <Link href={`mailto:${refusal.supportEmail}`} sx={{ justifySelf: 'center', py: 1 }}>
          Email us instead
        </Link>
      )}
      <Button
        ref={button}
        type="submit"
        variant="contained"
        size="large"
        disabled={sending || !formik.isValid}
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
    </Box>
  );
}
