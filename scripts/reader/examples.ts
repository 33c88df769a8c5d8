// Labelled text -> what the chains are fitted to.
import { isTicked } from '../../engine/query/lineKinds';
import { lineFeatures } from '../../engine/query/lineFeatures';
import type { SeenLine } from '../../engine/query/lineSketch';
import { contextOf, textKind, seenLine, seenLines } from '../../engine/query/seenText';
import { wordFeatures } from '../../engine/query/wordFeatures';
import { decorated, joined, relaid } from './decorations';
import { labelsOf, type MarkedLine, type MarkedList } from './marks';
import { fitChain, tableOf, type Example } from './crf';
import type { RecipeLine } from './recipeLines';
import type { TypedLine } from './typedLines';
import type { ChainTable } from '../../engine/query/linearChain';

const OPTIONS = {
  lines: { rounds: 6, after: 3, cells: 7_500, rate: 0.1, sparse: 0.3, small: 1 },
  words: { rounds: 4, after: 3, cells: 53_000, rate: 0.1, sparse: 1, small: 1 },
};
/** How much a line of a list counts beside one of a recipe. */
const TIMES = 3;
/** The same of a typed line. */
const TYPED_TIMES = 2;

const seenOf = ({ lines }: MarkedList): SeenLine[] => seenLines(lines.map(({ text }) => text));
/** What is bought already, and says so without a tick, is at home. */
const kindOf = ({ kind }: MarkedLine, { tokens }: SeenLine): string =>
  kind === 'E' ? 'N' : kind === 'K' && !isTicked(tokens, true) ? 'A' : kind;

export function lineExample(list: MarkedList): Example {
  const seen = seenOf(list);
  return {
    features: lineFeatures(seen),
    labels: list.lines.map((line, at) => kindOf(line, seen[at]!)),
  };
}

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
export function fitReader(data: FitData): { lines: ChainTable; words: ChainTable } {
  return { lines: fitLines(data.lists), words: fitWords(data) };
}

const fitLines = (lists: readonly MarkedList[]): ChainTable =>
  tableOf(
    fitChain(lists.flatMap((list) => [list, ...relaid(list)]).map(lineExample), OPTIONS.lines),
  );

function fitWords({ lists, recipes, typed }: FitData): ChainTable {
  const ofLists = lists.flatMap((list) => [
    ...wordExamples(list),
    ...wordExamples(decorated(list)),
  ]);
  const ofJoined = joined(lists).flatMap(wordExamples);
  return tableOf(
    fitChain(
      [
        ...typed.map(typedExample),
        ...recipes.map(recipeExample),
        ...[...ofLists, ...ofJoined].map(({ features, labels }) => ({
          features,
          labels,
          times: TIMES,
        })),
      ],
      OPTIONS.words,
    ),
  );
}

function typedExample({ text, labels }: TypedLine): Example {
  const seen = seenLine(text);
  return {
    features: wordFeatures(seen.tokens, contextOf(seen, { recipe: 0, commas: 1 }, 'I')),
    labels,
    times: TYPED_TIMES,
  };
}
