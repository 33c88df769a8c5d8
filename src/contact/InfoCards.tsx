// The three reasons people write, side by side or stacked on a phone.
import AddShoppingCartIcon from '../icons/AddShoppingCart';
import BugReportIcon from '../icons/BugReport';
import LightbulbIcon from '../icons/Lightbulb';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const CARDS = [
  {
    Icon: BugReportIcon,
    title: 'Report a Bug',
    text: 'Something not working as it should? Tell us what happened.',
  },
  {
    Icon: LightbulbIcon,
    title: 'Suggest Improvement',
    text: 'An idea that would make comparing prices easier for you.',
  },
  {
    Icon: AddShoppingCartIcon,
    title: 'Missing Items',
    text: 'A product you buy that we do not list yet.',
  },
];

export function InfoCards() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {CARDS.map((card) => (
        <InfoCard key={card.title} {...card} />
      ))}
    </Box>
  );
}

const InfoCard = ({ Icon, title, text }: (typeof CARDS)[number]) => (
  <Card component="li" variant="outlined">
    <CardContent
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: { xs: 'auto 1fr', sm: '1fr' },
        p: { xs: 1.5, sm: 2 },
        '&:last-child': { pb: { xs: 1.5, sm: 2 } },
      }}
    >
      <Icon color="primary" aria-hidden sx={{ gridRow: { xs: 'span 2', sm: 'auto' } }} />
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, lineHeight: 1.3 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    </CardContent>
  </Card>
);
