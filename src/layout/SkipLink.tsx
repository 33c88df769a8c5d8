import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';

const MAIN = 'main';

/** The first stop of the keyboard. It moves the focus itself: followed as an address, it would take the place of a fragment that holds a shared list. */
export function SkipLink() {
  function skip(event: MouseEvent): void {
    event.preventDefault();
    document.getElementById(MAIN)?.focus();
  }
  return (
    <Box
      component="a"
      href={`#${MAIN}`}
      onClick={skip}
      sx={{
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 2000,
        bgcolor: 'background.paper',
        color: 'text.primary',
        p: 1.5,
        borderRadius: 1,
        '&:focus': { top: 8 },
      }}
    >
      Skip to content
    </Box>
  );
}
