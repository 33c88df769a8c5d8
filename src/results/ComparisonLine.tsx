import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  describeComparison,
  formatPrice,
  isCounted,
  storeLabel,
  type ComparedProduct,
  type Comparison,
} from '../../engine';
import { SavingChip } from '../layout/SavingChip';
import { Certainty } from './Certainty';
import { ProductLine } from './ProductLine';
import { UseThis } from './UseThis';

/** 'vs' and the other store's product, under the own one that stands once above; the cheaper store named when something is saved. */
export function ComparisonLine({
  comparison,
  chosen,
  onChange,
  onUse,
}: {
  comparison: Comparison;
  /** The shopper picked this product. */ chosen: boolean;
  onChange(): void;
  onUse(product: ComparedProduct): void;
}) {
  const { product2, cheaperStore, potentialSaving } = comparison;
  const said = describeComparison(comparison);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Versus />
      <ProductLine product={product2} sizeSaid={product2.size.kind === 'none'}>
        {said.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {said.join('. ')}
          </Typography>
        )}
        {!isCounted(comparison) && <UseThis product={product2} onUse={onUse} />}
        {potentialSaving > 0 && (
          <SavingChip
            size="small"
            label={`${storeLabel(cheaperStore)} is cheaper by ${formatPrice(potentialSaving)}`}
          />
        )}
      </ProductLine>
      <Certainty
        product={product2}
        sure={comparison}
        reasons={comparison.reasons}
        chosen={chosen}
        onChange={onChange}
      />
    </Box>
  );
}

const Versus = () => (
  <Typography
    component="span"
    variant="caption"
    color="textSecondary"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700 }}
  >
    vs
    <Box component="span" aria-hidden sx={{ flexGrow: 1, borderTop: 1, borderColor: 'divider' }} />
  </Typography>
);
