// A whole list at once: pasted, dropped, from a file or from a photo. Nothing joins the list without a yes.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { counted, type StoreId } from '../../engine';
import { useServices } from '../services/services';
import type { Line } from '../session/session';
import type { Brought } from './draft';
import { acceptedLine } from './review';
import { ReviewStep } from './ReviewStep';
import { TextStep } from './TextStep';
import { useWholeList, type WholeList } from './useWholeList';

interface Props {
  store: StoreId;
  brought: Brought;
  displayName(name: string): string;
  onAdd(lines: readonly Line[]): void;
  onClose(): void;
}

export default function WholeListDialog({ store, brought, displayName, onAdd, onClose }: Props) {
  const { session } = useServices();
  const phone = useMediaQuery('(max-width:600px)');
  const list = useWholeList(store, brought);
  const { lines } = list.draft;

  function add(): void {
    const kept = lines.filter(({ keep }) => keep);
    list.drop();
    onAdd(kept.map((line) => acceptedLine(line, store, displayName, session.nextId())));
  }
  function cancel(): void {
    list.drop();
    onClose();
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={phone}
      onClose={onClose}
      aria-labelledby="whole-list"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void list.take(event.dataTransfer.files[0]);
      }}
    >
      <Steps list={list} store={store} phone={phone} brought={brought} />
      <Ways list={list} onAdd={add} onCancel={cancel} />
    </Dialog>
  );
}

interface StepProps {
  list: WholeList;
  store: StoreId;
  phone: boolean;
  brought: Brought;
}

function Steps({ list, store, phone, brought }: StepProps) {
  const { problem, draft, change, split } = list;
  const reviewing = draft.reviewed !== null;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: the step is announced by its title, as a screen is by its own.
  useEffect(() => {
    if (reviewing) title.current?.focus();
  }, [reviewing]);
  return (
    <>
      <DialogTitle id="whole-list" ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
        {reviewing ? 'Is this your list?' : 'Add a whole list'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {problem && <Alert severity="warning">{problem}</Alert>}
        {reviewing ? (
          <ReviewStep
            {...draft}
            newest={list.newest}
            store={store}
            onChange={change}
            onSplit={(line) => void split(line)}
          />
        ) : (
          <TextStep list={list} phone={phone} brought={brought} />
        )}
      </DialogContent>
    </>
  );
}

interface WaysProps {
  list: WholeList;
  onAdd(): void;
  onCancel(): void;
}

function Ways({ list, onAdd, onCancel }: WaysProps) {
  const { text, lines, reviewed } = list.draft;
  const kept = lines.filter(({ keep }) => keep).length;
  return (
    <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
      <Button color="inherit" onClick={onCancel}>
        Cancel
      </Button>
      {reviewed !== null ? (
        <>
          <Button onClick={() => list.write({ reviewed: null })}>Change the text</Button>
          <Button
            variant="contained"
            disabled={kept === 0}
            onClick={onAdd}
          >{`Add ${counted(kept, 'item')}`}</Button>
        </>
      ) : (
        <Button
          variant="contained"
          disabled={list.busy || text.trim() === ''}
          startIcon={list.busy ? <CircularProgress size={16} color="inherit" /> : undefined}
          onClick={() => void list.find(text)}
        >
          Find the products
        </Button>
      )}
    </DialogActions>
  );
}
