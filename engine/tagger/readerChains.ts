// The two fitted chains of the reader: what a line is, and what a word of an item is.
import { LINE_TABLE, WORD_TABLE } from '../fitted/readerTables';
import type { ChainTable } from './chainText';
import { readChain, type Chain } from './linearChain';
import { lazy } from '../words/lazy';

export interface ReaderChains {
  lines: Chain;
  words: Chain;
}

/** Tables -> chains that can be asked. */
export const chainsOf = (lines: ChainTable, words: ChainTable): ReaderChains => ({
  lines: readChain(lines),
  words: readChain(words),
});

/** The chains that ship. */
export const shippedChains = lazy(() => chainsOf(LINE_TABLE, WORD_TABLE));
