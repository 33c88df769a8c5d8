// What the shopper wrote, where the results name the item by what was read in it.
import Typography from '@mui/material/Typography';
import type { ItemComparison } from '../../engine';
import { shownWords } from '../session/shownQuantity';
import { wasPicked } from './wasPicked';

interface Written {
  text: string;
  /** The name has words that the shopper did not write: "6 eggs" for "half doz eggs". */
  unlike: boolean;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** One tin of "2 tins" is no other word; one of twelve is another number. */
const isWrittenIn = (word: string, written: readonly string[]): boolean =>
  written.some((one) => one === word || (/^\p{L}+$/u.test(word) && one.startsWith(word)));

/** Null where it says the same, and of a product that was picked: that is named as it was picked. */
function wrote(item: ItemComparison): Written | null {
  const { originalItem, searchTerm } = item;
  const written = wordsOf(originalItem);
  const same = shownWords({ text: originalItem }).toLowerCase() === searchTerm.toLowerCase();
  if (same || wasPicked(item)) return null;
  return {
    text: originalItem.trim(),
    unlike: wordsOf(searchTerm).some((word) => !isWrittenIn(word, written)),
  };
}

/** `unlike`: stands in the row that it has to explain; else where the item unfolds. */
export function Wrote({ item, unlike }: { item: ItemComparison; unlike: boolean }) {
  const written = wrote(item);
  return (
    written?.unlike === unlike && (
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}
      >
        {`You wrote “${written.text}”`}
      </Typography>
    )
  );
}
