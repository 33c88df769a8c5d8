// The words of each reason a message was not sent (specification, sections 5 and 8).
import type { Refusal } from './submitFlow';

export const MISSING_CONFIGURATION =
  'Email service configuration is missing. Please check environment variables.';

export function bannerText(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'cooldown':
      return `Please wait ${refusal.minutes} minutes before sending another message.`;
    case 'hourly':
      return `You've reached the maximum of ${refusal.limit} messages per hour. Please try again later.`;
    case 'daily':
      return 'Daily message limit reached. Please try again tomorrow.';
    case 'spam':
      return 'Your message was flagged as spam. Please review your content and try again.';
    case 'invalid':
      return 'Please fix the errors above before submitting.';
    case 'incomplete':
      return 'Please fill out all required fields.';
    case 'notConfigured':
      return MISSING_CONFIGURATION;
    case 'notSent':
      return `Failed to send message. Please try again or contact us directly at ${refusal.supportEmail}`;
    case 'unanswered':
      return `The email service has not answered yet. Your message may still arrive: wait a moment before you send it again, or contact us directly at ${refusal.supportEmail}`;
    case 'unexpected':
      return 'An unexpected error occurred. Please try again later.';
  }
}
