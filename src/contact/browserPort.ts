// The contact form's real surroundings: this browser's storage and clock, the email service.
import { emailSettings } from './emailSettings';
import { sendMessage } from './sendMessage';
import type { ContactPort } from './submitFlow';
import { createUsageStore } from './usageStore';

export const browserPort: ContactPort = {
  settings: emailSettings,
  usage: createUsageStore(() => window.localStorage),
  now: () => Date.now(),
  log: (text, detail) => (detail === undefined ? console.log(text) : console.log(text, detail)),
  send: sendMessage,
};
