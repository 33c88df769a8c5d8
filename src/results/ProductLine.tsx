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
  children,
}: {
  product: ComparedProduct;
  /** Of the shopper's store. */ own?: boolean;
  children?: ReactNode;
}) {
  const small = [
    product.size.kind === 'none' ? 'Pack size unknown' : product.sizeLabel,
    product.unitPriceLabel,
    ...describeOffers(product),
  ].filter(Boolean);
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
      <Typography variant="body2" color="textSecondary">
        {small.join(' · ')}
      </Typography>
      <GoodPrice product={product} />
      {children}
    </Box>
  );
}
