// Which words deny, whatever it is that they deny: a refusal, a diet, a clause behind a thing.
import { DENYING_WORDS } from '../lexicon/lineWords';
import { FINITE_WORDS } from '../lexicon/readerWords';
import type { KnownToken } from './wordKnowledge';

/** "not", "without", "isn't", "nor" */
export const denies = ({ kind, word }: KnownToken): boolean =>
  kind === 'refuse' || DENYING_WORDS.has(word) || (word.endsWith('nt') && FINITE_WORDS.has(word));
