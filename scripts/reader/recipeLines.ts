// Labelled lines of recipes -> a label for each token. The columns hold normalised words, so they are aligned to the text.
import fs from 'node:fs';
import Papa from 'papaparse';
import { COOKING_UNITS, MASS_UNITS, VOLUME_UNITS } from '../../engine/lexicon/readerWords';
import { hashOf } from '../../engine/tagger/featureKeys';
import { tokenise, type Token } from '../../engine/tagger/tokens';
import { fold, stem } from '../../engine/words/normalise';

interface Row {
  input: string;
  name: string;
  quantity: string;
  unit: string;
  size: string;
  preparation: string;
  comment: string;
  purpose: string;
}
export interface RecipeLine {
  input: string;
  name: string;
  tokens: Token[];
  labels: string[];
  /** Whether every word of the name was found in the text. */
  sure: boolean;
}

const COLUMNS = ['name', 'quantity', 'unit', 'size', 'preparation', 'comment', 'purpose'] as const;
type Column = (typeof COLUMNS)[number];
const FRACTION_LETTERS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
};

/** Words of a column as the text may hold them. */
const wordsOf = (cell: string): string[] =>
  tokenise(
    cell.replace(
      /(\d*)#(\d+)\$(\d+)/g,
      (_, whole: string, part: string, of: string) => `${whole} ${part}/${of}`,
    ),
  )
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => stem(fold(text)));
const wordOf = (token: Token): string =>
  FRACTION_LETTERS[token.text] ?? stem(fold(token.text).replace(/^(\d+),(\d{3})$/, '$1$2'));

/**
 * Each token's column: the assignment that covers most of the columns' words and changes column least often. A beam over
 * (column, how many words of each column are used) stands for the whole lattice.
 */
function align(tokens: readonly Token[], columns: Record<Column, string[]>): (Column | null)[] {
  interface State {
    score: number;
    used: Record<string, number>;
    last: Column | null;
    path: (Column | null)[];
  }
  let beam: State[] = [{ score: 0, used: {}, last: null, path: [] }];
  for (const token of tokens) {
    const word = wordOf(token);
    const next: State[] = [];
    for (const state of beam) {
      next.push({ ...state, path: [...state.path, null] });
      if (token.kind === 'mark') continue;
      for (const column of COLUMNS) {
        const key = `${column} ${word}`;
        const has = columns[column].filter((other) => other === word).length;
        if ((state.used[key] ?? 0) >= has) continue;
        next.push({
          score: state.score + 1 + (state.last === column ? 0.3 : 0),
          used: { ...state.used, [key]: (state.used[key] ?? 0) + 1 },
          last: column,
          path: [...state.path, column],
        });
      }
    }
    beam = next.sort((a, b) => b.score - a.score).slice(0, 24);
  }
  return beam[0]!.path;
}

const isMeasure = (word: string): boolean =>
  [MASS_UNITS, VOLUME_UNITS].some((units) => Object.hasOwn(units, word)) ||
  COOKING_UNITS[word]! > 0;

const MARK: Record<Column, string> = {
  name: 'n',
  quantity: 'q',
  unit: 'u',
  size: 'w',
  preparation: 'r',
  comment: 'r',
  purpose: 'r',
};

function labelled(row: Row): RecipeLine {
  const tokens = tokenise(row.input);
  const columns = Object.fromEntries(
    COLUMNS.map((column) => [column, wordsOf(row[column] ?? '')]),
  ) as Record<Column, string[]>;
  const found = align(tokens, columns);
  const labels = found.map((column) => (column ? MARK[column] : 'O'));
  tokens.forEach((token, at) => {
    const word = fold(token.text);
    // A measured amount is a size; what stands before a unit belongs to it.
    if (labels[at] === 'u' && isMeasure(word)) labels[at] = 's';
  });
  for (let at = tokens.length - 1; at >= 0; at--)
    if (labels[at] === 'q') {
      const unit = labels.findIndex((label, place) => place > at && label !== 'q' && label !== 'O');
      if (labels[unit] === 's' && unit - at <= 3) labels[at] = 's';
    }
  // "rowan or redcurrant jelly": what stands behind "or" is the alternative; marks between two of a kind belong to them.
  const or = tokens.findIndex(({ text }, at) => /^or$/i.test(text) && labels[at] === 'n');
  if (or > 0) {
    labels[or] = 'O';
    for (let at = or + 1; at < labels.length; at++) if (labels[at] === 'n') labels[at] = 'a';
  }
  for (let at = 1; at < labels.length - 1; at++)
    if (labels[at] === 'O' && tokens[at]!.text === '-' && labels[at - 1] === labels[at + 1])
      labels[at] = labels[at - 1]!;
  const names = found.filter((column) => column === 'name').length;
  return {
    input: row.input,
    name: row.name,
    tokens,
    labels,
    sure: names > 0 && names === columns.name.length,
  };
}

/** Every fifth line is kept back. */
const HELD = 5;
export function readRecipeLines(file: string): { fit: RecipeLine[]; test: RecipeLine[] } {
  const { data } = Papa.parse<Row>(fs.readFileSync(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  const isHeld = ({ input }: { input: string }): boolean => (hashOf(input) >>> 3) % HELD === 0;
  const lines = data.filter(({ input, name }) => input && name).map(labelled);
  return { fit: lines.filter((line) => !isHeld(line)), test: lines.filter(isHeld) };
}
