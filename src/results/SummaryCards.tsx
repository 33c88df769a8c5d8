import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatPrice, storeLabel, type ListComparison } from '../../engine';

/** The three figures of the specification, in one row; below one another where large text leaves no room. */
export function SummaryCards({ result }: { result: ListComparison }) {
  const { bestAlternativeStore: best, totalSaving } = result;
  const cards = [
    {
      title: 'Potential Savings',
      value: formatPrice(totalSaving),
      note: `vs ${storeLabel(result.store)}`,
      saves: totalSaving > 0,
    },
    {
      title: 'Best Alternative',
      value: best ? storeLabel(best) : 'No better option found',
      note: result.bestAlternativeNote,
    },
    {
      title: 'Items Matched',
      value: String(result.matchedItems),
      note: `out of ${result.totalItems}`,
    },
  ];
  return (
    <Box
      component="section"
      aria-label="Summary"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.2rem), 1fr))',
      }}
    >
      {cards.map(({ title, value, note, saves }) => (
        <Card key={title} sx={{ px: { xs: 1, sm: 2.5 }, py: { xs: 1, sm: 2 } }}>
          <Typography
            component="h2"
            color="textSecondary"
            sx={{ fontWeight: 650, fontSize: { xs: '0.8rem', sm: '0.875rem' } }}
          >
            {title}
          </Typography>
          <Typography
            sx={{
              fontWeight: 800,
              letterSpacing: '-0.02em',
              lineHeight: 1.2,
              my: 0.5,
              fontSize: { xs: value.length > 8 ? '0.95rem' : '1.25rem', sm: '1.5rem' },
            }}
            color={saves ? 'saving.main' : 'textPrimary'}
          >
            {value}
          </Typography>
          <Typography color="textSecondary" sx={{ fontSize: { xs: '0.8rem', sm: '0.875rem' } }}>
            {note}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
