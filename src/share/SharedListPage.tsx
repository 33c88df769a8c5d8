// Where a share link arrives: the list is shown first, nothing is replaced without a click.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { plural, storeLabel } from '../../engine';
import { PageTitle } from '../layout/PageTitle';
import { useServices, useSession } from '../services/services';
import { filledLines } from '../session/request';
import { leftOutWords } from '../session/listLimits';
import { PATHS } from '../services/steps';
import type { TakenOver } from './TakenOverOffer';
import { readShareLink, type ArrivedList } from './shareLink';

export default function SharedListPage() {
  const { session: store } = useServices();
  const { session } = useSession();
  const { hash } = useLocation();
  const navigate = useNavigate();
  // A second link opened in this tab changes the fragment only: the page stays, the list does not.
  const shared = useMemo(() => readShareLink(hash), [hash]);
  const mine = filledLines(session).length;

  function take(): void {
    if (!shared) return;
    const before = store.getSnapshot().session;
    store.dispatch({
      type: 'listTakenOver',
      store: shared.store,
      lines: shared.lines.map((text) => ({ id: store.nextId(), text, pick: null })),
    });
    const state: TakenOver | null = mine > 0 ? { own: before, taken: shared.lines } : null;
    void navigate(PATHS.list, { replace: true, state });
  }

  return (
    <Container maxWidth="sm" sx={{ py: 4, display: 'grid', gap: 2 }}>
      <PageTitle>{shared ? 'A shopping list for you' : 'This link holds no list'}</PageTitle>
      {shared ? <Offered shared={shared} mine={mine} onTake={take} /> : <NothingShared />}
    </Container>
  );
}

/** What the link holds, and the choice to use it. `mine`: items of the shopper's own list. */
const Offered = ({
  shared,
  mine,
  onTake,
}: {
  shared: ArrivedList;
  mine: number;
  onTake(): void;
}) => (
  <>
    <Typography color="textSecondary">{`${shared.lines.length} ${plural(shared.lines.length, 'item')}, made for ${storeLabel(shared.store)}. The list came inside the link; nothing was sent to us.`}</Typography>
    {shared.cut && (
      <Alert severity="warning">
        The end of this list is missing: the link was cut short on its way. Ask for the link again
        to have all of it.
      </Alert>
    )}
    {shared.leftOut > 0 && <Alert severity="warning">{leftOutWords(shared.leftOut)}</Alert>}
    <Lines lines={shared.lines} />
    {mine > 0 && (
      <Alert severity="info">{`Using it replaces your own list of ${mine} ${mine === 1 ? 'item' : 'items'}.`}</Alert>
    )}
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
      <Button variant="contained" onClick={onTake}>
        Use this list
      </Button>
      <Button component={Link} to={mine > 0 ? PATHS.list : PATHS.home} variant="outlined">
        {mine > 0 ? 'Keep my own list' : 'Not now'}
      </Button>
    </Stack>
  </>
);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Paper variant="outlined">
    <List dense aria-label="Shared list">
      {lines.map((line, at) => (
        <ListItem key={at}>
          <ListItemText primary={line} sx={{ overflowWrap: 'anywhere' }} />
        </ListItem>
      ))}
    </List>
  </Paper>
);

const NothingShared = () => (
  <>
    <Typography>
      It may have been cut short when it was copied. Ask for the link again, or start a list of your
      own.
    </Typography>
    <Button component={Link} to={PATHS.store} variant="contained" sx={{ justifySelf: 'start' }}>
      Get Started
    </Button>
  </>
);
