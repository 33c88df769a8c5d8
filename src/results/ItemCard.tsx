import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import {
  describeAsked,
  formatPrice,
  percent,
  storeLabel,
  type ItemComparison,
  type StoreId,
} from '../../engine';
import { ComparisonRow } from './ComparisonRow';
import { OtherMatches } from './OtherMatches';
import { isFound } from './ownStoreCompared';
import { ordered, type Order } from './SortComparisons';
import { useMeasuredContentVisibility } from './useMeasuredContentVisibility';

/** Specification section 9: at most 3 on the screen. */
const SHOWN = 3;

interface Props {
  item: ItemComparison;
  at: number;
  /** The shopper's own. */ store: StoreId;
  order: Order;
  onChange(at: number, store: StoreId): void;
}

export const ItemCard = memo(function ItemCard({ item, at, store: own, order, onChange }: Props) {
  const card = useMeasuredContentVisibility<HTMLLIElement>();
  const shown = item.comparisons.slice(0, SHOWN);
  const match = percent(item.matchQuality);
  const saving = item.bestSaving?.potentialSaving ?? 0;
  const compared = item.offers.some((offer) => offer.store === own);
  const refused = item.offers.filter((offer) => offer.chosenByShopper && !offer.match);
  return (
    <Card
      component="li"
      ref={card}
      sx={{ containIntrinsicSize: 'auto 640px', p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
          {item.quantity > 1 ? `${item.searchTerm} × ${item.quantity}` : item.searchTerm}
        </Typography>
        {match !== '0%' && <Chip size="small" variant="outlined" label={`${match} match`} />}
        {saving > 0 && (
          <Chip
            size="small"
            label={`Save ${formatPrice(saving)}`}
            sx={{ bgcolor: 'saving.soft', color: 'saving.main' }}
          />
        )}
      </Box>
      {item.asked !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {describeAsked(item)}
        </Typography>
      )}
      {shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {ordered(shown, order).map((comparison) => (
            <ComparisonRow
              key={`${comparison.product1.store}${comparison.product2.store}`}
              comparison={comparison}
              onChange={() => onChange(at, comparison.product2.store)}
            />
          ))}
        </Box>
      )}
      {!isFound(item, compared) && (
        <Box>
          <Typography>No similar products found across other supermarkets.</Typography>
          <Typography color="textSecondary">
            Try searching with a more generic term or check the spelling.
          </Typography>
        </Box>
      )}
      <OtherMatches item={item} own={own} shown={shown} onChange={(store) => onChange(at, store)} />
      {refused.map(({ store }) => (
        <Button
          key={store}
          size="small"
          color="inherit"
          data-changes={store}
          sx={{ justifySelf: 'start', px: 1, ml: -1, textAlign: 'left' }}
          onClick={() => onChange(at, store)}
        >{`${storeLabel(store)}: you said none of these. Choose again`}</Button>
      ))}
    </Card>
  );
});
