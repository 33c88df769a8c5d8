import ListAltIcon from '../icons/ListAltOutlined';
import CompareIcon from '../icons/CompareArrowsOutlined';
import SavingsIcon from '../icons/SavingsOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const STEPS = [
  {
    Icon: ListAltIcon,
    title: 'Enter your list',
    text: 'Type your shopping list or upload a photo of it.',
  },
  {
    Icon: CompareIcon,
    title: 'We compare prices',
    text: 'Every item is looked up at five supermarkets, like for like.',
  },
  {
    Icon: SavingsIcon,
    title: 'Save money',
    text: 'See where each item costs less, and what that makes in a year.',
  },
];

export function HowItWorks() {
  return (
    <Box component="section" aria-labelledby="how">
      <Typography id="how" variant="h2" sx={{ mb: 3 }}>
        How It Works
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 2.5, md: 4 },
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {STEPS.map((step, at) => (
          <Step key={step.title} {...step} at={at + 1} />
        ))}
      </Box>
    </Box>
  );
}

const Step = ({ Icon, title, text, at }: (typeof STEPS)[number] & { at: number }) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'start' }}
  >
    <Box
      sx={{
        width: 52,
        height: 52,
        borderRadius: '50%',
        bgcolor: 'background.soft',
        color: 'primary.main',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      <Icon aria-hidden />
    </Box>
    {/* Beside the sign, or below it where large text leaves no twelve letters. */}
    <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
      <Typography variant="h3" component="h3">{`${at}. ${title}`}</Typography>
      <Typography color="textSecondary">{text}</Typography>
    </Box>
  </Box>
);
