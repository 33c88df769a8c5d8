// The spam rules of the contact form (specification, section 5), over all that was written, in lower case.
import type { ContactMessage } from './schema';

export type SpamReason =
  | 'Suspicious content detected'
  | 'Suspicious pattern detected'
  | 'Message too short'
  | 'Message too long'
  | 'Too many URLs detected';

export const SPAM_WORDS = [
  'viagra',
  'casino',
  'lottery',
  'winner',
  'congratulations',
  'click here',
  'free money',
  'act now',
  'limited time',
  'make money fast',
  'work from home',
  'bitcoin',
  'crypto',
  'investment opportunity',
  'guaranteed',
  'no risk',
  'urgent',
  'million dollars',
  'inheritance',
  'prince',
  'bank transfer',
] as const;

const SPAM_LIMITS = {
  messageMin: 10,
  messageMax: 2000,
  urls: 1,
  patternRepeats: 2,
} as const;

const URL_SHAPE = /(?:https?:\/\/|www\.)\S+/g;

const PATTERNS: readonly RegExp[] = [
  /(.)\1{5,}/gu, // one character 6 or more times in a row
  URL_SHAPE,
  /(?<![\w.%+-])[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g, // email-like
  /\$\s?\d[\d,.]*/g, // dollar amounts
  /\d{10,}/g,
];

// Whole words: 'prince' must not refuse a report about Princes tuna, which this form asks for.
const WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${SPAM_WORDS.map((word) => word.replace(/ /g, '\\s+')).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);

const occurrences = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Why a message looks like spam, or null when it does not. */
export function spamReason(
  written: Omit<ContactMessage, 'category' | 'honeypot'>,
): SpamReason | null {
  const text = [written.name, written.email, written.subject, written.message]
    .join(' ')
    .toLowerCase();
  const length = written.message.trim().length;

  if (WORDS.test(text)) return 'Suspicious content detected';
  if (PATTERNS.some((pattern) => occurrences(text, pattern) > SPAM_LIMITS.patternRepeats)) {
    return 'Suspicious pattern detected';
  }
  if (length < SPAM_LIMITS.messageMin) return 'Message too short';
  if (length > SPAM_LIMITS.messageMax) return 'Message too long';
  if (occurrences(text, URL_SHAPE) > SPAM_LIMITS.urls) return 'Too many URLs detected';
  return null;
}
