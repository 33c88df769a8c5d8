// From the pressed button to what became of the message.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FormikProps } from 'formik';
import type { ContactMessage } from './schema';
import { submitContact, type ContactPort, type Outcome, type Refusal } from './submitFlow';

interface Sending {
  sending: boolean;
  refusal: Refusal | null;
  submit(event: FormEvent): Promise<void>;
  /** The visitor has gone on: what was refused is no longer shown, and a late word no longer heard. */
  gone(): void;
}

const TOUCHED = { name: true, email: true, category: true, subject: true, message: true };

export function useSending(
  formik: FormikProps<ContactMessage>,
  port: ContactPort,
  onSent: (email: string) => void,
): Sending {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sending, setSending] = useState(false);
  const running = useRef(false);
  // A late word of the service counts as long as nobody has gone on.
  const answered = useRef<Outcome | null>(null);
  useEffect(() => () => void (answered.current = null), []);

  const gone = (): void => {
    answered.current = null;
    setRefusal(null);
  };

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
    if (outcome.kind !== 'invalid') return;
    void formik.setTouched(TOUCHED, false);
    formik.setErrors(outcome.errors);
  }

  return { sending, refusal, submit, gone };
}
