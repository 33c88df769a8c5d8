import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useId, useState } from 'react';
import {
  describeCertainty,
  describeComparison,
  formatPrice,
  storeLabel,
  type Comparison,
} from '../../engine';
import { ProductSide } from './ProductSide';
import { Reasons } from './Reasons';

/** product1, 'vs', product2; the cheaper one named when something is saved. */
export function ComparisonRow({
  comparison,
  onChange,
}: {
  comparison: Comparison;
  onChange(): void;
}) {
  const { product1, product2, cheaperStore, potentialSaving, priceAlarm } = comparison;
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2, display: 'grid', gap: 1.25 }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto 1fr',
          gap: { xs: 1, sm: 2 },
          alignItems: 'start',
        }}
      >
        <ProductSide
          product={product1}
          marked={potentialSaving > 0 && cheaperStore === product1.store}
        />
        <Box
          sx={{
            alignSelf: 'center',
            color: 'text.secondary',
            fontSize: '0.85rem',
            fontWeight: 700,
          }}
        >
          vs
        </Box>
        <ProductSide
          product={product2}
          marked={potentialSaving > 0 && cheaperStore === product2.store}
        />
      </Box>
      {describeComparison(comparison).map((sentence) => (
        <Typography
          key={sentence}
          variant="body2"
          color={priceAlarm ? 'secondary' : 'textSecondary'}
        >
          {sentence}
        </Typography>
      ))}
      {potentialSaving > 0 && (
        <Chip
          sx={{
            justifySelf: 'start',
            bgcolor: 'saving.soft',
            color: 'saving.main',
            height: 'auto',
            py: 0.75,
            '& .MuiChip-label': { whiteSpace: 'normal' },
          }}
          label={`${storeLabel(cheaperStore)} is cheaper by ${formatPrice(potentialSaving)}`}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
          alignItems: 'start',
          gap: 0.5,
        }}
      >
        <Why comparison={comparison} />
        <Button
          size="small"
          color="inherit"
          data-changes={product2.store}
          onClick={onChange}
          aria-label={`Not the right product? ${product2.name} at ${storeLabel(product2.store)}`}
          sx={{ justifySelf: 'start', px: { xs: 1, sm: 2 }, ml: { xs: -1, sm: 0 } }}
        >
          Not the right product?
        </Button>
      </Box>
    </Box>
  );
}

/** The engine's reasons, on request. A plain button: an accordion in each of two hundred rows is felt on a phone. */
function Why({ comparison }: { comparison: Comparison }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={
          <ExpandMoreIcon aria-hidden sx={open ? { transform: 'rotate(180deg)' } : undefined} />
        }
        sx={{ px: 1, ml: -1, fontWeight: 400 }}
      >{`Why this match? ${describeCertainty(comparison.combinedSimilarity)}`}</Button>
      {open && (
        <Box id={id} sx={{ pt: 0.5 }}>
          <Reasons reasons={comparison.reasons} />
        </Box>
      )}
    </Box>
  );
}
