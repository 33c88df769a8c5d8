// What a picked product is called on a narrow screen (specification section 2): brand and own-label prefixes and descriptors off.
import { STORES } from '../../engine';

const DESCRIPTORS = [
  'fresh',
  'organic',
  'finest',
  'british',
  'the best',
  'extra special',
  'taste the difference',
  'specially selected',
  'everyday',
  'essentials',
  'premium',
  'quality',
  'classic',
  'natural',
];

const loose = (phrase: string): string =>
  phrase
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/sainsburys/g, "sainsbury['’]?s")
    .replace(/ and /g, ' (?:and|&) ');
const byLength = (a: string, b: string): number => b.length - a.length;
const LABELS = STORES.flatMap(({ ownLabels, spellings }) => [
  ...ownLabels.value,
  ...ownLabels.standard,
  ...ownLabels.premium,
  ...spellings,
])
  .sort(byLength)
  .map(loose);
const PREFIX = new RegExp(`^(?:${LABELS.join('|')})\\b[\\s.,]*`, 'i');
const WORDS = new RegExp(`\\b(?:${[...DESCRIPTORS].sort(byLength).join('|')})\\b\\s*`, 'gi');
/** Aldi prints brands in capitals in front of the name; "PG Tips" and "HP Sauce" are called so. */
const CAPITALS = /^(?:[A-Z][A-Z'&.-]+\s+)+(?=[A-Z][a-z])/;
const LABEL = /[A-Z]{4}/;

export function shortName(name: string): string {
  const short = name
    .replace(CAPITALS, (label) => (LABEL.test(label) ? '' : label))
    .replace(PREFIX, '')
    .replace(WORDS, '')
    .replace(/\s+/g, ' ')
    .trim();
  return short === '' ? name : short;
}
