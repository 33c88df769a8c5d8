// What one gets: a small result as the results page shows it.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatPrice, storeLabel } from '../../engine';
import { SavingChip } from '../layout/SavingChip';
import { StoreDot } from '../layout/StoreDot';
import { EXAMPLE_ROWS, EXAMPLE_STORE, EXAMPLE_WORDS } from './sampleAnswer';

export const ExampleResult = () => (
  <Paper
    variant="outlined"
    component="section"
    aria-label="An example"
    sx={{ overflow: 'hidden', boxShadow: '0 18px 40px -28px rgb(20 40 30 / 0.6)' }}
  >
    <Box sx={{ bgcolor: 'placard', color: 'common.white', px: 2.5, py: 2 }}>
      <Typography variant="body2">{`A ${storeLabel(EXAMPLE_STORE)} list, at sample prices`}</Typography>
      <Typography sx={{ fontWeight: 800, fontSize: '1.3rem', lineHeight: 1.25 }}>
        {EXAMPLE_WORDS}
      </Typography>
    </Box>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 2.5, py: 0.5 }}>
      {EXAMPLE_ROWS.map((row) => (
        <ExampleRow key={row.item} {...row} />
      ))}
    </Box>
  </Paper>
);

const ExampleRow = ({ item, store, receipt, saving }: (typeof EXAMPLE_ROWS)[number]) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 2,
      py: 1,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box>
      <Typography sx={{ fontWeight: 650, lineHeight: 1.3 }}>{item}</Typography>
      <Typography variant="body2" color="textSecondary">
        <StoreDot store={store} />
        {`${storeLabel(store)} · ${receipt}`}
      </Typography>
    </Box>
    <SavingChip size="small" label={`Save ${formatPrice(saving)}`} />
  </Box>
);
