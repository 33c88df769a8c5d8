// Labelled text -> what the chains are fitted to.
import fs from 'node:fs';
import path from 'node:path';
import { isTicked } from '../../engine/query/lineKinds';
import { ANY_LINE, lineFeatures } from '../../engine/query/lineFeatures';
import type { SeenLine } from '../../engine/query/lineSketch';
import { contextOf, textKind, seenLine, seenLines } from '../../engine/query/seenText';
import { wordFeatures } from '../../engine/query/wordFeatures';
import { decorated, joined, misspelt, relaid, strewn, type Remark } from './decorations';
import { labelsOf, type MarkedLine, type MarkedList } from './marks';
import { fitChain, tableOf, type Example, type FittedChain } from './crf';
import type { RecipeLine } from './recipeLines';
import type { TypedLine } from './typedLines';
import type { ChainTable } from '../../engine/query/linearChain';

const OPTIONS = {
  lines: { rounds: 6, after: 3, cells: 7_900, rate: 0.1, sparse: 0.3, small: 1 },
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
  return { lines: fitLines(data.lists, data.typed), words: fitWords(data) };
}

const FOLDER = path.join(__dirname, '../../data/reader');
/** Lines with what each is, before a tab; an empty one parts lists. */
const markedLines = (file: string): Remark[] =>
  fs
    .readFileSync(path.join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => ({ kind: line.slice(0, 1), text: line.slice(2) }));
const readRemarks = (): Remark[] => markedLines('remarks.txt').filter(({ kind }) => kind);

/** Whole lists of which only the lines are marked. */
function readPlans(): MarkedList[] {
  const plans: MarkedList[] = [];
  let lines: MarkedLine[] = [];
  for (const { kind, text } of markedLines('plans.txt')) {
    if (kind) lines.push({ line: lines.length + 1, kind, text, spans: [], borders: [] });
    else if (lines.length) {
      plans.push({ id: `plan/${plans.length + 1}`, lines });
      lines = [];
    }
  }
  return plans;
}

/** What a lost item costs more than one that nobody asked for, as a weight of every line for being an item. */
const ITEMS_FAVOURED = 1.2;
function favouring(label: string, chain: FittedChain): FittedChain {
  const weights = chain.weights.slice();
  weights[chain.rowOf.get(ANY_LINE)! + chain.labels.indexOf(label)]! += ITEMS_FAVOURED;
  return { ...chain, weights };
}

/** Words of an item that is strewn. */
const MOST_WORDS = 4;
/** Remarks, and as many things as shoppers call them, one of four misspelt. */
function remarksAndItems(typed: readonly TypedLine[]): Remark[] {
  const remarks = readRemarks();
  const short = typed.filter(
    ({ text, labels }) =>
      labels.every((label) => /^[nb]$/.test(label)) && text.split(' ').length <= MOST_WORDS,
  );
  const each = Math.max(1, Math.floor(short.length / remarks.length));
  return remarks.flatMap((remark, at) => {
    const text = short[at * each]?.text;
    if (text === undefined) return [remark];
    return [remark, { kind: 'I', text: at % 4 ? text : misspelt(text) }];
  });
}

function fitLines(lists: readonly MarkedList[], typed: readonly TypedLine[]): ChainTable {
  const remarks = remarksAndItems(typed);
  const all = [...lists, ...readPlans()].flatMap((list) => [
    list,
    ...relaid(list),
    strewn(list, remarks),
  ]);
  return tableOf(favouring('I', fitChain(all.map(lineExample), OPTIONS.lines)));
}

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
