import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The heading of a part of a screen: never louder than the screen's own. */
export const SectionTitle = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Typography id={id} variant="h2" sx={{ fontSize: { xs: '1.2rem', sm: '1.35rem' } }}>
    {children}
  </Typography>
);
