// What is to be said at an item's row, with the button for it beside, or below where both do not fit.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const WordsAndButton = ({ words, children }: { words: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 1,
      px: { xs: 1.5, sm: 2 },
      pb: 1,
    }}
  >
    <Typography variant="body2" sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
      {words}
    </Typography>
    {children}
  </Box>
);
