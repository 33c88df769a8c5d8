// What else can be done with a row: its place, and on a phone its number.
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { menuPlace } from '../layout/menuPlace';
import { MOST } from '../session/shownQuantity';
import { RowButton } from './RowButton';

interface Props {
  item: string;
  first: boolean;
  last: boolean;
  disabled: boolean;
  /** null: it is counted beside the menu. */
  quantity: number | null;
  buttonRef(element: HTMLButtonElement | null): void;
  onMove(by: -1 | 1): void;
  onQuantity(quantity: number): void;
}

export function RowMenu({ buttonRef, item, disabled, ...choices }: Props) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  const name = `More for ${item}`;
  return (
    <>
      <RowButton
        shape="more"
        ref={buttonRef}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        disabled={disabled}
        onClick={(event) => setAt(event.currentTarget)}
      />
      {at && (
        <Menu
          open
          anchorEl={at}
          container={menuPlace}
          onClose={() => setAt(null)}
          slotProps={{ list: { 'aria-label': name } }}
        >
          {choicesOf({ item, ...choices }, () => setAt(null))}
        </Menu>
      )}
    </>
  );
}

/** An array: MUI's Menu moves the focus among its own children. */
function choicesOf(
  { item, first, last, quantity, onMove, onQuantity }: Omit<Props, 'buttonRef' | 'disabled'>,
  close: () => void,
) {
  const move = (by: -1 | 1) => () => {
    close();
    onMove(by);
  };
  return [
    ...(quantity === null
      ? []
      : [
          // It stays open: who wants four presses it three times.
          <MenuItem key="more" disabled={quantity >= MOST} onClick={() => onQuantity(quantity + 1)}>
            {`One more (${quantity} now)`}
          </MenuItem>,
          <MenuItem key="less" disabled={quantity <= 1} onClick={() => onQuantity(quantity - 1)}>
            One less
          </MenuItem>,
        ]),
    <MenuItem key="up" aria-label={`Move up: ${item}`} disabled={first} onClick={move(-1)}>
      Move up
    </MenuItem>,
    <MenuItem key="down" aria-label={`Move down: ${item}`} disabled={last} onClick={move(1)}>
      Move down
    </MenuItem>,
  ];
}
