// Below the rows: one more, a whole list, the way back from the last change.
import AddIcon from '../icons/Add';
import PlaylistAddIcon from '../icons/PlaylistAdd';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { hasDraft } from '../bulkAdd/draft';
import { UndoOffer } from '../layout/UndoOffer';
import { useServices } from '../services/services';
import { isFilled } from '../session/request';
import type { Line } from '../session/session';
import type { useListRows } from './useListRows';

type Rows = ReturnType<typeof useListRows>;

type Props = Pick<Rows, 'undoable' | 'add' | 'bring' | 'focus' | 'undo' | 'clear'> & {
  lines: readonly Line[];
  loading: boolean;
  /** A whole list is just being brought. */
  dialogOpen: boolean;
};

export const ListActions = memo(function ListActions({ lines, loading, ...rows }: Props) {
  const { session } = useServices();
  const filled = lines.filter(isFilled).length;
  const leftOpen = !rows.dialogOpen && hasDraft(session);
  return (
    <Stack direction="row" sx={{ mt: 1.5, flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
      <AddItem last={lines.at(-1)} loading={loading} add={rows.add} focus={rows.focus} />
      {(filled > 0 || leftOpen) && (
        <Button
          startIcon={<PlaylistAddIcon aria-hidden />}
          disabled={loading}
          onClick={() => rows.bring({ way: 'paste' })}
        >
          {leftOpen ? 'Go on with the whole list' : 'Add a whole list'}
        </Button>
      )}
      <UndoOffer of={rows.undoable} onUndo={rows.undo} />
      {filled > 1 && (
        <Button color="inherit" disabled={loading} onClick={rows.clear}>
          Clear list
        </Button>
      )}
    </Stack>
  );
});

function AddItem({
  last,
  loading,
  add,
  focus,
}: Pick<Props, 'loading' | 'add' | 'focus'> & { last: Line | undefined }) {
  const lastEmpty = !last || !isFilled(last);
  return (
    <>
      {/* A disabled button lets the click through: it leads to the row that is still empty. The keyboard is there already. */}
      {/* A long row is shortened when it loses the focus: at the press already, the button would be gone from under the pointer. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (lastEmpty) focus(last?.id);
        }}
      >
        <Button
          variant="outlined"
          startIcon={<AddIcon aria-hidden />}
          disabled={loading || lastEmpty}
          onClick={() => add()}
        >
          Add Another Item
        </Button>
      </span>
    </>
  );
}
