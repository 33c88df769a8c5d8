// Hands one message to EmailJS (specification, section 7). Loaded only when something is sent.
import { MISSING_CONFIGURATION } from './banners';
import type { EmailSettings } from './emailSettings';
import type { ContactMessage } from './schema';
import { MissingConfiguration } from './submitFlow';

/** The names the email template uses; all eight are always present. */
export type TemplateParams = Record<
  | 'from_name'
  | 'from_email'
  | 'to_email'
  | 'category'
  | 'subject'
  | 'message'
  | 'timestamp'
  | 'reply_to',
  string
>;

export function templateParams(
  message: ContactMessage,
  supportEmail: string,
  time: number,
): TemplateParams {
  const email = message.email.trim();
  return {
    from_name: message.name.trim(),
    from_email: email,
    to_email: supportEmail,
    category: message.category,
    subject: message.subject.trim(),
    message: message.message.trim(),
    timestamp: new Date(time).toISOString(),
    reply_to: email,
  };
}

export async function sendMessage(
  message: ContactMessage,
  settings: EmailSettings,
  time: number,
): Promise<void> {
  if (!settings.complete) throw new MissingConfiguration(MISSING_CONFIGURATION);
  withoutForbiddenStorage();
  const { init, send } = await import('@emailjs/browser');
  // The origin goes in as init's own argument: as an option, '' (this host) would mean the default host,
  // and send() ignores it. None of the client's optional checks is switched on.
  init({ publicKey: settings.publicKey }, settings.origin);
  const { status, text } = await send(
    settings.serviceId,
    settings.templateId,
    templateParams(message, settings.supportEmail, time),
  );
  if (status !== 200) throw new Error(`The email service answered ${status}: ${text}`);
}

/**
 * The library looks for the storage as it is loaded, and breaks where the browser forbids even the look. A storage that
 * throws is none: the page is told so before.
 */
function withoutForbiddenStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
