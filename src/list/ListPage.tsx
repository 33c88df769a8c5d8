// Step 2: the shopping list.
import AddIcon from '@mui/icons-material/Add';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { storeLabel } from '../../engine';
import { lazyScreen } from '../app/lazyScreen';
import { PageTitle } from '../layout/PageTitle';
import { StepProgress } from '../layout/StepProgress';
import { UndoOffer } from '../layout/UndoOffer';
import { useStaggeredMount } from '../layout/useStaggeredMount';
import { useFileState, useServices, useSession } from '../services/services';
import { writeMatched } from '../session/contract';
import { itemKey } from '../session/quantity';
import { filledLines, listRequest } from '../session/request';
import type { Line } from '../session/session';
import { PATHS } from '../services/steps';
import { hasDraft } from '../bulkAdd/draft';
import { shortName } from './displayName';
import { FileNotice } from './FileNotice';
import { ListRow } from './ListRow';
import { MissingProduct } from './MissingProduct';
import { useListRows } from './useListRows';
import { useNarrow } from './useNarrow';

/** A list that has not changed for this long is looked up before it is asked for. */
const PREPARE_AFTER_MS = 1_500;

/** Keeps the place of the first row of an empty list until there is one: without it all below moved down on a slow phone. */
const FIRST_ROW: Line = { id: 0, text: '', pick: null };

const { Screen: WholeListDialog } = lazyScreen(() => import('../bulkAdd/WholeListDialog'), 'part');

export default function ListPage() {
  const { session: store, engine } = useServices();
  const { session } = useSession();
  const narrow = useNarrow();
  const navigate = useNavigate();
  const rows = useListRows(narrow);
  const { lines, store: chosen } = session;
  const state = useFileState(chosen);
  const loading = state.state === 'waiting' || state.state === 'loading';
  const ready = useStaggeredMount(lines.length, loading);

  // What does not come is shown by the state of the file.
  const open = useCallback(() => {
    if (chosen) engine.ask('open', chosen).catch(() => undefined);
  }, [engine, chosen]);

  const empty = lines.length === 0;
  useEffect(() => {
    // Asked again of the store: an effect may run twice (React's strict mode does so), the first row is added once.
    if (empty && store.getSnapshot().session.lines.length === 0)
      store.dispatch({ type: 'rowAdded', id: store.nextId() });
  }, [empty, store]);
  useEffect(() => {
    open();
  }, [open]);

  useEffect(() => {
    const request = listRequest(session);
    if (loading || !request || request.lines.length === 0) return;
    const timer = setTimeout(
      () => engine.ask('prepare', request).catch(() => undefined),
      PREPARE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [engine, session, loading]);

  if (chosen === null) return <Navigate to={PATHS.store} replace />;
  const last = lines.at(-1);
  const lastEmpty = !last || last.text.trim() === '';
  const filled = filledLines(session);

  function compare(): void {
    store.dispatch({ type: 'emptyRowsDropped' });
    engine.ask('matched', filled.map(itemKey), chosen!).then(
      (entries) => store.keep(writeMatched(entries)),
      () => undefined,
    );
    void navigate(PATHS.results);
  }

  return (
    <Container
      maxWidth="md"
      sx={{ py: 4 }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = event.dataTransfer.files[0];
        if (file && !loading) {
          event.preventDefault();
          rows.bring(file);
        }
      }}
    >
      <StepProgress path={PATHS.list} />
      <PageTitle title="Your shopping list">{"What's on your shopping list?"}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        Current store:{' '}
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {storeLabel(chosen)}
        </Box>
      </Typography>
      <FileNotice store={chosen} state={state} onRetry={open} />
      <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 3 } }}>
        <Box
          component="ol"
          aria-label="Shopping list"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
        >
          {(empty ? [FIRST_ROW] : lines).map((line, at) => (
            <ListRow
              key={line.id}
              line={line}
              at={at}
              last={at >= lines.length - 1}
              store={chosen}
              narrow={narrow}
              disabled={empty || at >= ready}
              handlers={rows.handlers}
            />
          ))}
        </Box>
        <Stack
          direction="row"
          sx={{ mt: 2, justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
        >
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
          <Button
            startIcon={<PlaylistAddIcon aria-hidden />}
            disabled={loading}
            onClick={() => rows.bring('')}
          >
            {rows.brought === null && hasDraft(store)
              ? 'Go on with the whole list'
              : 'Add a whole list'}
          </Button>
          <UndoOffer of={rows.undoable} onUndo={rows.undo} />
          {filled.length > 1 && (
            <Button color="inherit" disabled={loading} onClick={rows.clear}>
              Clear list
            </Button>
          )}
        </Stack>
      </Paper>
      <Box
        role="status"
        sx={{
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        }}
      >
        {rows.said}
      </Box>
      <MissingProduct />
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'space-between', mt: 3 }}
      >
        <Button component={Link} to={PATHS.store} startIcon={<ArrowBackIcon aria-hidden />}>
          Back
        </Button>
        <Button
          variant="contained"
          size="large"
          disabled={loading || filled.length === 0}
          onClick={compare}
          sx={{ minHeight: 52, px: 4 }}
        >
          Compare Prices
        </Button>
      </Stack>
      {rows.brought !== null && (
        <Suspense fallback={null}>
          <WholeListDialog
            store={chosen}
            brought={rows.brought === '' ? null : rows.brought}
            displayName={narrow ? shortName : (name) => name}
            onAdd={rows.join}
            onClose={() => rows.bring(null)}
          />
        </Suspense>
      )}
    </Container>
  );
}
