// The specified card of an item: the own product once, then a line a store.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { percent, storeLabel, type ItemComparison, type StoreId } from '../../engine';
import { ComparisonLine } from './ComparisonLine';
import { orderedComparisons, type Order } from './itemOrder';
import { KeptNote } from './KeptNote';
import { OtherOffers, type OfferActions } from './OtherOffers';
import { isFound } from './ownStoreCompared';
import { ProductLine } from './ProductLine';
import { Wrote } from './Wrote';

/** Specification section 9: at most 3 on the screen. */
const SHOWN = 3;

export interface ItemDetailsProps extends OfferActions {
  item: ItemComparison;
  /** The shopper's own. */ store: StoreId;
  order: Order;
}

export function ItemDetails({ item, store: own, order, onChange, onUse }: ItemDetailsProps) {
  // Beside nothing of one's own nothing is dearer or cheaper: then each store's own product stands, the one that is bought.
  const shown = item.selectedProduct
    ? orderedComparisons(item.comparisons.slice(0, SHOWN), order)
    : [];
  const match = percent(item.matchQuality);
  const chosenAt = (store: StoreId): boolean =>
    item.offers.some((offer) => offer.store === store && offer.chosenByShopper);
  const others = item.offers.filter(
    ({ store }) => store !== own && !shown.some(({ product2 }) => product2.store === store),
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Wrote item={item} unlike={false} />
      <KeptNote
        kept={item.kept}
        today={item.selectedProduct}
        onUse={(product) => onUse(own, product)}
      />
      <OwnProduct item={item} own={own} chosen={chosenAt(own)} onChange={onChange} />
      {shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {shown.map((comparison) => (
            <ComparisonLine
              key={comparison.product2.store}
              comparison={comparison}
              chosen={chosenAt(comparison.product2.store)}
              onChange={() => onChange(comparison.product2.store)}
              onUse={(product) => onUse(comparison.product2.store, product)}
            />
          ))}
        </Box>
      )}
      {!isFound(item, own) && <NothingSimilar />}
      <OtherOffers offers={others} onChange={onChange} onUse={onUse} />
      {match !== '0%' && (
        <Typography variant="caption" color="textSecondary">{`${match} match`}</Typography>
      )}
    </Box>
  );
}

const NothingSimilar = () => (
  <Box>
    <Typography>No similar products found across other supermarkets.</Typography>
    <Typography color="textSecondary">
      Try searching with a more generic term or check the spelling.
    </Typography>
  </Box>
);

/** What was picked on the list is changed there; what a typed line was taken for is changed here. */
function OwnProduct({
  item: { selectedProduct: product, picked, searchTerm, offers },
  own,
  chosen,
  onChange,
}: {
  item: ItemComparison;
  own: StoreId;
  chosen: boolean;
  onChange(store: StoreId): void;
}) {
  const offer = offers.find(({ store }) => store === own);
  if (!offer) return null;
  if (!product)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography
          color="textSecondary"
          sx={{ mr: 'auto' }}
        >{`Not at ${storeLabel(own)}`}</Typography>
        {offer.state === 'refused' && (
          <ChangeOwn own={own} name={searchTerm} words="Choose again" onChange={onChange} />
        )}
      </Box>
    );
  return (
    <ProductLine product={product} own>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {picked || chosen ? 'You chose this' : ''}
        </Typography>
        {!picked && <ChangeOwn own={own} name={product.name} words="Change" onChange={onChange} />}
      </Box>
    </ProductLine>
  );
}

const ChangeOwn = ({
  own,
  name,
  words,
  onChange,
}: {
  own: StoreId;
  name: string;
  words: string;
  onChange(store: StoreId): void;
}) => (
  <Button
    size="small"
    color="inherit"
    data-changes={own}
    onClick={() => onChange(own)}
    aria-label={`${words} ${name} at ${storeLabel(own)}`}
    sx={{ px: 1.5, minWidth: 0 }}
  >
    {words}
  </Button>
);
