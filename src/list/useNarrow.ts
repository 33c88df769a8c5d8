import useMediaQuery from '@mui/material/useMediaQuery';

/** Specification section 9: 768 px or less. */
export const useNarrow = (): boolean => useMediaQuery('(max-width:768px)', { noSsr: true });
