// What happens to a brought list: read, looked at, changed, and added or not.
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { describeLeftOut, parseLine, readList, type StoreId } from '../../engine';
import type { EngineClient } from '../engineClient/client';
import { useServices } from '../services/services';
import { dropDraft, useDraft, type Brought, type Draft } from './draft';
import { readListFile } from './readListFile';
import { broughtList, carriedOver, reviewLine, type ReviewLine } from './review';

export interface WholeList {
  draft: Draft;
  problem: string | null;
  busy: boolean;
  /** Looks for the products of a text's lines. */
  find(text: string): Promise<void>;
  /** Takes a file in the text's place. */
  take(file: File | undefined): Promise<void>;
  write(changed: Partial<Draft>): void;
  /** What was read in a photo comes behind what is there already: a list may have two pages. */
  read(text: string, picture: string): void;
  change(at: number, edit: (line: ReviewLine) => ReviewLine): void;
  /** A line that holds several things becomes a line for each. */
  split(line: ReviewLine): Promise<void>;
  /** The first line of the last split, until it is changed: it takes over the focus. */
  newest: ReviewLine | null;
  /** After a yes or a no; any other way out leaves the draft. */
  drop(): void;
}

export function useWholeList(store: StoreId, brought: Brought): WholeList {
  const { engine, session } = useServices();
  const [draft, setDraft] = useDraft(session, store, 'text' in brought ? brought.text : null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useBrought(brought, take, find);

  async function find(text: string): Promise<void> {
    const list = broughtList(text);
    if (list.lines.length === 0) return setProblem(nothingIn(text));
    setProblem(null);
    setBusy(true);
    const found = await allLookedUp(engine, store, list);
    setDraft((now) => reviewedAs(now, found, list.notes, store));
    setBusy(false);
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await readListFile(file);
    if (!read.ok) return setProblem(read.why);
    setDraft((now) => ({ ...now, text: read.text, picture: null, reviewed: null }));
    await find(read.text);
  }

  return {
    draft,
    problem,
    busy,
    find,
    take,
    ...useSplitting(store, setDraft),
    write: (changed) => setDraft((now) => ({ ...now, ...changed })),
    read(text, picture) {
      setProblem(null);
      setDraft((now) => withPage(now, text, picture));
    },
    change: (at, edit) => setDraft((now) => ({ ...now, lines: edited(now.lines, at, edit) })),
    drop: () => dropDraft(session),
  };
}

const withPage = (draft: Draft, text: string, picture: string): Draft => ({
  ...draft,
  picture,
  text: [draft.text.trimEnd(), text].filter(Boolean).join('\n'),
});

/** What was brought is looked at once, on opening. */
function useBrought(
  brought: Brought,
  take: (file: File) => Promise<void>,
  find: (text: string) => Promise<void>,
): void {
  useEffect(() => {
    if ('file' in brought) void take(brought.file);
    else if ('text' in brought) void find(brought.text);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

function useSplitting(
  store: StoreId,
  setDraft: Dispatch<SetStateAction<Draft>>,
): Pick<WholeList, 'split' | 'newest'> {
  const { engine } = useServices();
  const [newest, setNewest] = useState<ReviewLine | null>(null);
  async function split(line: ReviewLine): Promise<void> {
    const rows = await Promise.all(line.parts.map((part) => lookedUp(engine, store, part, null)));
    setDraft((now) => ({
      ...now,
      lines: now.lines.flatMap((other) => (other === line ? rows : [other])),
    }));
    setNewest(rows[0] ?? null);
  }
  return { split, newest };
}

const reviewedAs = (
  draft: Draft,
  found: readonly ReviewLine[],
  notes: Draft['notes'],
  reviewed: StoreId,
): Draft => ({ ...draft, lines: carriedOver(found, draft.lines), notes, reviewed });

const edited = (
  lines: readonly ReviewLine[],
  at: number,
  edit: (line: ReviewLine) => ReviewLine,
): ReviewLine[] => lines.map((line, index) => (index === at ? edit(line) : line));

const nothingIn = (text: string): string =>
  [
    'There are no items in this list yet. Write one item a line.',
    ...describeLeftOut(readList(text).leftOut).map((sentence) => `${sentence}.`),
  ].join(' ');

const allLookedUp = (
  engine: EngineClient,
  store: StoreId,
  { lines, leftOut }: ReturnType<typeof broughtList>,
): Promise<ReviewLine[]> =>
  Promise.all([
    ...lines.map((line) => lookedUp(engine, store, line, null)),
    ...leftOut.map((line) => lookedUp(engine, store, line.text, line.why)),
  ]);

/** A store whose prices do not come leaves the line as it was written. */
const lookedUp = (
  engine: EngineClient,
  store: StoreId,
  text: string,
  leftOut: string | null,
): Promise<ReviewLine> =>
  engine.ask('read', text, store).then(
    ({ line, matches }) => reviewLine(line, matches, leftOut),
    () => reviewLine(parseLine(text), [], leftOut),
  );
