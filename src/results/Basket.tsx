// The whole list at each store, ranked by what is handed over for the same items, and the plans.
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { describeDifference, formatPrice, storeLabel, type ListComparison } from '../../engine';
import { ownCompared } from './ownStoreCompared';
import { Plans } from './Plans';

const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Left alone while a new comparison is on its way. */
export const Basket = memo(function Basket({ result }: { result: ListComparison }) {
  const { stores, reference } = result.basket;
  if (stores.length < 2) return null;
  const compared = ownCompared(result);
  return (
    <Box component="section" aria-labelledby="basket">
      <Typography id="basket" variant="h2">
        Your whole basket
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {reference === null
          ? 'No store has any of these items.'
          : `Cheapest first, each on the items that it and ${storeLabel(reference)} both have.`}
      </Typography>
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        role="region"
        aria-label="Basket cost by store"
      >
        <Table size="small" sx={{ '& td, & th': { px: { xs: 1.25, sm: 2 }, py: 1.25 } }}>
          <TableHead>
            <TableRow>
              <TableCell>Store</TableCell>
              <TableCell align="right">Same items</TableCell>
              <TableCell align="right">All it has</TableCell>
              <TableCell sx={WIDE_ONLY}>Missing</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {stores.map((total) => (
              <TableRow
                key={total.store}
                sx={total.cheapest ? { bgcolor: 'saving.soft' } : undefined}
              >
                <TableCell component="th" scope="row">
                  <Box component="span" sx={{ fontWeight: 700, mr: 1 }}>
                    {storeLabel(total.store)}
                  </Box>
                  {total.store === result.store && (
                    <Chip size="small" variant="outlined" label="Your store" />
                  )}
                  {total.cheapest && (
                    <Chip
                      size="small"
                      color="secondary"
                      label={compared ? 'Cheapest' : 'Cheapest of these'}
                    />
                  )}
                  {total.missing.length > 0 && (
                    <Typography
                      variant="caption"
                      color="textSecondary"
                      sx={{ display: { xs: 'block', sm: 'none' }, overflowWrap: 'anywhere' }}
                    >{`Missing: ${total.missing.join(', ')}`}</Typography>
                  )}
                </TableCell>
                <TableCell align="right">
                  <Box component="span" sx={{ fontWeight: 700 }}>
                    {describeDifference(total, reference)}
                  </Box>
                </TableCell>
                <TableCell align="right">
                  {total.itemsPriced > 0
                    ? `${formatPrice(total.total)} for ${total.itemsPriced}`
                    : 'none of them'}
                </TableCell>
                <TableCell sx={{ ...WIDE_ONLY, overflowWrap: 'anywhere' }}>
                  {total.missing.length > 0 ? total.missing.join(', ') : 'nothing'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Plans result={result} />
    </Box>
  );
});
