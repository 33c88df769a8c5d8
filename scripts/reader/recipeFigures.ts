// How well lines of recipes are read: the name, and nothing of preparation, comment or amount in it.
import { bestSequence } from '../../engine/tagger/linearChain';
import type { ReaderChains } from '../../engine/tagger/readerChains';
import { recipeExample } from './examples';
import { share } from './figures';
import type { RecipeLine } from './recipeLines';

const isName = (label: string): boolean => /[nab]/.test(label);

export function recipeFigures({ words }: ReaderChains, lines: readonly RecipeLine[]): string {
  const right = lines.filter((line, at) =>
    bestSequence(words, recipeExample(line, at).features).every(
      (label, place) =>
        isName(label) === isName(line.labels[place]!) || line.tokens[place]!.kind === 'mark',
    ),
  );
  return `recipe lines: name right in ${share(right.length, lines.length)} of ${lines.length}`;
}
