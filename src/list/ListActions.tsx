// Below the rows: one more, a whole list, the way back from the last change.
import AddIcon from '@mui/icons-material/Add';
import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { hasDraft } from '../bulkAdd/draft';
import { UndoOffer } from '../layout/UndoOffer';
import { useServices } from '../services/services';
import type { Line } from '../session/session';
import type { useListRows } from './useListRows';

export function ListActions({
  rows,
  lines,
  filled,
  loading,
}: {
  rows: ReturnType<typeof useListRows>;
  lines: readonly Line[];
  filled: number;
  loading: boolean;
}) {
  const { session } = useServices();
  const last = lines.at(-1);
  const lastEmpty = !last || last.text.trim() === '';
  const leftOpen = rows.brought === null && hasDraft(session);
  return (
    <Stack direction="row" sx={{ mt: 1.5, flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
      {/* A disabled button lets the click through: it leads to the row that is still empty. The keyboard is there already. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span
        onClick={() => {
          if (lastEmpty) rows.focus(last?.id);
        }}
      >
        <Button
          variant="outlined"
          startIcon={<AddIcon aria-hidden />}
          disabled={loading || lastEmpty}
          onClick={() => rows.add()}
        >
          Add Another Item
        </Button>
      </span>
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
}
