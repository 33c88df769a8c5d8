import Button from '@mui/material/Button';
import { storeLabel, type ComparedProduct } from '../../engine';

/** Takes a product that no total counts as what is meant at its store; from then on it counts. */
export const UseThis = ({
  product,
  onUse,
}: {
  product: ComparedProduct;
  onUse(product: ComparedProduct): void;
}) => (
  <Button
    size="small"
    onClick={() => onUse(product)}
    aria-label={`Use this: ${product.name} at ${storeLabel(product.store)}`}
    sx={{ justifySelf: 'end' }}
  >
    Use this
  </Button>
);
