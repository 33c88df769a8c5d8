import { useNavigate } from 'react-router-dom';
import { UndoOffer } from '../layout/UndoOffer';
import { useServices } from '../services/services';
import { PATHS } from '../services/steps';
import type { Session } from '../session/session';

/** What "Start New Comparison" leaves with the landing page's place in the history. */
export interface PutAway {
  putAway: Session;
}

/** The way back from "Start New Comparison": the list, its store and its picks return, and the shopper to the results. */
export default function PutAwayOffer({ putAway }: PutAway) {
  const { session: store } = useServices();
  const navigate = useNavigate();

  function undo(): void {
    // Rows of before a reload must not be taken for rows of now.
    const lines = putAway.lines.map((line) => ({ ...line, id: store.nextId() }));
    store.dispatch({ type: 'sessionRestored', session: { ...putAway, lines } });
    void navigate(PATHS.results, { replace: true });
  }

  return <UndoOffer of={{ id: 1, words: 'List put away' }} onUndo={undo} />;
}
