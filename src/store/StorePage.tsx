// Step 1: which supermarket the visitor uses now.
import ArrowBackIcon from '../icons/ArrowBack';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { findStore, type Store } from '../../engine';
import { menuPlace } from '../layout/menuPlace';
import { PageTitle } from '../layout/PageTitle';
import { StepProgress } from '../layout/StepProgress';
import { useOfferedStores } from '../services/offeredStores';
import { useServices, useSession } from '../services/services';
import { PATHS } from '../services/steps';

const QUESTION = 'Where do you currently shop for groceries?';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (count: number): string => COUNTS[count] ?? String(count);

export default function StorePage() {
  const { session: store, engine } = useServices();
  const { session } = useSession();
  const [wanted, setWanted] = useState(session.store ?? '');
  const navigate = useNavigate();
  // A store that no build knew is compared with, but not kept as one's own: its name would mean Aldi on the next visit.
  const offered = useOfferedStores().filter(({ storedName }) => findStore(storedName));
  // A list of a store without prices here may have come by a link: nothing would be seen chosen, and Continue lead back to it.
  const choice = offered.some(({ storedName }) => storedName === wanted) ? wanted : '';
  useEffect(() => {
    engine.ask('published').catch(() => undefined);
  }, [engine]);

  function choose(to: string): void {
    setWanted(to);
    // Its prices are on their way while the visitor reaches for Continue; a failure is named on the next screen.
    engine.ask('open', to).catch(() => undefined);
  }

  function goOn(): void {
    store.dispatch({ type: 'storeChosen', store: choice });
    void navigate(PATHS.list);
  }

  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <StepProgress path={PATHS.store} />
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
        <PageTitle title="Choose your supermarket">{QUESTION}</PageTitle>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
          We compare its prices with those of the other {inWords(offered.length - 1)}.
        </Typography>
        <StoreSelect offered={offered} value={choice} onChange={choose} />
        <Ways ready={choice !== ''} onContinue={goOn} />
      </Paper>
    </Container>
  );
}

interface StoreSelectProps {
  offered: readonly Store[];
  value: string;
  onChange(store: string): void;
}

const StoreSelect = ({ offered, value, onChange }: StoreSelectProps) => (
  <FormControl fullWidth>
    <InputLabel id="store-label">Supermarket</InputLabel>
    <Select
      labelId="store-label"
      label="Supermarket"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      MenuProps={{ container: menuPlace }}
    >
      {offered.map(({ storedName, label }) => (
        <MenuItem key={storedName} value={storedName} sx={{ minHeight: 48 }}>
          {label}
        </MenuItem>
      ))}
    </Select>
  </FormControl>
);

const Ways = ({ ready, onContinue }: { ready: boolean; onContinue(): void }) => (
  <Stack
    direction={{ xs: 'column-reverse', sm: 'row' }}
    spacing={1.5}
    sx={{ mt: 4, justifyContent: 'space-between' }}
  >
    <Button component={Link} to={PATHS.home} startIcon={<ArrowBackIcon aria-hidden />}>
      Back to Home
    </Button>
    <Button variant="contained" size="large" disabled={!ready} onClick={onContinue}>
      Continue
    </Button>
  </Stack>
);
