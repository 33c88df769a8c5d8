// A whole list at once: pasted, dropped, from a file or from a photo. Nothing joins the list without a yes.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { counted, parseLine, storeLabel, type StoreId } from '../../engine';
import { useServices } from '../services/services';
import type { Line } from '../session/session';
import { dropDraft, useDraft, type Brought } from './draft';
import { PhotoStep } from './PhotoStep';
import { readListFile } from './readListFile';
import { acceptedLine, broughtList, carriedOver, reviewLine, type ReviewLine } from './review';
import { ReviewStep } from './ReviewStep';

interface Props {
  store: StoreId;
  brought: Brought;
  displayName(name: string): string;
  onAdd(lines: readonly Line[]): void;
  onClose(): void;
}

export default function WholeListDialog({ store, brought, displayName, onAdd, onClose }: Props) {
  const { engine, session } = useServices();
  const phone = useMediaQuery('(max-width:600px)');
  const [draft, setDraft] = useDraft(session, store, 'text' in brought ? brought.text : null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if ('file' in brought) void take(brought.file);
    else if ('text' in brought) void find(brought.text);
    // The brought list is looked at once, on opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function find(from: string): Promise<void> {
    const { lines, notes } = broughtList(from);
    if (lines.length === 0)
      return setProblem(
        ['There are no items in this list yet. Write one item a line.', ...notes].join(' '),
      );
    setProblem(null);
    setBusy(true);
    const read = await Promise.all(
      lines.map((line) =>
        engine.ask('read', line, store).catch(() => ({ line: parseLine(line), matches: [] })),
      ),
    );
    setDraft((now) => ({
      ...now,
      lines: carriedOver(
        read.map(({ line, matches }) => reviewLine(line, matches)),
        now.lines,
      ),
      notes,
      reviewed: store,
    }));
    setBusy(false);
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await readListFile(file);
    if (!read.ok) return setProblem(read.why);
    setDraft((now) => ({ ...now, text: read.text, picture: null, reviewed: null }));
    await find(read.text);
  }

  function choose(at: number, changed: Partial<ReviewLine>): void {
    setDraft((now) => ({
      ...now,
      lines: now.lines.map((line, index) => (index === at ? { ...line, ...changed } : line)),
    }));
  }
  /** Both are a yes or a no; any other way out leaves the draft. */
  function add(): void {
    dropDraft(session);
    onAdd(kept.map((line) => acceptedLine(line, store, displayName, session.nextId())));
  }
  function cancel(): void {
    dropDraft(session);
    onClose();
  }

  const { text, picture, lines, notes } = draft;
  const reviewing = draft.reviewed !== null;
  const kept = lines.filter(({ keep }) => keep);
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
        void take(event.dataTransfer.files[0]);
      }}
    >
      <DialogTitle id="whole-list">
        {reviewing ? 'Is this your list?' : 'Add a whole list'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {problem && <Alert severity="warning">{problem}</Alert>}
        {reviewing ? (
          <>
            <Box role="status">
              <Typography>{`${counted(lines.length, 'line')} found. Check the product of ${storeLabel(store)} beside each line.`}</Typography>
              {notes.map((note) => (
                <Typography
                  key={note}
                  variant="body2"
                  color="textSecondary"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {note}
                </Typography>
              ))}
            </Box>
            <ReviewStep lines={lines} onChange={choose} />
          </>
        ) : (
          <>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: picture && !phone ? '1fr 1fr' : '1fr',
                pt: 1,
              }}
            >
              {picture && (
                <Box
                  component="img"
                  src={picture}
                  alt="Your photo"
                  sx={{
                    maxWidth: '100%',
                    maxHeight: 360,
                    objectFit: 'contain',
                    border: 1,
                    borderColor: 'divider',
                  }}
                />
              )}
              <TextField
                multiline
                minRows={6}
                maxRows={14}
                label={picture ? 'What was read: correct it here' : 'Your list, one item a line'}
                placeholder={'2 x milk\nbread\neggs 12'}
                value={text}
                onChange={(event) => setDraft((now) => ({ ...now, text: event.target.value }))}
              />
            </Box>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={() => input.current?.click()}>
                Choose a file
              </Button>
              <input
                ref={input}
                hidden
                type="file"
                accept=".txt,.csv,text/plain,text/csv"
                aria-label="Text or CSV file with your list"
                onChange={(event) => {
                  void take(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
              <Typography variant="body2" color="textSecondary">
                Text or CSV; you can also drop it here.
              </Typography>
            </Box>
            <Divider />
            <PhotoStep
              first={'way' in brought && brought.way === 'photo'}
              onText={(read, url) => {
                setDraft((now) => ({ ...now, text: read, picture: url }));
                setProblem(null);
              }}
            />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button color="inherit" onClick={cancel}>
          Cancel
        </Button>
        {reviewing ? (
          <>
            <Button onClick={() => setDraft((now) => ({ ...now, reviewed: null }))}>
              Change the text
            </Button>
            <Button
              variant="contained"
              disabled={kept.length === 0}
              onClick={add}
            >{`Add ${counted(kept.length, 'item')}`}</Button>
          </>
        ) : (
          <Button
            variant="contained"
            disabled={busy || text.trim() === ''}
            startIcon={busy ? <CircularProgress size={16} color="inherit" /> : undefined}
            onClick={() => void find(text)}
          >
            Find the products
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
