// Labelled text -> what the chains are fitted to.
import { lineFeatures } from '../../engine/query/lineFeatures';
import type { SeenLine } from '../../engine/query/lineSketch';
import { contextOf, textKind, seenLine, seenLines } from '../../engine/query/seenText';
import { wordFeatures } from '../../engine/query/wordFeatures';
import { decorated, joined } from './decorations';
import { labelsOf, type MarkedLine, type MarkedList } from './marks';
import { fitChain, tableOf, type Example } from './crf';
import type { RecipeLine } from './recipeLines';
import type { TypedLine } from './typedLines';
import type { ChainTable } from '../../engine/query/linearChain';

const OPTIONS = {
  lines: { rounds: 10, rate: 0.1, sparse: 0.3, small: 1 },
  words: { rounds: 5, rate: 0.1, sparse: 1, small: 1 },
};
/** Weights that ship. */
const CELLS = { lines: 7_500, words: 34_500 };
/** How often a line of a list counts beside one of a recipe. */
const TIMES = 3;
/** The same of a typed line. */
const TYPED_TIMES = 2;

const seenOf = ({ lines }: MarkedList): SeenLine[] => seenLines(lines.map(({ text }) => text));
const kindOf = ({ kind }: MarkedLine): string => (kind === 'E' ? 'N' : kind);

export const lineExample = (list: MarkedList): Example => ({
  features: lineFeatures(seenOf(list)),
  labels: list.lines.map(kindOf),
});

/** The lines of a list with words to read, each with the labels of its tokens behind the stamp. */
export function wordExamples(list: MarkedList): (Example & { line: MarkedLine })[] {
  const seen = seenOf(list);
  const kind = textKind(seen);
  return list.lines.flatMap((line, at) => {
    if (line.kind !== 'I' && line.kind !== 'H') return [];
    const here = seen[at]!;
    const { labels } = labelsOf(
      line,
      here.tokens.map(({ token }) => token),
    );
    return [
      {
        line,
        features: wordFeatures(here.tokens, contextOf(here, kind, line.kind)),
        labels,
      },
    ];
  });
}

export function recipeExample({ input, labels }: RecipeLine, at: number): Example {
  const seen = seenLine(input);
  // Of a whole recipe, or alone.
  const kind = at % 2 ? { recipe: 1, commas: 0.6 } : textKind([seen]);
  return { features: wordFeatures(seen.tokens, contextOf(seen, kind, 'I')), labels };
}

/** What the reader is fitted to. */
export interface FitData {
  lists: readonly MarkedList[];
  recipes: readonly RecipeLine[];
  typed: readonly TypedLine[];
}

/** The tables of both chains. */
export function fitReader({ lists, recipes, typed }: FitData): {
  lines: ChainTable;
  words: ChainTable;
} {
  const words: Example[] = [
    ...typed.map(({ text, labels }) => {
      const seen = seenLine(text);
      return {
        features: wordFeatures(seen.tokens, contextOf(seen, { recipe: 0, commas: 1 }, 'I')),
        labels,
        times: TYPED_TIMES,
      };
    }),
    ...recipes.map(recipeExample),
    ...lists.flatMap((list) =>
      [...wordExamples(list), ...wordExamples(decorated(list))].map((example) => ({
        features: example.features,
        labels: example.labels,
        times: TIMES,
      })),
    ),
    ...joined(lists).flatMap((list) =>
      wordExamples(list).map(({ features, labels }) => ({ features, labels, times: TIMES })),
    ),
  ];
  return {
    lines: tableOf(fitChain(lists.map(lineExample), OPTIONS.lines), CELLS.lines),
    words: tableOf(fitChain(words, OPTIONS.words), CELLS.words),
  };
}
