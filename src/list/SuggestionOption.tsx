import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes, ReactNode } from 'react';
import { formatUnitPrice, unitPriceOf, type Suggestion } from '../../engine';

type Props = HTMLAttributes<HTMLLIElement> & { suggestion: Suggestion };

export function SuggestionOption({ suggestion: { product, priceLabel }, ...props }: Props) {
  const unitPrice = unitPriceOf(product);
  return (
    <Box
      component="li"
      {...props}
      sx={{
        minHeight: 52,
        flexWrap: 'wrap',
        columnGap: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { border: 0 },
      }}
    >
      {/* On a phone, and with large text, the price goes below: beside it a name would have a word in each line. */}
      <Box component="span" sx={{ flex: '1 1 13rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {product.name}
      </Box>
      <Box
        component="span"
        sx={{
          ml: 'auto',
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          flexWrap: 'wrap',
          alignItems: { xs: 'baseline', sm: 'flex-end' },
          columnGap: 1,
        }}
      >
        <Box component="span" sx={{ fontWeight: 700 }}>
          {priceLabel}
        </Box>
        {unitPrice && (
          <Typography component="span" variant="caption" color="textSecondary">
            {formatUnitPrice(unitPrice)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** What Compare would take stands apart from what else holds the words. */
export function SuggestionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li role="presentation">
      <Typography
        variant="caption"
        aria-hidden
        sx={{ display: 'block', px: 2, pt: 1, fontWeight: 650, color: 'text.secondary' }}
      >
        {title}
      </Typography>
      <Box component="ul" role="group" aria-label={title} sx={{ p: 0 }}>
        {children}
      </Box>
    </li>
  );
}
