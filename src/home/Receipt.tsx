// An example of what the results look like, drawn as a till receipt. Decoration: hidden from screen readers.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const ROWS = [
  ['Semi skimmed milk, 4 pints', 'same price'],
  ['Mature cheddar, 400 g', 'cheaper by £0.60'],
  ['Basmati rice, 1 kg', 'cheaper by £0.45'],
  ['Ground coffee, 227 g', 'cheaper by £1.10'],
] as const;

export function Receipt() {
  return (
    <Paper
      aria-hidden
      variant="outlined"
      sx={{
        display: { xs: 'none', md: 'block' },
        p: 3,
        rotate: '1.5deg',
        boxShadow: '0 18px 40px -24px rgb(60 40 20 / 0.45)',
      }}
    >
      <Typography variant="overline" color="textSecondary">
        An example
      </Typography>
      {ROWS.map(([item, saving]) => (
        <Box
          key={item}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 1.25,
            borderBottom: '1px dashed',
            borderColor: 'divider',
          }}
        >
          <Typography>{item}</Typography>
          <Typography
            color={saving.startsWith('cheaper') ? 'secondary' : 'textSecondary'}
            sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}
          >
            {saving}
          </Typography>
        </Box>
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', pt: 2 }}>
        <Typography sx={{ fontWeight: 800 }}>Potential savings</Typography>
        <Typography sx={{ fontWeight: 800 }} color="secondary">
          £2.15
        </Typography>
      </Box>
    </Paper>
  );
}
