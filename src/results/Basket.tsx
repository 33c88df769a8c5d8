// The whole list at each store, cheapest first on the same items.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ExpandMoreIcon from '../icons/ExpandMore';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import {
  counted,
  describeCardTotal,
  describeDifference,
  describeUnsized,
  formatPrice,
  storeLabel,
  type BasketTotal,
  type ListComparison,
  type StoreId,
} from '../../engine';
import { SectionTitle } from '../layout/SectionTitle';
import { StoreDot } from '../layout/StoreDot';

/** Left alone while a new comparison is on its way. */
export const Basket = memo(function Basket({ result }: { result: ListComparison }) {
  const { stores, reference } = result.basket;
  if (stores.length < 2 || reference === null) return null;
  if (stores.every(({ itemsPriced }) => itemsPriced === 0)) return null;
  // What has none of the items stands below, under what each shop lacks.
  const shown = stores.filter(
    ({ itemsPriced, store }) => itemsPriced > 0 || store === result.store,
  );
  return (
    <Box component="section" aria-labelledby="basket">
      <SectionTitle id="basket">Your whole basket</SectionTitle>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {`Cheapest first, on the items that each shop and ${storeLabel(reference)} both have.`}
      </Typography>
      <Paper variant="outlined">
        <Table
          size="small"
          aria-label="Basket cost by store"
          sx={{ '& tr:last-of-type > *': { border: 0 } }}
        >
          <TableBody>
            {shown.map((total) => (
              <StoreRow key={total.store} total={total} own={result.store} reference={reference} />
            ))}
          </TableBody>
        </Table>
      </Paper>
      <Lacking stores={stores} />
    </Box>
  );
});

const CELL = { px: { xs: 1.5, sm: 2 }, py: 1 };

function StoreRow({
  total,
  own,
  reference,
}: {
  total: BasketTotal;
  own: StoreId;
  reference: StoreId;
}) {
  const { store, rank } = total;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={CELL}>
        <Box component="span" sx={{ fontWeight: 700 }}>
          {rank === null ? '' : `${rank}. `}
          <StoreDot store={store} />
          {storeLabel(store)}
        </Box>
        {store === own && (
          <Chip
            size="small"
            variant="outlined"
            label="Your store"
            sx={{ ml: 1, height: 'auto', minHeight: 24 }}
          />
        )}
        {store !== reference && <Difference total={total} reference={reference} />}
      </TableCell>
      <TableCell align="right" sx={{ ...CELL, width: 112, verticalAlign: 'top' }}>
        {total.itemsPriced > 0 && <BasketCost total={total} />}
      </TableCell>
    </TableRow>
  );
}

function Difference({ total, reference }: { total: BasketTotal; reference: StoreId }) {
  const less = total.difference < 0 && total.rank !== null;
  return (
    <>
      <Typography
        variant="body2"
        color={less ? 'saving.main' : 'textSecondary'}
        sx={less ? { fontWeight: 650 } : undefined}
      >
        {describeDifference(total, reference)}
      </Typography>
      {less && total.unsizedSaving > 0 && (
        <Typography variant="body2" color="textSecondary">
          {describeUnsized(total)}
        </Typography>
      )}
    </>
  );
}

const BasketCost = ({ total }: { total: BasketTotal }) => (
  <>
    <Box component="span" sx={{ fontWeight: 750, fontSize: '1rem' }}>
      {formatPrice(total.total)}
    </Box>
    <Typography variant="body2" color="textSecondary">
      {`for ${counted(total.itemsPriced, 'item')}`}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {describeCardTotal(total)}
    </Typography>
  </>
);

interface LackingLine {
  store: StoreId;
  words: string;
}

/** Missing is only what a store has nothing for; what it has nothing alike for is unfolded at the item. */
const lackingIn = (stores: readonly BasketTotal[]): LackingLine[] =>
  stores.flatMap(({ store, missing, notLikeForLike }) => [
    ...(missing.length ? [{ store, words: `Missing: ${missing.join(', ')}` }] : []),
    ...(notLikeForLike.length
      ? [{ store, words: `No like-for-like: ${notLikeForLike.join(', ')}` }]
      : []),
  ]);

function Lacking({ stores }: { stores: readonly BasketTotal[] }) {
  const [open, setOpen] = useState(false);
  const lines = lackingIn(stores);
  if (lines.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={open ? 'lacking' : undefined}
        onClick={() => setOpen(!open)}
        endIcon={
          <ExpandMoreIcon aria-hidden sx={open ? { transform: 'rotate(180deg)' } : undefined} />
        }
        sx={{ px: 1.5 }}
      >
        What each shop lacks
      </Button>
      {open && <LackingList lines={lines} />}
    </>
  );
}

const LackingList = ({ lines }: { lines: readonly LackingLine[] }) => (
  <Box
    component="ul"
    id="lacking"
    sx={{ listStyle: 'none', m: 0, px: 1.5, display: 'grid', gap: 0.5 }}
  >
    {lines.map(({ store, words }) => (
      <Typography
        component="li"
        variant="body2"
        key={`${store}${words}`}
        sx={{ overflowWrap: 'anywhere' }}
      >
        <strong>{`${storeLabel(store)}. `}</strong>
        {words}
      </Typography>
    ))}
  </Box>
);
