// What Compare would take for each row. Asked in small portions once the typing rests, so that a suggestion never waits
// for a long list; an answer belongs to the line it was asked for, so that a late one changes no other.
import { startTransition, useEffect, useState } from 'react';
import type { FileState, RowAnswer } from '../engineClient/protocol';
import { useServices, useSettledFiles } from '../services/services';
import { askedLines, filledLines } from '../session/request';
import type { Line, Session } from '../session/session';

export type RowAnswers = ReadonlyMap<Line, RowAnswer>;

const NONE: RowAnswers = new Map();
const RESTS_MS = 400;
const AT_ONCE = 6;

export function useRowAnswers(session: Session, file: FileState): RowAnswers {
  const { engine } = useServices();
  // What a line means at one store is told by all of them: asked anew once they are there, as Compare will ask.
  const files = useSettledFiles();
  // Another file or another store: what was said of the rows no longer holds.
  const [known, setKnown] = useState({ of: file, store: session.store, files, answers: NONE });
  const answers = known.of === file && known.store === session.store ? known.answers : NONE;
  const { lines, store, choices, filters } = session;

  useEffect(() => {
    if (file.state !== 'ready') return;
    let latest = true;
    const ask = async (): Promise<void> => {
      let said = answers;
      const again = files !== null && files !== known.files;
      const open = filledLines(session).filter((line) => again || !said.has(line));
      for (let at = 0; at < open.length && latest; at += AT_ONCE) {
        const portion = open.slice(at, at + AT_ONCE);
        const found = await engine.ask('rows', askedLines(session, portion)!);
        if (!latest) return;
        said = joined(session, said, portion, found);
        const done = at + AT_ONCE >= open.length;
        const now = {
          of: file,
          store,
          files: again && !done ? null : (files ?? known.files),
          answers: said,
        };
        startTransition(() => setKnown(now));
      }
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), RESTS_MS);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
    // The answers that come are no reason to begin anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, file, lines, store, choices, filters, files]);

  return answers;
}

/** Those known, of lines that are still there, and the new ones. */
function joined(
  { lines }: Session,
  known: RowAnswers,
  asked: readonly Line[],
  found: readonly RowAnswer[],
): RowAnswers {
  const kept = lines.flatMap((line): [Line, RowAnswer][] => {
    const answer = known.get(line);
    return answer ? [[line, answer]] : [];
  });
  const added = asked.flatMap((line, at): [Line, RowAnswer][] => {
    const answer = found[at];
    const before = known.get(line);
    // One that says the same keeps its identity, so that its row is left alone.
    const same = JSON.stringify(before) === JSON.stringify(answer);
    return answer ? [[line, (same && before) || answer]] : [];
  });
  return new Map([...kept, ...added]);
}
