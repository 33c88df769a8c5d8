import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { describeOffers, storeLabel, type ComparedProduct } from '../../engine';
import { StoreDot } from '../layout/StoreDot';
import { GoodPrice } from '../priceHistory/GoodPrice';

/** One product at one store: what stands on the receipt, what it costs by weight, what else its label says. */
export function ProductLine({
  product,
  own = false,
  sizeSaid = false,
  children,
}: {
  product: ComparedProduct;
  /** Of the shopper's store. */ own?: boolean;
  /** What is said below tells of the size. */ sizeSaid?: boolean;
  children?: ReactNode;
}) {
  const small = labelOf(product, sizeSaid);
  return (
    <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 1.5,
          alignItems: 'baseline',
        }}
      >
        <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 700 }}>
          <StoreDot store={product.store} />
          {own ? `${storeLabel(product.store)}, your store` : storeLabel(product.store)}
        </Typography>
        <Typography sx={{ fontWeight: 750 }}>{product.receipt}</Typography>
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>{product.name}</Typography>
      {small && (
        <Typography variant="body2" color="textSecondary">
          {small}
        </Typography>
      )}
      <GoodPrice product={product} />
      {children}
    </Box>
  );
}

/** "500 g · £1.60 per kg · £1.50 with Clubcard" */
function labelOf(product: ComparedProduct, sizeSaid: boolean): string {
  const unsized = sizeSaid ? '' : 'Pack size unknown';
  return [
    product.size.kind === 'none' ? unsized : product.sizeLabel,
    product.unitPriceLabel,
    ...describeOffers(product),
  ]
    .filter(Boolean)
    .join(' · ');
}
