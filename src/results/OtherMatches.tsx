import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  formatPrice,
  storeLabel,
  type Comparison,
  type ItemComparison,
  type StoreId,
} from '../../engine';

interface Props {
  item: ItemComparison;
  own: StoreId;
  shown: readonly Comparison[];
  onChange(store: StoreId): void;
}

/** Matches that count in the totals and stand in no comparison above: they can be changed too. */
export function OtherMatches({ item, own, shown, onChange }: Props) {
  // What the shopper picked on the list is changed there. What a typed line was taken for at the own store is a match like any other.
  const others = item.offers.filter(
    ({ store, match }) =>
      match &&
      !(store === own && item.picked) &&
      !shown.some(({ product2 }) => product2.store === store),
  );
  if (others.length === 0) return null;
  // Beside comparisons, or beside the own store's match that none was found for; alone where that store is not compared.
  const also = item.offers.some(({ store }) => store === own) ? 'Also, ' : '';
  return (
    <Box
      component="ul"
      aria-label="Other matches"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        pt: 1,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
        color: 'text.secondary',
      }}
    >
      {others.map(
        ({ store, match }) =>
          match && (
            <Box
              component="li"
              key={store}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 1,
                justifyContent: 'space-between',
              }}
            >
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {[
                  `${store === own ? 'Your store, ' : also}${storeLabel(store)}: ${match.name}`,
                  formatPrice(match.price),
                  match.unitPriceLabel,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
              <Button
                size="small"
                color="inherit"
                data-changes={store}
                onClick={() => onChange(store)}
                aria-label={`Not the right product? ${match.name} at ${storeLabel(store)}`}
                sx={{ px: 1, mx: -1 }}
              >
                Not the right product?
              </Button>
            </Box>
          ),
      )}
    </Box>
  );
}
