// What the build puts in place of `process.env.X` for the contact form, read from the environment and .env.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import {
  REQUIRED_SETTINGS,
  SETTING_DEFAULTS,
  SETTING_NAMES,
  type SettingTexts,
} from '../src/contact/settingNames';

export type BuildMode = 'development' | 'production';

/** With no settings at all, `npm start` sends to the mail sink on the dev server itself (mail-sink.ts). */
const LOCAL_SINK: Partial<SettingTexts> = {
  EMAILJS_SERVICE_ID: 'local-sink',
  EMAILJS_TEMPLATE_ID: 'local-sink',
  EMAILJS_PUBLIC_KEY: 'local-sink',
  SUPPORT_EMAIL: 'support@basketwise.example',
  EMAILJS_ORIGIN: '',
};

type Environment = Record<string, string | undefined>;

/** The environment wins over the .env file, as everywhere. */
function surroundings(): Environment {
  const file = resolve(__dirname, '..', '.env');
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
}

/** The settings as texts; the page's Content-Security-Policy needs EMAILJS_ORIGIN from here. */
export function contactSettings(
  mode: BuildMode,
  environment: Environment = surroundings(),
): SettingTexts {
  const nothingSet = REQUIRED_SETTINGS.every((name) => !environment[name]);
  const defaults = {
    ...SETTING_DEFAULTS,
    ...(mode === 'development' && nothingSet ? LOCAL_SINK : {}),
  };
  // An empty line in .env (`EMAILJS_ORIGIN=`) is a setting nobody made.
  return Object.fromEntries(
    SETTING_NAMES.map((name) => [name, environment[name] || defaults[name]]),
  ) as SettingTexts;
}

/** The record for webpack's DefinePlugin: each `process.env.X` as a string literal. */
export function contactEnvironment(
  mode: BuildMode,
  environment?: Environment,
): Record<string, string> {
  const settings = contactSettings(mode, environment);
  return Object.fromEntries(
    SETTING_NAMES.map((name) => [`process.env.${name}`, JSON.stringify(settings[name])]),
  );
}
