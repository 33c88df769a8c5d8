// What all lines of a text wear, taken off: tags, emphasis, numbers of the list, names of who says it. Each letter keeps its place.

/** Fewer lines show no habit. */
const FEWEST = 3;
/** From this share of the lines on it is how the list is written. */
const MOST = 0.8;
/** Longer lines are no rows of a list. */
const LONGEST = 2_000;

const blanks = (text: string): string => ' '.repeat(text.length);
const isFull = (line: string): boolean => line.trim() !== '';

/** The lines as they are read: of the same length, with blanks in place of what only lays them out. */
export interface LaidOut {
  texts: readonly string[];
  /** By line, whether it said in front who says it, as most did. */
  said: readonly boolean[];
  /** By line, whether a number that only counts the lines stood in front. */
  listed: readonly boolean[];
}

/** Linear in the length of the lines. */
export function withoutLayout(lines: readonly string[]): LaidOut {
  const plain = [withoutTags, withMarks, withoutWrappers, withCells, withCommas].reduce(
    (read, takeOff) => takeOff(read),
    [...lines],
  );
  const { texts, said } = withoutSenders(plain);
  return { said, ...withPlainNumbers(texts) };
}

const TAG =
  /<\/?(?:li|ul|ol|p|br|div|span|b|i|u|em|strong|table|tbody|thead|tr|td|th|h[1-6])(?: [^<>]{0,80})?\/?>|&nbsp;/gi;
const withoutTags = (lines: readonly string[]): string[] =>
  lines.map((line) =>
    line.includes('<') || line.includes('&') ? line.replace(TAG, blanks) : line,
  );

/** Marks that somebody dictates: "rice full stop new line". */
const SPOKEN = / (?:(comma)|full stop|new (?:line|paragraph))(?![\p{L}\p{N}])/giu;
const LEAST_SPOKEN = 2;
const withMarks = (lines: readonly string[]): string[] => {
  const spoken = lines.reduce((count, line) => count + (line.match(SPOKEN)?.length ?? 0), 0);
  if (spoken < LEAST_SPOKEN) return [...lines];
  return lines.map((line) =>
    line.replace(SPOKEN, (said, comma) => (comma ? ',' : '.') + blanks(said.slice(1))),
  );
};

const WRAPPERS = ['**', '__', '*', '_', '"', "'", '`', '“'] as const;
const CLOSING: Readonly<Record<string, string>> = { '“': '”' };
/** What stands in front of a wrapped line. */
const BULLET = /^\s*(?:[-*•·–>+] )?\s*/;
interface Wrapped {
  from: number;
  to: number;
}
function wrappedIn(line: string, opens: string): Wrapped | null {
  const closes = CLOSING[opens] ?? opens;
  const from = BULLET.exec(line)![0].length;
  const to = line.trimEnd().length - closes.length;
  const isWrapped =
    to > from + opens.length && line.startsWith(opens, from) && line.startsWith(closes, to);
  const inside = line.slice(from + opens.length, to);
  return isWrapped && !inside.includes(closes) ? { from, to } : null;
}
/** "*milk*", "- **milk**", "“milk”" on most lines: no line stands out by it. */
function withoutWrappers(lines: readonly string[]): string[] {
  const full = lines.filter(isFull);
  const opens = WRAPPERS.find(
    (mark) =>
      full.length >= FEWEST &&
      full.filter((line) => wrappedIn(line, mark)).length >= MOST * full.length,
  );
  if (!opens) return [...lines];
  return lines.map((line) => {
    const wrapped = wrappedIn(line, opens);
    if (!wrapped) return line;
    const { from, to } = wrapped;
    const inside = line.slice(from + opens.length, to);
    return line.slice(0, from) + blanks(opens) + inside + blanks(line.slice(to));
  });
}

const DELIMITERS = [',', ';', '|'] as const;
const COUNT_CELL = /^\s*\d{1,3}\s*$/;
const PRICE_CELL = /^\s*(?:£\d{1,3}(?:\.\d\d?)?|\d{0,3}\.\d\d|\d{1,3}p)\s*$/;
/**
 * Rows of a table without a head ("milk,1,£0.50"): as many cells in each, one column of nothing but numbers. Their cells
 * are parted by tabs; prices go, and a column that only numbers the rows or says one of each.
 */
function withCells(lines: readonly string[]): string[] {
  const full = lines.filter(isFull);
  const delimiter = full.length < FEWEST ? null : delimiterOf(full);
  if (!delimiter) return [...lines];
  const said = unsaidColumns(full.map((line) => line.split(delimiter)));
  return lines.map((line) =>
    line
      .split(delimiter)
      .map((cell, column) => (said.has(column) ? blanks(cell) : cell))
      .join('\t'),
  );
}
const share = (rows: readonly string[][], is: (cells: readonly string[]) => boolean): number =>
  rows.filter(is).length / rows.length;
const delimiterOf = (full: readonly string[]): string | undefined =>
  DELIMITERS.find((delimiter) => {
    if (!full[0]!.includes(delimiter) || full.some((line) => line.length > LONGEST)) return false;
    const rows = full.map((line) => line.split(delimiter));
    const isNumber = (cell: string): boolean => COUNT_CELL.test(cell) || PRICE_CELL.test(cell);
    return (
      rows.every(({ length }) => length === rows[0]!.length) &&
      rows[0]!.some((_, column) => share(rows, (cells) => isNumber(cells[column]!)) >= MOST)
    );
  });
