// The contact form's settings, read once from what the build put in place of `process.env.X`.
import {
  REQUIRED_SETTINGS,
  SETTING_DEFAULTS,
  type SettingName,
  type SettingTexts,
} from './settingNames';

export interface EmailSettings {
  serviceId: string;
  templateId: string;
  publicKey: string;
  supportEmail: string;
  /** Scheme and host of the email service; '' means the host that served the page. */
  origin: string;
  limits: SendingLimits;
  /** False when a setting without which nothing can be sent is empty. */
  complete: boolean;
}

export interface SendingLimits {
  cooldownMinutes: number;
  hourlyLimit: number;
  dailyLimit: number;
}

/** A limit that is not a usable number is replaced by its default rather than switched off. */
function limit(texts: SettingTexts, name: SettingName, usable: (value: number) => boolean): number {
  const text = texts[name].trim();
  const value = text === '' ? NaN : Number(text);
  return usable(value) ? value : Number(SETTING_DEFAULTS[name]);
}

const isPause = (value: number): boolean => Number.isFinite(value) && value >= 0;
const isCap = (value: number): boolean => Number.isInteger(value) && value >= 1;

export function readEmailSettings(texts: SettingTexts): EmailSettings {
  return {
    serviceId: texts.EMAILJS_SERVICE_ID,
    templateId: texts.EMAILJS_TEMPLATE_ID,
    publicKey: texts.EMAILJS_PUBLIC_KEY,
    supportEmail: texts.SUPPORT_EMAIL,
    origin: texts.EMAILJS_ORIGIN.replace(/(?<!\/)\/+$/, ''),
    limits: {
      cooldownMinutes: limit(texts, 'CONTACT_COOLDOWN_MINUTES', isPause),
      hourlyLimit: limit(texts, 'CONTACT_HOURLY_LIMIT', isCap),
      dailyLimit: limit(texts, 'CONTACT_DAILY_LIMIT', isCap),
    },
    complete: REQUIRED_SETTINGS.every((name) => texts[name].trim() !== ''),
  };
}

// Each name is spelled out: webpack's DefinePlugin replaces only the literal `process.env.X`.
export const emailSettings: EmailSettings = readEmailSettings({
  EMAILJS_SERVICE_ID: process.env.EMAILJS_SERVICE_ID ?? SETTING_DEFAULTS.EMAILJS_SERVICE_ID,
  EMAILJS_TEMPLATE_ID: process.env.EMAILJS_TEMPLATE_ID ?? SETTING_DEFAULTS.EMAILJS_TEMPLATE_ID,
  EMAILJS_PUBLIC_KEY: process.env.EMAILJS_PUBLIC_KEY ?? SETTING_DEFAULTS.EMAILJS_PUBLIC_KEY,
  SUPPORT_EMAIL: process.env.SUPPORT_EMAIL ?? SETTING_DEFAULTS.SUPPORT_EMAIL,
  EMAILJS_ORIGIN: process.env.EMAILJS_ORIGIN ?? SETTING_DEFAULTS.EMAILJS_ORIGIN,
  CONTACT_COOLDOWN_MINUTES:
    process.env.CONTACT_COOLDOWN_MINUTES ?? SETTING_DEFAULTS.CONTACT_COOLDOWN_MINUTES,
  CONTACT_HOURLY_LIMIT: process.env.CONTACT_HOURLY_LIMIT ?? SETTING_DEFAULTS.CONTACT_HOURLY_LIMIT,
  CONTACT_DAILY_LIMIT: process.env.CONTACT_DAILY_LIMIT ?? SETTING_DEFAULTS.CONTACT_DAILY_LIMIT,
});
