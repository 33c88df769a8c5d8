import Box from '@mui/material/Box';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { STORES, type ListFilters } from '../../engine';
import { useServices, useSession } from '../services';

const SWITCHES: readonly { flag: 'ownLabel' | 'sameSizeOnly' | 'keepDiet'; label: string; byDefault: boolean }[] = [
  { flag: 'ownLabel', label: 'Own label may stand in for a brand', byDefault: true },
  { flag: 'sameSizeOnly', label: 'Same size only', byDefault: false },
  { flag: 'keepDiet', label: 'Organic and free-from stay organic and free-from', byDefault: true },
];

export function Filters() {
  const { session: store } = useServices();
  const { session } = useSession();
  const { filters } = session;
  const change = (changed: ListFilters): void => store.dispatch({ type: 'filtersChanged', filters: { ...filters, ...changed } });
  const others = STORES.filter(({ storedName }) => storedName !== session.store);
  const reachable = filters.stores ?? STORES.map(({ storedName }) => storedName);
  const toggle = (id: string): void => change({ stores: STORES.map(({ storedName }) => storedName).filter((known) => (known === id) !== reachable.includes(known)) });
  const active = others.filter(({ storedName }) => !reachable.includes(storedName)).length + SWITCHES.filter(({ flag, byDefault }) => (filters[flag] ?? byDefault) !== byDefault).length;

  return (
    <Accordion disableGutters variant="outlined" slotProps={{ region: { role: 'group' } }} sx={{ '&::before': { display: 'none' }, '@media print': { display: 'none' } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" sx={{ fontWeight: 650 }}>{`Stores and preferences${active > 0 ? ` (${active} set)` : ''}`}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1.4fr' } }}>
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
          <FormLabel component="legend">Stores I can reach</FormLabel>
          <FormGroup>
            {others.map(({ storedName, label }) => <FormControlLabel key={storedName} control={<Checkbox checked={reachable.includes(storedName)} onChange={() => toggle(storedName)} />} label={label} />)}
          </FormGroup>
        </Box>
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
          <FormLabel component="legend">What counts as a match</FormLabel>
          <FormGroup sx={{ gap: 0.5 }}>
            {SWITCHES.map(({ flag, label, byDefault }) => <FormControlLabel key={flag} control={<Switch checked={filters[flag] ?? byDefault} onChange={(_, on) => change({ [flag]: on })} />} label={label} />)}
          </FormGroup>
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
