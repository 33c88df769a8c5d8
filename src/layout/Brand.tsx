import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { PATHS } from '../services/steps';

export function Brand() {
  return (
    <Box
      component={Link}
      to={PATHS.home}
      aria-label="Basketwise, home"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        color: 'text.primary',
        textDecoration: 'none',
        fontWeight: 800,
        fontSize: '1.2rem',
        letterSpacing: '-0.02em',
      }}
    >
      <Box component="img" src="/favicon.svg" alt="" width={30} height={30} />
      Basketwise
    </Box>
  );
}
