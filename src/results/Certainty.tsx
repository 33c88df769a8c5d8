// How sure the engine is, in words; the figure stands once in the card.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandMoreIcon from '../icons/ExpandMore';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { describeMatch, storeLabel, type ComparedProduct, type Reason } from '../../engine';
import { Reasons } from './Reasons';

/** "Same product", the reasons on request, and the way to another product. */
export function Certainty({
  product,
  sure,
  reasons,
  chosen,
  onChange,
}: {
  product: ComparedProduct;
  sure: Parameters<typeof describeMatch>[0];
  reasons: readonly Reason[];
  /** The shopper picked this product here. */ chosen: boolean;
  onChange(): void;
}) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
        {chosen ? 'You chose this' : describeMatch(sure)}
      </Typography>
      <Button
        size="small"
        color="inherit"
        data-changes={product.store}
        onClick={onChange}
        aria-label={`Change ${product.name} at ${storeLabel(product.store)}`}
        sx={{ px: 1.5, minWidth: 0 }}
      >
        Change
      </Button>
      <Why reasons={reasons} of={product.name} />
    </Box>
  );
}

function Why({ reasons, of }: { reasons: readonly Reason[]; of: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`Why? ${of}`}
        onClick={() => setOpen(!open)}
        endIcon={
          <ExpandMoreIcon aria-hidden sx={open ? { transform: 'rotate(180deg)' } : undefined} />
        }
        sx={{ px: 1.5, minWidth: 0 }}
      >
        Why?
      </Button>
      {open && (
        <Box id={id} sx={{ flexBasis: '100%', pb: 1 }}>
          <Reasons reasons={reasons} />
        </Box>
      )}
    </>
  );
}
