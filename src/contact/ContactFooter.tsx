// The footer of the contact page; its copyright year is the specification's.
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

const LINKS = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/contact', label: 'Contact Us' },
];

export function ContactFooter() {
  return (
    <Box
      component="footer"
      sx={{
        mt: 6,
        pt: 3,
        pb: 4,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 1.5,
        justifyItems: 'center',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <img src="/favicon.svg" alt="" width={24} height={24} />
        <Typography component="span" sx={{ fontWeight: 700 }}>
          Basketwise
        </Typography>
      </Box>
      <Box
        component="nav"
        aria-label="Footer"
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 3 }}
      >
        {LINKS.map(({ to, label }) => (
          <Link key={to} component={RouterLink} to={to} sx={{ py: 1 }}>
            {label}
          </Link>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        © 2025 Basketwise. All rights reserved.
      </Typography>
    </Box>
  );
}
