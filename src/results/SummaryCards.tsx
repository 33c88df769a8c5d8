import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatPrice, storeLabel, type ListComparison } from '../../engine';

export function SummaryCards({ result }: { result: ListComparison }) {
  const { bestAlternativeStore: best } = result;
  const cards = [
    {
      title: 'Potential Savings',
      value: formatPrice(result.totalSaving),
      note: `vs ${storeLabel(result.store)}`,
      loud: result.totalSaving > 0,
    },
    {
      title: 'Best Alternative',
      value: best ? storeLabel(best) : 'No better option found',
      note: result.bestAlternativeNote,
      loud: false,
    },
    {
      title: 'Items Matched',
      value: String(result.matchedItems),
      note: `out of ${result.totalItems}`,
      loud: false,
    },
  ];
  return (
    <Box
      component="section"
      aria-label="Summary"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
          md: '1.2fr 1fr 1fr',
        },
      }}
    >
      {cards.map(({ title, value, note, loud }, at) => (
        <Card
          key={title}
          sx={{
            p: { xs: 2, sm: 2.5 },
            gridColumn: { xs: at === 0 ? '1 / -1' : 'auto', md: 'auto' },
            ...(loud && { bgcolor: 'saving.soft', borderColor: 'transparent' }),
          }}
        >
          <Typography
            component="h2"
            variant="body2"
            color={loud ? 'textPrimary' : 'textSecondary'}
            sx={{ fontWeight: 650 }}
          >
            {title}
          </Typography>
          <Typography
            sx={{
              fontWeight: 800,
              letterSpacing: '-0.02em',
              lineHeight: 1.2,
              my: 0.5,
              fontSize: at === 0 ? { xs: '2.4rem', sm: '2.6rem' } : { xs: '1.25rem', sm: '1.6rem' },
            }}
            color={loud ? 'saving.main' : 'textPrimary'}
          >
            {value}
          </Typography>
          <Typography variant="body2" color={loud ? 'textPrimary' : 'textSecondary'}>
            {note}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
