// "Not the right product?": the store's next candidates, or none of these. The choice stays for this item; undo.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useEffect, useState } from 'react';
import {
  formatPrice,
  formatSize,
  formatUnitPrice,
  storeLabel,
  type ItemComparison,
  type Match,
} from '../../engine';
import type { ComparedList } from '../engineClient/protocol';
import { useServices } from '../services/services';
import type { Choice, Session } from '../session/session';
import type { MatchPlace } from './useFocusAtMatch';

/** A place, and what the choices for the item that was there are remembered by. */
export type Changing = MatchPlace & { item: string };

interface Props {
  result: ComparedList;
  changing: Changing | null;
  onClose(): void;
  /** With the choices as they were before. */ onChosen(before: Session['choices']): void;
}

export function ChangeMatch({ result, changing, onClose, onChosen }: Props) {
  const { session: store } = useServices();
  const item = changing ? result.items[changing.at] : undefined;
  const matches = useCandidates(changing, item);
  // Another tab may take the item off the list, or put another one in its place: then there is nothing left to ask.
  const gone = changing !== null && result.keys[changing.at] !== changing.item;
  useEffect(() => {
    if (gone) onClose();
  }, [gone, onClose]);

  function choose(choice: Choice): void {
    if (!changing) return;
    const { choices } = store.getSnapshot().session;
    store.dispatch({ type: 'matchChosen', item: changing.item, store: changing.store, choice });
    onChosen(choices);
    onClose();
  }

  return (
    <Dialog
      open={changing !== null && item !== undefined}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="change-title"
    >
      <DialogTitle id="change-title">
        {item && changing
          ? `Which one is ${item.searchTerm} at ${storeLabel(changing.store)}?`
          : ''}
      </DialogTitle>
      <Candidates matches={matches} onChoose={choose} />
      <DialogActions>
        <Button color="inherit" onClick={() => choose(null)}>
          None of these
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

/** What the store of a place has for its item, best first; null until that is known. */
function useCandidates(
  changing: Changing | null,
  item: ItemComparison | undefined,
): readonly Match[] | null {
  const { engine } = useServices();
  const [found, setFound] = useState<{ for: object; matches: readonly Match[] } | null>(null);
  useEffect(() => {
    if (!changing || !item) return;
    let latest = true;
    const own = item.selectedProduct;
    const product =
      own && own.store !== changing.store
        ? { name: own.name, price: own.price, category: own.category, store: own.store }
        : null;
    const settle = (matches: readonly Match[]): void => {
      if (latest) setFound({ for: changing, matches });
    };
    engine
      .ask('candidates', { text: item.searchTerm, product }, changing.store)
      .then(settle, () => settle([]));
    return () => {
      latest = false;
    };
  }, [engine, changing, item]);
  return found && found.for === changing ? found.matches : null;
}

const Candidates = ({
  matches,
  onChoose,
}: {
  matches: readonly Match[] | null;
  onChoose(choice: Choice): void;
}) => (
  <DialogContent dividers sx={{ p: 0 }}>
    {matches === null && <LinearProgress aria-label="Looking for products" />}
    <List disablePadding>
      {matches?.map((match) => (
        <ListItem key={match.product.id} disablePadding divider>
          <ListItemButton
            onClick={() => onChoose({ name: match.product.name, price: match.product.price })}
          >
            <ListItemText
              primary={`${match.product.name}, ${formatPrice(match.product.price)}`}
              secondary={describedMatch(match)}
            />
          </ListItemButton>
        </ListItem>
      ))}
      {matches?.length === 0 && (
        <ListItem>
          <ListItemText primary="No other product found there." />
        </ListItem>
      )}
    </List>
  </DialogContent>
);

/** "500 g · £2.40 / kg · same kind; same size" */
const describedMatch = ({ size, unitPrice, reasons }: Match): string =>
  [
    size.kind === 'none' ? 'pack size unknown' : formatSize(size),
    unitPrice ? formatUnitPrice(unitPrice) : '',
    reasons
      .slice(0, 2)
      .map(({ words }) => words)
      .join('; '),
  ]
    .filter(Boolean)
    .join(' · ');
