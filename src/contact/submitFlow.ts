// The seven steps of a submit in the order of the specification (section 4): each failing step stops the flow.
import { type EmailSettings } from './emailSettings';
import {
  REQUIRED_FIELDS,
  validateContact,
  type ContactErrors,
  type ContactMessage,
} from './schema';
import { spamReason, type SpamReason } from './spamCheck';
import { cooldownRefusal, dailyRefusal, type UsageRefusal } from './usage';
import type { UsageStore } from './usageStore';

export type Refusal =
  | UsageRefusal
  | { kind: 'spam'; reason: SpamReason }
  | { kind: 'invalid'; errors: ContactErrors }
  | { kind: 'incomplete' }
  | { kind: 'notConfigured' }
  | { kind: 'notSent'; supportEmail: string }
  /** Neither sent nor failed so far: `later` says which. */
  | { kind: 'unanswered'; supportEmail: string; later: Promise<Sending> }
  | { kind: 'unexpected' };

export type Outcome = { kind: 'ignored' } | { kind: 'sent' } | Refusal;
/** How a sending ends. */
export type Sending = Extract<Outcome, { kind: 'sent' | 'notSent' | 'notConfigured' }>;

/** Everything a submit needs from outside. */
export interface ContactPort {
  settings: EmailSettings;
  usage: UsageStore;
  now(): number;
  log(text: string, detail?: unknown): void;
  /** Resolves when the email service accepted the message (status 200), rejects otherwise. */
  send(message: ContactMessage, settings: EmailSettings, time: number): Promise<void>;
}

/** Thrown when the build carried no settings for the email service. */
export class MissingConfiguration extends Error {
  override name = 'MissingConfiguration';
}

/** A server that never answers must not leave the form on 'Sending...' for ever. The only limit of a sending. */
export const SEND_TIME_LIMIT_MS = 20_000;

async function sending(message: ContactMessage, port: ContactPort): Promise<Sending> {
  try {
    await port.send(message, port.settings, port.now());
    port.usage.charge(port.now());
    return { kind: 'sent' };
  } catch (error) {
    port.log('Contact message was not sent:', error);
    if (error instanceof MissingConfiguration) return { kind: 'notConfigured' };
    return { kind: 'notSent', supportEmail: port.settings.supportEmail };
  }
}

function withinTime(later: Promise<Sending>, supportEmail: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve({ kind: 'unanswered', supportEmail, later }),
      SEND_TIME_LIMIT_MS,
    );
    void later.then(resolve).finally(() => clearTimeout(timer));
  });
}

export async function submitContact(message: ContactMessage, port: ContactPort): Promise<Outcome> {
  try {
    if (message.honeypot !== '') {
      port.log('Contact message stopped: the hidden field was filled in.');
      return { kind: 'ignored' };
    }

    const { rate, daily } = port.usage.read();
    const { limits } = port.settings;
    const tooSoon = cooldownRefusal(rate, limits, port.now());
    if (tooSoon !== null) return tooSoon;
    const tooMany = dailyRefusal(daily, limits, port.now());
    if (tooMany !== null) return tooMany;

    const reason = spamReason(message);
    if (reason !== null) {
      port.log('Contact message stopped as spam:', reason);
      return { kind: 'spam', reason };
    }

    const errors = validateContact(message);
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    if (REQUIRED_FIELDS.some((field) => message[field].trim() === ''))
      return { kind: 'incomplete' };

    return await withinTime(sending(message, port), port.settings.supportEmail);
  } catch (error) {
    port.log('Contact form failed:', error);
    return { kind: 'unexpected' };
  }
}
