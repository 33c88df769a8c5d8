// What is written and not sent yet. It lives as long as the tab and is stored nowhere: the privacy policy is a link below the
// form, and Back from there lost the message.
import type { Destination } from './destination';
import type { ContactMessage } from './schema';
import type { ContactPort } from './submitFlow';

type Form = Destination['path'];
const drafts = new WeakMap<ContactPort, Map<Form, ContactMessage>>();

export const draftOf = (port: ContactPort, form: Form): ContactMessage | undefined =>
  drafts.get(port)?.get(form);

export function keepDraft(port: ContactPort, form: Form, message: ContactMessage): void {
  const kept = drafts.get(port) ?? new Map<Form, ContactMessage>();
  drafts.set(port, kept.set(form, { ...message, honeypot: '' }));
}

export function dropDraft(port: ContactPort, form: Form): void {
  drafts.get(port)?.delete(form);
}
