import Box from '@mui/material/Box';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import ExpandMoreIcon from '../icons/ExpandMore';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { memo, useCallback } from 'react';
import { formatAmount, type StoreId } from '../../engine';
import { useOfferedStores } from '../services/offeredStores';
import { useServices, useSessionPart } from '../services/services';
import { FIRST_VIEW, SECOND_STOP_CHOICES } from '../session/session';
import { othersOf, reachableOf } from './storeFilter';

type Flag = 'ownLabel' | 'sameSizeOnly' | 'keepDiet';
const SWITCHES: readonly { flag: Flag; label: string; byDefault: boolean }[] = [
  { flag: 'ownLabel', label: 'Own label may stand in for a brand', byDefault: true },
  { flag: 'sameSizeOnly', label: 'Same size only', byDefault: false },
  { flag: 'keepDiet', label: 'Organic and free-from stay organic and free-from', byDefault: true },
];

interface ChoiceProps {
  id: string;
  control: typeof Checkbox | typeof Switch;
  checked: boolean;
  label: string;
  onChange(id: string, on: boolean): void;
}

/** One box or switch: only the one that changed is made anew. */
const Choice = memo(function Choice({
  id,
  control: Control,
  checked,
  label,
  onChange,
}: ChoiceProps) {
  return (
    <FormControlLabel
      control={<Control checked={checked} onChange={(_, on) => onChange(id, on)} />}
      label={label}
    />
  );
});

/** What the shopper can reach and accept. Only what shows the filters hears of their changes. */
export const Filters = memo(function Filters() {
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ region: { role: 'group' } }}
      sx={{
        borderRadius: 1,
        '&::before': { display: 'none' },
        '@media print': { display: 'none' },
      }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Summary />
      </AccordionSummary>
      <AccordionDetails
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 1.4fr' } }}
      >
        <Reachable />
        <Cards />
        <Matches />
      </AccordionDetails>
    </Accordion>
  );
});

function Summary() {
  const own = useSessionPart((session) => session.store);
  const filters = useSessionPart((session) => session.filters);
  const from = useSessionPart((session) => session.view.secondStopFrom);
  const offered = useOfferedStores();
  const reachable = reachableOf(filters, offered);
  const active =
    Number(from !== FIRST_VIEW.secondStopFrom) +
    othersOf(own, offered).filter(({ storedName }) => !reachable.includes(storedName)).length +
    SWITCHES.filter(({ flag, byDefault }) => (filters[flag] ?? byDefault) !== byDefault).length;
  return (
    <Typography
      component="span"
      sx={{ fontWeight: 650 }}
    >{`Shops, cards and preferences${active > 0 ? ` (${active} changed)` : ''}`}</Typography>
  );
}

function Reachable() {
  const { session: store } = useServices();
  const own = useSessionPart((session) => session.store);
  const stores = useSessionPart((session) => session.filters.stores);
  const offered = useOfferedStores();
  const toggle = useCallback(
    (id: StoreId): void => {
      const { filters } = store.getSnapshot().session;
      const before = reachableOf(filters, offered);
      store.dispatch({
        type: 'filtersChanged',
        filters: {
          ...filters,
          stores: offered
            .map(({ storedName }) => storedName)
            .filter((known) => (known === id) !== before.includes(known)),
        },
      });
    },
    [store, offered],
  );
  const reachable = reachableOf({ stores }, offered);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <FormLabel component="legend">Shops to include</FormLabel>
      <FormGroup>
        {othersOf(own, offered).map(({ storedName, label }) => (
          <Choice
            key={storedName}
            id={storedName}
            control={Checkbox}
            checked={reachable.includes(storedName)}
            label={label}
            onChange={toggle}
          />
        ))}
      </FormGroup>
    </Box>
  );
}

/** Whose second price counts: a loyalty price is for who holds the card. */
function Cards() {
  const { session: store } = useServices();
  const own = useSessionPart((session) => session.store);
  const stores = useSessionPart((session) => session.filters.stores);
  const cards = useSessionPart((session) => session.view.cards);
  const toggle = useCallback(
    (id: StoreId, on: boolean): void => {
      const before = store.getSnapshot().session.view.cards.filter((card) => card !== id);
      store.dispatch({ type: 'viewChanged', view: { cards: on ? [...before, id] : before } });
    },
    [store],
  );
  const offered = useOfferedStores();
  const reachable = reachableOf({ stores }, offered);
  const having = offered.filter(
    ({ loyalty, storedName }) => loyalty && (storedName === own || reachable.includes(storedName)),
  );
  if (having.length === 0) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <FormLabel component="legend">I have their cards</FormLabel>
      <FormHelperText sx={{ mt: 0 }}>
        Where a price with the card is known, it counts.
      </FormHelperText>
      <FormGroup>
        {having.map(({ storedName, label, loyalty }) => (
          <Choice
            key={storedName}
            id={storedName}
            control={Switch}
            checked={cards.includes(storedName)}
            label={`${label}: ${loyalty!.scheme}`}
            onChange={toggle}
          />
        ))}
      </FormGroup>
    </Box>
  );
}

/** What makes a second shop worth the way differs from shopper to shopper. */
function SecondStop() {
  const { session: store } = useServices();
  const from = useSessionPart((session) => session.view.secondStopFrom);
  return (
    <FormControl size="small" sx={{ mt: 1.5, minWidth: 'min(12rem, 100%)' }}>
      <InputLabel htmlFor="second-stop" variant="standard">
        Second shop from
      </InputLabel>
      <NativeSelect
        id="second-stop"
        value={from}
        onChange={(event) =>
          store.dispatch({
            type: 'viewChanged',
            view: { secondStopFrom: Number(event.target.value) },
          })
        }
      >
        {SECOND_STOP_CHOICES.map((pounds) => (
          <option key={pounds} value={pounds}>{`${formatAmount(pounds)} saved`}</option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

function Matches() {
  const { session: store } = useServices();
  const filters = useSessionPart((session) => session.filters);
  const turn = useCallback(
    (flag: string, on: boolean): void =>
      store.dispatch({
        type: 'filtersChanged',
        filters: { ...store.getSnapshot().session.filters, [flag]: on },
      }),
    [store],
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <FormLabel component="legend">What counts as a match</FormLabel>
      <FormGroup sx={{ gap: 0.5 }}>
        {SWITCHES.map(({ flag, label, byDefault }) => (
          <Choice
            key={flag}
            id={flag}
            control={Switch}
            checked={filters[flag] ?? byDefault}
            label={label}
            onChange={turn}
          />
        ))}
      </FormGroup>
      <SecondStop />
    </Box>
  );
}
