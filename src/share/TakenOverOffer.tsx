import { useNavigate } from 'react-router-dom';
import { UndoOffer } from '../layout/UndoOffer';
import { useServices, useSessionPart } from '../services/services';
import { PATHS } from '../services/steps';
import { filledLines } from '../session/request';
import type { Session } from '../session/session';

/** What "Use this list" leaves with the list's place in the history: the own list that it took the place of, and the texts that came. */
export interface TakenOver {
  own: Session;
  taken: readonly string[];
}

/** The way back to the own list, as long as nothing was done to the one that came. */
export default function TakenOverOffer({ own, taken }: TakenOver) {
  const { session: store } = useServices();
  const navigate = useNavigate();
  const untouched = useSessionPart(
    (session) =>
      JSON.stringify(filledLines(session).map(({ text }) => text)) === JSON.stringify(taken),
  );

  function undo(): void {
    const { session } = store.getSnapshot();
    // Rows of before a reload must not be taken for rows of now.
    const lines = own.lines.map((line) => ({ ...line, id: store.nextId() }));
    store.dispatch({
      type: 'sessionRestored',
      session: { ...session, store: own.store, lines, ticks: own.ticks },
    });
    void navigate(PATHS.list, { replace: true });
  }

  return untouched && <UndoOffer of={{ id: 1, words: 'Own list put away' }} onUndo={undo} />;
}
