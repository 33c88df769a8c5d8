// The order in which a shop is walked: as shops usually have it, until it is changed for this one.
import DownIcon from '../icons/KeyboardArrowDown';
import UpIcon from '../icons/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useLayoutEffect, useRef, useState } from 'react';
import { storeLabel, type ShopAisle, type StoreId } from '../../engine';
import { VISUALLY_HIDDEN } from '../layout/visuallyHidden';
import { aislesInOrder } from '../session/keptTrip';
import { aisleWords } from './aisleRows';

interface Props {
  store: StoreId;
  order: readonly ShopAisle[] | undefined;
  onOrder(order: readonly ShopAisle[]): void;
  onClose(): void;
}

/** Moves an aisle, and keeps the focus on the button that did: a row that changes its place drops it. */
function useMoves(aisles: readonly ShopAisle[], onOrder: Props['onOrder']) {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ aisle: ShopAisle; by: -1 | 1 } | null>(null);
  const [said, setSaid] = useState('');
  // At either end the other button takes the focus.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { aisle, by } = moved.current;
    // Once: whatever is pressed next keeps the focus.
    moved.current = null;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-aisle="${aisle}"]`);
    const [up, down] = buttons ? [...buttons] : [];
    const wanted = by < 0 ? up : down;
    (wanted?.disabled ? (wanted === up ? down : up) : wanted)?.focus();
  });
  function move(aisle: ShopAisle, by: -1 | 1): void {
    const at = aisles.indexOf(aisle);
    const next = [...aisles];
    [next[at], next[at + by]] = [next[at + by]!, next[at]!];
    moved.current = { aisle, by };
    setSaid(`${aisleWords(aisle)} moved to place ${at + by + 1} of ${aisles.length}`);
    onOrder(next);
  }
  function usual(): void {
    setSaid('Usual order');
    onOrder([]);
  }
  return { list, move, usual, said };
}

export function AisleOrder({ store, order, onOrder, onClose }: Props) {
  const aisles = aislesInOrder(order);
  const { list, move, usual, said } = useMoves(aisles, onOrder);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="aisle-order">
      <DialogTitle id="aisle-order">{`Aisles at ${storeLabel(store)}`}</DialogTitle>
      <DialogContent>
        {/* For who cannot see the row change its place. */}
        <Box role="status" sx={VISUALLY_HIDDEN}>
          {said}
        </Box>
        <List ref={list} dense disablePadding>
          {aisles.map((aisle, at) => (
            <ListItem key={aisle} divider disablePadding>
              <ListItemText primary={aisleWords(aisle)} />
              <MoveButton aisle={aisle} move={move} by={-1} disabled={at === 0} />
              <MoveButton aisle={aisle} move={move} by={1} disabled={at === aisles.length - 1} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={usual}>
          Usual order
        </Button>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const MoveButton = ({
  aisle,
  by,
  disabled,
  move,
}: {
  aisle: ShopAisle;
  by: -1 | 1;
  disabled: boolean;
  move(aisle: ShopAisle, by: -1 | 1): void;
}) => (
  <IconButton
    data-aisle={aisle}
    aria-label={`Move ${aisleWords(aisle)} ${by < 0 ? 'up' : 'down'}`}
    disabled={disabled}
    onClick={() => move(aisle, by)}
  >
    {by < 0 ? <UpIcon /> : <DownIcon />}
  </IconButton>
);
