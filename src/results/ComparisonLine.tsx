import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { describeComparison, formatPrice, storeLabel, type Comparison } from '../../engine';
import { SavingChip } from '../layout/SavingChip';
import { Certainty } from './Certainty';
import { ProductLine } from './ProductLine';

/** 'vs' and the other store's product, under the own one that stands once above; the cheaper store named when something is saved. */
export function ComparisonLine({
  comparison,
  chosen,
  onChange,
}: {
  comparison: Comparison;
  /** The shopper picked this product. */ chosen: boolean;
  onChange(): void;
}) {
  const { product2, cheaperStore, potentialSaving } = comparison;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Versus />
      <ProductLine product={product2}>
        {describeComparison(comparison).map((sentence) => (
          <Typography key={sentence} variant="body2" color="textSecondary">
            {sentence}
          </Typography>
        ))}
        {potentialSaving > 0 && (
          <SavingChip
            size="small"
            label={`${storeLabel(cheaperStore)} is cheaper by ${formatPrice(potentialSaving)}`}
          />
        )}
      </ProductLine>
      <Certainty comparison={comparison} chosen={chosen} onChange={onChange} />
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
