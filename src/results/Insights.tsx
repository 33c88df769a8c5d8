import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatPrice } from '../../engine';
import { SectionTitle } from '../layout/SectionTitle';
import { SavingChip } from '../layout/SavingChip';

const WEEKS = { month: 4, year: 52 };
const HIGH = 10;

/** Specification sections 2 and 9: shown only when something is saved. */
export function Insights({ weekly }: { weekly: number }) {
  if (weekly <= 0) return null;
  const cards = [
    { title: 'Monthly Savings Potential', value: weekly * WEEKS.month },
    { title: 'Annual Savings Potential', value: weekly * WEEKS.year },
  ];
  return (
    <Box component="section" aria-labelledby="insights">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
        <SectionTitle id="insights">Shopping Insights</SectionTitle>
        {weekly > HIGH && <SavingChip label="High savings" />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
        }}
      >
        {cards.map(({ title, value }) => (
          <Potential key={title} title={title} value={value} />
        ))}
      </Box>
    </Box>
  );
}

/** `value`: in pounds. */
const Potential = ({ title, value }: { title: string; value: number }) => (
  <Card sx={{ px: { xs: 1.5, sm: 2.5 }, py: { xs: 1, sm: 2 } }}>
    <Typography component="h3" variant="body2" color="textSecondary" sx={{ fontWeight: 650 }}>
      {title}
    </Typography>
    <Typography sx={{ fontWeight: 800, fontSize: '1.4rem' }}>{formatPrice(value)}</Typography>
    <Typography variant="body2" color="textSecondary">
      If you shop weekly
    </Typography>
  </Card>
);
