import UndoIcon from '../icons/Undo';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';

export interface Undoable {
  /** Another one for each change. */
  id: number;
  /** "Item removed" */
  words: string;
}

const BAR_MS = 8000;
const ABOVE_BAR = 'calc(16px + var(--bottom-bar, 0px))';

/**
 * The way back from the last change: eight seconds in a bar (it waits while it is pointed at or focused), then as a button
 * of the page for as long as it can be undone. Nobody has to be quick (WCAG 2.2.1).
 */
export function UndoOffer({ of, onUndo }: { of: Undoable | null; onUndo(): void }) {
  const [gone, setGone] = useState<number | null>(null);
  const inBar = of !== null && of.id !== gone;
  return (
    <>
      {of && !inBar && (
        <Button
          color="inherit"
          startIcon={<UndoIcon aria-hidden />}
          onClick={onUndo}
          sx={{ '@media print': { display: 'none' } }}
        >{`Undo: ${of.words.toLowerCase()}`}</Button>
      )}
      {/* A bar of its own for each change: the time of an earlier one does not run on. */}
      <Snackbar
        key={of?.id}
        open={inBar}
        autoHideDuration={BAR_MS}
        onClose={(_, reason) => {
          if (reason !== 'clickaway' && of) setGone(of.id);
        }}
        message={of?.words}
        // Named for wide screens as well, for which MUI has a place of its own.
        sx={{ bottom: { xs: ABOVE_BAR, sm: ABOVE_BAR } }}
        action={
          <Button color="inherit" size="small" onClick={onUndo}>
            Undo
          </Button>
        }
      />
    </>
  );
}
