import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPrice, storeLabel, type ComparedProduct } from '../../engine';

/** Store, name and price of one product; its size and unit price below. */
export function ProductSide({ product, marked }: { product: ComparedProduct; marked: boolean }) {
  const small = [
    product.size.kind === 'none' ? 'size not stated' : product.sizeLabel,
    product.unitPriceLabel,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant="body2"
        sx={{ fontWeight: 700 }}
        color={marked ? 'primary' : 'textSecondary'}
      >
        {storeLabel(product.store)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>{product.name}</Typography>
      <Typography sx={{ fontWeight: 800, fontSize: '1.15rem' }}>
        {formatPrice(product.price)}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {small}
      </Typography>
    </Box>
  );
}
