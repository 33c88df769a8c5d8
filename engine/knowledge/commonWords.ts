// The words of all names that readers read, in the order of the alphabet: what fitted tables speak of.
import { COMMON_WORDS } from '../fitted/commonWords';
import { lazy } from '../words/lazy';
import { readWordList } from '../words/wordList';

export const commonWords = lazy((): readonly string[] => readWordList(COMMON_WORDS));
