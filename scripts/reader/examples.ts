// Labelled text -> what the chains are fitted to.
import fs from 'node:fs';
import path from 'node:path';
import { isTicked } from '../../engine/reading/lineKinds';
import { ANY_LINE, lineFeatures } from '../../engine/tagger/lineFeatures';
import { rowsOf, type Row } from '../../engine/layout/rows';
import { seenLine } from '../../engine/layout/seenText';
import { contextOf, textKind } from '../../engine/labelling/textKind';
import { wordFeatures } from '../../engine/tagger/wordFeatures';
import { decorated, joined, misspelt, relaid, strewn, type Remark } from './decorations';
import { swapped } from './otherNames';
import { labelsOf, type MarkedLine, type MarkedList } from './marks';
import { fitChain, tableOf, type Example, type FittedChain } from './crf';
import type { RecipeLine } from './recipeLines';
import type { TypedLine } from './typedLines';
import type { ChainTable } from '../../engine/tagger/chainText';

const OPTIONS = {
  lines: { rounds: 6, after: 3, cells: 7_900, rate: 0.1, sparse: 0.3, small: 1 },
  words: { rounds: 4, after: 3, cells: 52_000, rate: 0.1, sparse: 1, small: 1 },
};
/** How much a line of a list counts beside one of a recipe. */
const TIMES = 3;
/** So often a line of prose is told again with other names in it. */
const SWAPPED_TIMES = 3;
/** The same of a typed line. */
const TYPED_TIMES = 2;

/** A row of a marked list as the reader sees it: a line, or a sentence of one. */
interface MarkedRow extends Row {
  marked: MarkedLine;
  labels: string[];
}
function markedRows({ lines }: MarkedList): MarkedRow[] {
  return rowsOf(lines.map(({ text }) => text)).map((row) => {
    const marked = lines[row.place]!;
    const tokens = row.line.tokens.map(({ token }) => token);
    return { ...row, marked, labels: labelsOf(marked, tokens).labels };
  });
}

/** What is bought already, and says so without a tick, is at home. Of a line's sentences those that name nothing are notes. */
function kindOf({ marked: { kind, spans }, labels, line: { tokens, part } }: MarkedRow): string {
  if (kind === 'E') return 'N';
  if (kind === 'K' && !isTicked(tokens, true)) return 'A';
  const isTold = kind === 'I' && part > 0 && spans.length > 0;
  return isTold && !labels.some((label) => /[nb]$/.test(label)) ? 'N' : kind;
}

export function lineExample(list: MarkedList): Example {
  const rows = markedRows(list);
  return { features: lineFeatures(rows.map(({ line }) => line)), labels: rows.map(kindOf) };
}

/** The lines of a list with words to read, each with the labels of its tokens behind the stamp. */
export function wordExamples(list: MarkedList): (Example & { line: MarkedLine })[] {
  const rows = markedRows(list);
  const kind = textKind(rows.map(({ line }) => line));
  return rows.flatMap(({ marked, line, labels }) => {
    if (marked.kind !== 'I' && marked.kind !== 'H') return [];
    return [
      {
        line: marked,
        features: wordFeatures(line.tokens, contextOf(line, kind, marked.kind)),
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
const ITEMS_FAVOURED = 0.5;
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
  const named = remarks.flatMap((remark, at) => {
    const text = short[at * each]?.text;
    if (text === undefined) return [remark];
    return [remark, saidOf(at % 4 ? text : misspelt(text), at)];
  });
  return [...named, ...paragraphs(named)];
}

/** What people say of a thing that they want, and of one that they do not. */
const WANTED =
  "We need %.|I need %|Can you get %?|Could you get me some % please|Get %|Also %|I'd like %|We're out of %|Don't forget %|Please bring %|% would be good|And some %|I'll want %|She wants %|Just %|So %".split(
    '|',
  );
const TOLD =
  "We've got %|We have % already|I had % yesterday|There's % in the cupboard|No % this week|% we have|He brought % on Sunday|The % was lovely|I've plenty of %|Don't get %|Nan is making %|% is fine".split(
    '|',
  );
/** A thing alone, as one that is wanted, or as one that is told of, by turns. */
function saidOf(thing: string, turn: number): Remark {
  const [wanted, told] = [WANTED, TOLD].map((all) => all[turn % all.length]!);
  if (turn % 5 === 1) return { kind: 'I', text: wanted!.replace('%', thing) };
  return turn % 5 === 3
    ? { kind: 'A', text: told!.replace('%', thing) }
    : { kind: 'I', text: thing };
}

/** Sentences in one line: some that name nothing to buy around one that does. */
function paragraphs(remarks: readonly Remark[]): Remark[] {
  const told = remarks.filter(({ kind }) => /[NGA]/.test(kind));
  const wanted = remarks.filter(({ kind }) => kind === 'I');
  const sentence = ({ text }: Remark): string =>
    text.slice(0, 1).toUpperCase() + text.slice(1).replace(/[.!?]?$/, (end) => end || '.');
  return told.flatMap((first, at): Remark[] => {
    if (at % 2) return [];
    const [item, last] = [wanted[(at * 7) % wanted.length]!, told[(at + 1) % told.length]!];
    const before = `${sentence(first)} `;
    const text = `${before}${sentence(item)} ${sentence(last)}`;
    return [
      { kind: 'I', text, wanted: { start: before.length, end: before.length + item.text.length } },
    ];
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
  const ofJoined = [...joined(lists), ...swapped(lists, SWAPPED_TIMES)].flatMap(wordExamples);
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
