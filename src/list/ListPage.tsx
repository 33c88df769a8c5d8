// Step 2: the shopping list.
import ArrowBackIcon from '../icons/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo, Suspense, useCallback, useDeferredValue, useEffect, type DragEvent } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { storeLabel, type StoreId } from '../../engine';
import { lazyScreen } from '../app/lazyScreen';
import { takeShared } from '../offline/shared';
import { PageTitle } from '../layout/PageTitle';
import { StepProgress } from '../layout/StepProgress';
import { useServices, useSession } from '../services/services';
import { PATHS } from '../services/steps';
import { writeMatched } from '../session/contract';
import { keepStorage } from '../session/keepStorage';
import { askedList, filledLines, isFilled } from '../session/request';
import type { Line } from '../session/session';
import type { TakenOver } from '../share/TakenOverOffer';
import { CompareBar } from './CompareBar';
import { shortName } from './displayName';
import { FileNotice } from './FileNotice';
import { FirstWays, type Way } from './FirstWays';
import { ListActions } from './ListActions';
import { ListRows } from './ListRows';
import { MissingProduct } from './MissingProduct';
import { useListRows } from './useListRows';
import { useNarrow } from './useNarrow';
import { useStoreFile } from './useOpenedStore';
import { useRowAnswers } from './useRowAnswers';

/** Keeps the place of the first row of an empty list until there is one: without it all below moved down on a slow phone. */
const FIRST_ROWS: readonly Line[] = [{ id: 0, text: '', pick: null }];

const { Screen: WholeListDialog } = lazyScreen(() => import('../bulkAdd/WholeListDialog'), 'part');

// Rarely needed: not part of the first load.
const { Screen: TakenOverOffer } = lazyScreen(() => import('../share/TakenOverOffer'), 'part');

export default function ListPage() {
  const { session } = useSession();
  return session.store === null ? (
    <Navigate to={PATHS.store} replace />
  ) : (
    <StoreList store={session.store} />
  );
}

/** On every key only the rows are made anew at once; what counts and sums below them follows when the page has time. */
function StoreList({ store }: { store: StoreId }) {
  const { session } = useSession();
  const narrow = useNarrow();
  const rows = useListRows(narrow);
  const { state, loading, open } = useStoreFile(store, session);
  const answers = useRowAnswers(session, state);
  const compare = useCompare(store);
  const { lines } = session;
  const empty = !lines.some(isFilled);
  const later = useDeferredValue(lines);
  useBeginning(rows.bring, loading, empty);
  const { brought, bring, join } = rows;
  const begin = (way: Way): void => (way === 'type' ? rows.focus(lines[0]?.id) : bring({ way }));
  return (
    <Container maxWidth="md" sx={FRAME} {...dropped(loading ? null : bring)}>
      <Above store={store} />
      <FileNotice store={store} state={state} onRetry={open} />
      <Paper variant="outlined" sx={SHEET}>
        {empty && <FirstWays disabled={loading} onWay={begin} />}
        <ListRows
          store={store}
          narrow={narrow}
          answers={answers}
          lines={lines.length === 0 ? FIRST_ROWS : lines}
          disabled={loading || lines.length === 0}
          handlers={rows.handlers}
        />
        <ListActions {...actionsOf(rows)} lines={later} loading={loading} />
      </Paper>
      <Said>{rows.said}</Said>
      <OwnListBack />
      <Below />
      <CompareBar lines={later} answers={answers} disabled={loading} onCompare={compare} />
      {brought && (
        <WholeList store={store} narrow={narrow} brought={brought} bring={bring} join={join} />
      )}
    </Container>
  );
}

const FRAME = { pt: { xs: 2, sm: 4 }, '--bottom-bar': '4.75rem' } as const;
const SHEET = { px: { xs: 1, sm: 3 }, py: { xs: 1, sm: 2 } } as const;

type Rows = ReturnType<typeof useListRows>;

const actionsOf = ({ brought, undoable, add, bring, focus, undo, clear }: Rows) => ({
  undoable,
  add,
  bring,
  focus,
  undo,
  clear,
  dialogOpen: brought !== null,
});

/** What never changes while the list is written. */
const Above = memo(({ store }: { store: StoreId }) => (
  <>
    <StepProgress path={PATHS.list} />
    <PageTitle title="Your shopping list">{"What's on your shopping list?"}</PageTitle>
    <CurrentStore store={store} />
  </>
));

/** Behind "Use this list", where there was another one. */
function OwnListBack() {
  const { state } = useLocation() as { state: TakenOver | null };
  return (
    state?.own && (
      <Suspense fallback={null}>
        <TakenOverOffer {...state} />
      </Suspense>
    )
  );
}

const Below = memo(() => (
  <>
    <MissingProduct />
    <Button
      component={Link}
      to={PATHS.store}
      startIcon={<ArrowBackIcon aria-hidden />}
      sx={{ mt: 3, ml: -2 }}
    >
      Back
    </Button>
  </>
));

/** What the screen begins with: something shared with it, and storage that is kept once there is a list. */
function useBeginning(bring: Rows['bring'], loading: boolean, empty: boolean): void {
  useEffect(() => {
    if (!loading) void takeShared().then((shared) => shared && bring(shared));
  }, [loading, bring]);
  useEffect(() => {
    if (!empty) void keepStorage();
  }, [empty]);
}

const WholeList = ({
  store,
  narrow,
  brought,
  bring,
  join,
}: Pick<Rows, 'bring' | 'join'> & {
  store: StoreId;
  narrow: boolean;
  brought: NonNullable<Rows['brought']>;
}) => (
  <Suspense fallback={null}>
    <WholeListDialog
      store={store}
      brought={brought}
      displayName={narrow ? shortName : asPrinted}
      onAdd={join}
      onClose={() => bring(null)}
    />
  </Suspense>
);

const asPrinted = (name: string): string => name;

/** A file that is dropped on the page; null: none is taken yet. */
const dropped = (take: ((brought: { file: File }) => void) | null) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop(event: DragEvent) {
    const file = event.dataTransfer.files[0];
    if (!file || !take) return;
    event.preventDefault();
    take({ file });
  },
});

function useCompare(store: StoreId): () => void {
  const { session, engine } = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    // As it is now: what the button was drawn with may be a key behind.
    const filled = filledLines(session.getSnapshot().session);
    session.dispatch({ type: 'emptyRowsDropped' });
    const list = askedList(session.getSnapshot().session);
    // Asked before the screen is made that asks the same. Behind it what is only kept, and shown nowhere.
    const compared = list && !engine.answered(list) ? engine.ask('compare', list) : null;
    void Promise.allSettled([compared])
      .then(() => engine.ask('matched', filled.map(asked), store))
      .then(
        (entries) => session.keep(writeMatched(entries)),
        () => undefined,
      );
    void navigate(PATHS.results);
  }, [session, engine, navigate, store]);
}

const asked = ({ text, pick }: Line) => ({ text, pick });

const CurrentStore = ({ store }: { store: StoreId }) => (
  <Typography color="textSecondary" sx={{ mt: 0.5, mb: { xs: 0.5, sm: 2 } }}>
    Current store:{' '}
    <Box component="strong" sx={{ color: 'text.primary' }}>
      {storeLabel(store)}
    </Box>
  </Typography>
);

/** What a change did, for who cannot see it. */
const Said = ({ children }: { children: string }) => (
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
    {children}
  </Box>
);
