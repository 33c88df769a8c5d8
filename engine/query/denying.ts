// Which words deny, whatever it is that they deny: a refusal, a diet, a clause behind a thing.
import { FINITE_WORDS } from '../lexicon/readerWords';
import type { KnownToken } from './wordKnowledge';

/** "not", "without", "isn't", "nor" */
export const denies = ({ kind, word }: KnownToken): boolean =>
  kind === 'refuse' ||
  /^(?:nor|neednt)$/.test(word) ||
  (word.endsWith('nt') && FINITE_WORDS.has(word));

/** Words between one that refuses and what it refuses: "not the light one". */
export const BETWEEN = /^(?:the|a|an|any|too|those|that)$/;
