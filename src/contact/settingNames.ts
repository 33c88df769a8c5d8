// The build-time settings of the contact form: their names and what holds when one is not set.
// No imports, so that the build (scripts/contact-environment.ts) can read it too.

export const SETTING_DEFAULTS = {
  EMAILJS_SERVICE_ID: '',
  EMAILJS_TEMPLATE_ID: '',
  EMAILJS_PUBLIC_KEY: '',
  SUPPORT_EMAIL: '',
  EMAILJS_ORIGIN: 'https://api.emailjs.com',
  CONTACT_COOLDOWN_MINUTES: '5',
  CONTACT_HOURLY_LIMIT: '3',
  CONTACT_DAILY_LIMIT: '10',
} as const;

export type SettingName = keyof typeof SETTING_DEFAULTS;
export type SettingTexts = Record<SettingName, string>;

export const SETTING_NAMES = Object.keys(SETTING_DEFAULTS) as SettingName[];

/** Without all of these no message can be sent: the form shows the configuration error. */
export const REQUIRED_SETTINGS = [
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'EMAILJS_PUBLIC_KEY',
  'SUPPORT_EMAIL',
] as const satisfies readonly SettingName[];
