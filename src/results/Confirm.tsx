import CheckIcon from '../icons/Check';
import Button from '@mui/material/Button';
import type { ItemCheck } from '../../engine';
import { WordsAndButton } from './WordsAndButton';

interface Props {
  check: ItemCheck;
  name: string;
  onConfirm(): void;
}

/** What is odd about an item, and the button that says it was meant: from then on it counts. */
export const Confirm = ({ check, name, onConfirm }: Props) => (
  <WordsAndButton words={check.words}>
    <Button
      size="small"
      variant="outlined"
      startIcon={<CheckIcon aria-hidden />}
      aria-label={`Yes, that is right: ${name}`}
      onClick={onConfirm}
    >
      Yes, that is right
    </Button>
  </WordsAndButton>
);
