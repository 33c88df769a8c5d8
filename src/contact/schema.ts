// The only owner of the contact form's rules, limits and validation messages (specification, section 5).
import { object, string, ValidationError } from 'yup';

/** Stored and sent value of each category, with the words the visitor reads. */
export const CATEGORIES = [
  { value: 'bug', label: 'Bug Report' },
  { value: 'feature', label: 'Feature Idea' },
  { value: 'missing-item', label: 'Missing Product' },
  { value: 'general', label: 'General Inquiry' },
  { value: 'data-accuracy', label: 'Data Accuracy Report' },
] as const;

export const LIMITS = {
  name: { min: 2, max: 50 },
  /** No address is longer (RFC 5321). */
  email: { max: 254 },
  subject: { max: 100 },
  message: { min: 10, max: 1000 },
} as const;

export interface ContactMessage {
  name: string;
  email: string;
  category: string;
  subject: string;
  message: string;
  /** Hidden from people; whatever fills it is a program. Never validated. */
  honeypot: string;
}

export type ContactField = Exclude<keyof ContactMessage, 'honeypot'>;
export type ContactErrors = Partial<Record<ContactField, string>>;

export const EMPTY_MESSAGE: ContactMessage = {
  name: '',
  email: '',
  category: '',
  subject: '',
  message: '',
  honeypot: '',
};

export const REQUIRED_FIELDS = ['name', 'email', 'category', 'message'] as const;

// Letters of any alphabet (Siân, Zoë, Łukasz), combining marks, both forms of the apostrophe.
const NAME_SHAPE = /^[\p{L}\p{M} '’-]*$/u;

/** Something, one @, and behind it a full stop within: what a pattern says too, but by going back over a long text. */
function isEmail(text: string): boolean {
  const [name, domain, ...more] = text.split('@');
  if (!name || !domain || more.length > 0 || /\s/.test(text)) return false;
  const stop = domain.indexOf('.', 1);
  return stop > 0 && stop < domain.length - 1;
}

type Check = (value: string) => boolean;
const filled: Check = (value) => value.trim() !== '';
const atLeast =
  (min: number): Check =>
  (value) =>
    value.trim().length >= min;
const atMost =
  (max: number): Check =>
  (value) =>
    value.length <= max;

/** A text field whose checks run in the order given: the first that fails is the message. */
function text(...checks: readonly [Check, string][]) {
  return string()
    .defined()
    .test((value, context) => {
      const failed = checks.find(([holds]) => !holds(value));
      return failed === undefined || context.createError({ message: failed[1] });
    });
}

const contactSchema = object({
  name: text(
    [filled, 'Name is required'],
    [atLeast(LIMITS.name.min), 'Name must be at least 2 characters'],
    // The rule reads "fewer than 50": the 50th character, which the input still accepts, is too many.
    [(value) => value.length < LIMITS.name.max, 'Name must be less than 50 characters'],
    [
      (value) => NAME_SHAPE.test(value),
      'Name can only contain letters, spaces, hyphens, and apostrophes',
    ],
  ),
  email: text(
    [filled, 'Email is required'],
    [
      (value) => value.length <= LIMITS.email.max && isEmail(value.trim()),
      'Please enter a valid email address',
    ],
  ),
  category: text([
    (value) => CATEGORIES.some((category) => category.value === value),
    'Please select a category',
  ]),
  subject: text([atMost(LIMITS.subject.max), 'Subject must be less than 100 characters']),
  message: text(
    [filled, 'Message is required'],
    [atLeast(LIMITS.message.min), 'Message must be at least 10 characters'],
    [atMost(LIMITS.message.max), 'Message must be less than 1000 characters'],
  ),
});

/** The message of each field that breaks a rule; an empty object when none does. */
export function validateContact(values: ContactMessage): ContactErrors {
  try {
    contactSchema.validateSync(values, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}
