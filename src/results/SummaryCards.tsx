import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatPrice, storeLabel, type ListComparison } from '../../engine';

interface Figure {
  title: string;
  value: string;
  note: string;
  /** What the figure rests on; empty where that needs no word. */ more?: string;
  saves?: boolean;
}

/** The three figures of the specification. */
function figuresOf(result: ListComparison): Figure[] {
  const { bestAlternativeStore: best, totalSaving } = result;
  return [
    {
      title: 'Potential Savings',
      value: formatPrice(totalSaving),
      note: `vs ${storeLabel(result.store)}`,
      more: result.savingNote,
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
}

const SMALL = { xs: '0.8rem', sm: '0.875rem' };

/** In one row; below one another where large text leaves no room. */
export const SummaryCards = ({ result }: { result: ListComparison }) => (
  <Box
    component="section"
    aria-label="Summary"
    sx={{
      display: 'grid',
      gap: { xs: 1, sm: 2 },
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.2rem), 1fr))',
    }}
  >
    {figuresOf(result).map((figure) => (
      <SummaryCard key={figure.title} {...figure} />
    ))}
  </Box>
);

const SummaryCard = ({ title, value, note, more, saves }: Figure) => (
  <Card sx={{ px: { xs: 1, sm: 2.5 }, py: { xs: 1, sm: 2 } }}>
    <Typography component="h2" color="textSecondary" sx={{ fontWeight: 650, fontSize: SMALL }}>
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
    <Typography color="textSecondary" sx={{ fontSize: SMALL }}>
      {note}
    </Typography>
    {more && (
      <Typography color="textSecondary" sx={{ fontSize: SMALL }}>
        {more}
      </Typography>
    )}
  </Card>
);
