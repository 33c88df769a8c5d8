import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import { formatUnitPrice, unitPriceOf, type Suggestion } from '../../engine';

type Props = HTMLAttributes<HTMLLIElement> & { suggestion: Suggestion };

export function SuggestionOption({ suggestion: { product, priceLabel }, ...props }: Props) {
  const unitPrice = unitPriceOf(product);
  return (
    <Box component="li" {...props} sx={{ minHeight: 52, gap: 2, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { border: 0 } }}>
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{product.name}</Box>
      <Box component="span" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        <Box component="span" sx={{ fontWeight: 700, display: 'block' }}>{priceLabel}</Box>
        {unitPrice && <Typography component="span" variant="caption" color="textSecondary">{formatUnitPrice(unitPrice)}</Typography>}
      </Box>
    </Box>
  );
}
