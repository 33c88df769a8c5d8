import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import type { ItemCheck } from '../../engine';
import { focusHeading } from '../layout/heading';
import { useServices } from '../services/services';
import { WordsAndButton } from './WordsAndButton';

/**
 * What is odd about an item, and the button that says it was meant: from then on it counts.
 * `of`: what it is remembered by.
 */
export function Confirm({ of, check, name }: { of: string; check: ItemCheck; name: string }) {
  const { session: store } = useServices();

  function confirm(): void {
    const { session } = store.getSnapshot();
    store.dispatch({
      type: 'viewChanged',
      view: { confirmed: [...session.view.confirmed, of] },
    });
    // The button goes with the answer that counts the item.
    focusHeading();
  }

  return (
    <WordsAndButton words={check.words}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<CheckIcon aria-hidden />}
        aria-label={`Yes, that is right: ${name}`}
        onClick={confirm}
      >
        Yes, that is right
      </Button>
    </WordsAndButton>
  );
}
