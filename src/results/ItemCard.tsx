// One row an item; the specified card is what unfolds.
import ExpandMoreIcon from '../icons/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import {
  describeAsked,
  formatPrice,
  type ComparedProduct,
  type ItemComparison,
  type StoreId,
} from '../../engine';
import { SavingChip } from '../layout/SavingChip';
import { StoreDot } from '../layout/StoreDot';
import { ItemDetails } from './ItemDetails';
import type { Order } from './itemOrder';
import { itemRow } from './itemRow';
import { Wrote } from './Wrote';

interface Props {
  item: ItemComparison;
  at: number;
  /** The shopper's own. */ store: StoreId;
  order: Order;
  onChange(at: number, store: StoreId): void;
  onUse(at: number, store: StoreId, product: ComparedProduct): void;
  /** Below the row, folded or not. */ children?: ReactNode;
}

const DENSE = {
  px: { xs: 1.5, sm: 2 },
  minHeight: 48,
  [`& .${accordionSummaryClasses.content}`]: { my: 0.5, minWidth: 0 },
} as const;

export const ItemCard = memo(function ItemCard({ item, at, store: own, ...props }: Props) {
  const { order, onChange, onUse, children } = props;
  return (
    <Box component="li" data-item={at} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Accordion
        disableGutters
        square
        elevation={0}
        slotProps={{
          heading: { component: 'h3' },
          region: { role: 'group' },
          transition: { unmountOnExit: true, timeout: 0 },
        }}
        sx={{ bgcolor: 'transparent', border: 0, '&::before': { display: 'none' } }}
      >
        <AccordionSummary expandIcon={<ExpandMoreIcon aria-hidden />} sx={DENSE}>
          <RowWords item={item} own={own} />
        </AccordionSummary>
        <AccordionDetails sx={{ px: { xs: 1.5, sm: 2 }, pt: 0.5 }}>
          <ItemDetails
            item={item}
            store={own}
            order={order}
            onChange={(store) => onChange(at, store)}
            onUse={(store, product) => onUse(at, store, product)}
          />
        </AccordionDetails>
      </Accordion>
      {children}
    </Box>
  );
});

const ROW = {
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
} as const;

/** The whole width is the name's: beside the saving a product's name had three lines on a phone. */
const NAME = {
  flexBasis: '100%',
  fontSize: { xs: '0.95rem', sm: '1rem' },
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
} as const;

/** Name, where it is cheapest, what is handed over there, what that saves. */
function RowWords({ item, own }: { item: ItemComparison; own: StoreId }) {
  const { store, receipt, saving, mark, where } = itemRow(item, own);
  return (
    <Box component="span" sx={ROW}>
      <Typography component="span" sx={NAME}>
        {item.searchTerm}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ flex: '1 1 7rem', minWidth: 0 }}
      >
        {store && <StoreDot store={store} />}
        {[where, receipt].filter(Boolean).join(' · ')}
      </Typography>
      {saving > 0 && (
        <SavingChip size="small" label={`Save ${formatPrice(saving)}`} unsure={mark} />
      )}
      <Wrote item={item} unlike />
      {item.asked !== undefined && (
        <Typography component="span" variant="body2" sx={{ flexBasis: '100%' }}>
          {describeAsked(item)}
        </Typography>
      )}
    </Box>
  );
}
