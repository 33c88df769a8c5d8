import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../services/steps';

const LINKS = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: PATHS.contact, label: 'Contact Us' },
];

/** The year is the specification's (landing page). */
export function SiteFooter() {
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        mt: { xs: 5, sm: 8 },
        py: 3,
        '@media print': { display: 'none' },
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="body2" color="textSecondary">
          © 2024 Basketwise. Prices are indicative; check them in the shop.
        </Typography>
        <FooterLinks />
      </Container>
    </Box>
  );
}

const FooterLinks = () => (
  <Box component="nav" aria-label="Footer" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
    {LINKS.map(({ to, label }) => (
      <Link
        key={to}
        component={RouterLink}
        to={to}
        color="textPrimary"
        variant="body2"
        sx={{ py: 1.5 }}
      >
        {label}
      </Link>
    ))}
  </Box>
);
