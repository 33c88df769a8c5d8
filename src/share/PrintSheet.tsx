// What the printer gets instead of the screen: the plan per store with boxes to tick, on one page.
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { memo } from 'react';
import { lineWords, stopWords, verdictOf, type Trip } from './trip';

const PRINT_ONLY = {
  '.print-sheet': { display: 'none' },
  '@media print': {
    '#main > *:not(.print-host), .print-host > *:not(.print-frame), .print-frame > *:not(.print-sheet), footer':
      { display: 'none !important' },
    '.print-sheet': { display: 'block', color: '#000', background: '#fff', fontSize: '10.5pt' },
    '@page': { margin: '12mm' },
  },
};

const HEADING = { fontWeight: 700, borderBottom: '1px solid #000', mb: 0.5 };

export const PrintSheet = memo(function PrintSheet({ trip, dates }: { trip: Trip; dates: string }) {
  // A long list in small print still is one page.
  const long =
    trip.missing.length + trip.stops.reduce((sum, stop) => sum + stop.lines.length, 0) > 36;
  return (
    <>
      <GlobalStyles styles={PRINT_ONLY} />
      <Box className="print-sheet" aria-hidden>
        <Box sx={{ fontSize: '15pt', fontWeight: 700, mb: 1 }}>Shopping list</Box>
        <Box sx={{ fontWeight: 700, mb: 1 }}>{verdictOf(trip)}</Box>
        <Box
          sx={
            long
              ? { columns: 3, columnGap: '6mm', fontSize: '8.5pt', lineHeight: 1.3 }
              : { columns: 2, columnGap: '10mm' }
          }
        >
          {trip.stops.map((stop) => (
            <Box key={stop.store} sx={{ breakInside: long ? 'auto' : 'avoid-page', mb: 2 }}>
              <Box sx={HEADING}>{stopWords(stop)}</Box>
              {stop.lines.map((line) => (
                <Box key={line.key} sx={{ breakInside: 'avoid' }}>{`☐ ${lineWords(line)}`}</Box>
              ))}
            </Box>
          ))}
          {trip.missing.length > 0 && (
            <Box sx={{ breakInside: 'avoid-page' }}>
              <Box sx={HEADING}>Look for yourself</Box>
              {trip.missing.map((item, at) => (
                <Box key={at}>{`☐ ${item}`}</Box>
              ))}
            </Box>
          )}
        </Box>
        <Box sx={{ mt: 1, fontSize: '8.5pt' }}>{`Prices are indicative. ${dates}`}</Box>
      </Box>
    </>
  );
});
