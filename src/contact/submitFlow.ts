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
  | { kind: 'unexpected' };

export type Outcome = { kind: 'ignored' } | { kind: 'sent' } | Refusal;

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

/** A server that never answers must not leave the form on 'Sending...' for ever. */
export const SEND_TIME_LIMIT_MS = 20_000;

function withinTime(work: Promise<void>, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No answer within ${limit / 1000} seconds`)),
      limit,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function sending(message: ContactMessage, port: ContactPort): Promise<Outcome> {
  try {
    // Charged when the service accepts, even if that answer comes after the time limit.
    const sent = port
      .send(message, port.settings, port.now())
      .then(() => port.usage.charge(port.now()));
    await withinTime(sent, SEND_TIME_LIMIT_MS);
    return { kind: 'sent' };
  } catch (error) {
    port.log('Contact message was not sent:', error);
    if (error instanceof MissingConfiguration) return { kind: 'notConfigured' };
    return { kind: 'notSent', supportEmail: port.settings.supportEmail };
  }
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

    return await sending(message, port);
  } catch (error) {
    port.log('Contact form failed:', error);
    return { kind: 'unexpected' };
  }
}
