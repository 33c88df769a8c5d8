// A row that holds several things is compared as the first of them: the others get rows of their own at a press.
import Button from '@mui/material/Button';

interface Props {
  parts: readonly string[];
  onSplit(): void;
}

export const SplitOffer = ({ parts, onSplit }: Props) => (
  <Button
    size="small"
    variant="outlined"
    aria-label={`Split into ${parts.length}: ${parts.join('; ')}`}
    onClick={onSplit}
  >
    {`Split into ${parts.length}`}
  </Button>
);