function unsaidColumns(rows: readonly string[][]): Set<number> {
  const columns = rows[0]!.map((_, column) => column);
  const isUnsaid = (column: number): boolean =>
    share(rows, (cells) => PRICE_CELL.test(cells[column]!)) >= MOST ||
    rows.every((cells) => cells[column]!.trim() === '1') ||
    rows.every((cells, at) => cells[column]!.trim() === String(at + 1));
  return new Set(columns.filter(isUnsaid));
}

/** Who says it, with or without a time in front: "Mum: ", "14:02 Dad: ", "14:02 - Dad - ". */
const SENDER =
  /^\s*(?:(?:\[?\d{1,2}[:.]\d\d(?::\d\d)?(?: ?[AaPp][Mm])?\]?,? ?(?:[-–] )?)?(\p{Lu}[\p{L}.'’ -]{0,24}):|\d{1,2}[:.]\d\d(?: ?[AaPp][Mm])? [-–] (\p{Lu}[\p{L}.'’ ]{0,24}) [-–]) +(?=\S)/u;
/** How often a name says something, at least, on the mean. */
const LEAST_SAID = 2;
/** "Mum: milk", "Dad: bread", "Mum: eggs": the same few names in front of most lines. */
function withoutSenders(lines: readonly string[]): Omit<LaidOut, 'listed'> {
  const names = lines.flatMap((line) => {
    const [, before, between] = SENDER.exec(line) ?? [];
    return before ?? between ?? [];
  });
  const chat =
    names.length >= FEWEST &&
    names.length >= MOST * lines.filter(isFull).length &&
    names.length >= LEAST_SAID * new Set(names).size;
  return {
    texts: chat ? lines.map((line) => line.replace(SENDER, blanks)) : lines,
    said: lines.map((line) => chat && SENDER.test(line)),
  };
}

/** Numbers between the things of one line: "1) butter 2) jam 3) tea". */
const INLINE = /(?<!\S)(\d{1,2})[.)](?!\d)/g;
const withCommas = (lines: readonly string[]): string[] =>
  lines.map((line) => {
    const numbers = line.length > LONGEST ? [] : [...line.matchAll(INLINE)];
    const isCounted =
      numbers.length >= FEWEST && numbers.every(([, number], at) => Number(number) === at + 1);
    return isCounted
      ? line.replace(INLINE, (mark, number) =>
          number === '1' ? blanks(mark) : `,${blanks(mark.slice(1))}`,
        )
      : line;
  });

/** The number in front of a line, with what closes it: "#1 ", "(2) ", "3 - ", "4: ", "5.", "b) ", "iv. ". */
const NUMBERING =
  /^(\s*)(?:#(\d{1,3})(?=\s)|[([](\d{1,3}|[a-z]|[ivx]{1,5})[)\]]|(\d{1,3})(?: ?[-–:]|[.)])|([a-z]|[ivx]{1,5})[.)])\s*(?=\S)/i;
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
/** What place a mark says, in each way of counting it may belong to; -1: in none. */
function placesOf(mark: string): readonly number[] {
  if (/^\d/.test(mark)) return [Number(mark), -1, -1];
  const small = mark.toLowerCase();
  return [-1, small.length === 1 ? small.charCodeAt(0) - 96 : -1, ROMAN.indexOf(small) + 1 || -1];
}
/** "1 broccoli": a number that nothing closes may be an amount. */
const BARE = /^(\s*)(\d{1,3})(?=\s.*\p{L})/u;
/** Lines that count on from one another, at least; where nothing closes the numbers, one right below the other. */
const LEAST_RUN = 3;
const LEAST_BARE_RUN = 4;
/**
 * Numbers that only count the lines go, whatever closes them, where they count on from one, with other lines between
 * them or not: "3.2 tins" is no 3.2 then. "#1" counts lines wherever it stands.
 */
function withPlainNumbers(lines: readonly string[]): Pick<LaidOut, 'texts' | 'listed'> {
  const marks = lines.map((line) => NUMBERING.exec(line));
  const places = marks.map((found) =>
    found ? placesOf(found.slice(2).find((part) => part !== undefined)!) : null,
  );
  const lengths = marks.map((found) => (found?.[2] === undefined ? 0 : found[0].length));
  for (const way of [0, 1, 2]) {
    for (const run of runsIn(places, way))
      if (run.length >= LEAST_RUN) for (const at of run) lengths[at] = marks[at]![0].length;
  }
  for (const run of bareRuns(lines))
    if (run.length >= LEAST_BARE_RUN)
      for (const at of run) lengths[at] = BARE.exec(lines[at]!)![0].length;
  return {
    texts: lines.map((line, at) => blanks(line.slice(0, lengths[at])) + line.slice(lengths[at])),
    listed: lengths.map(Boolean),
  };
}
function runsIn(places: readonly (readonly number[] | null)[], way: number): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  places.forEach((place, at) => {
    const said = place?.[way] ?? -1;
    if (said === 1) runs.push((run = [at]));
    else if (said > 1 && said === run.length + 1) run.push(at);
  });
  return runs;
}
/** Runs of bare numbers that count on from one, with nothing but empty lines between them. */
function bareRuns(lines: readonly string[]): number[][] {
  let run: number[] = [];
  const runs = [run];
  lines.forEach((line, at) => {
    if (!isFull(line)) return;
    const number = Number(BARE.exec(line)?.[2] ?? -1);
    if (number !== run.length + 1) runs.push((run = []));
    if (number === run.length + 1) run.push(at);
  });
  return runs;
}
