import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { describeAsked, parseLine, type Product, type StoreId } from '../../engine';
import { quantityOf } from '../session/quantity';
import { pickText, type Line } from '../session/session';
import { shortName } from './displayName';
import { ListField, WaitingField } from './ListField';
import { QuantityStepper } from './QuantityStepper';

/** What of a row can be focused. */
export type RowPart = 'field' | 'remove' | 'up' | 'down';

/** One set of handlers for all rows, so that a keystroke renders its own row only. */
export interface RowHandlers {
  register(id: number, part: RowPart, element: HTMLElement | null): void;
  text(id: number, text: string): void;
  pick(id: number, product: Product): void;
  quantity(line: Line, quantity: number): void;
  enter(id: number): void;
  lines(text: string): void;
  remove(id: number): void;
  move(id: number, by: -1 | 1): void;
}

interface Props {
  line: Line;
  at: number;
  last: boolean;
  store: StoreId;
  narrow: boolean;
  disabled: boolean;
  handlers: RowHandlers;
}

export const ListRow = memo(function ListRow({
  line,
  at,
  last,
  store,
  narrow,
  disabled,
  handlers,
}: Props) {
  const { id, pick } = line;
  const typed = parseLine(line.text);
  const shown = pick ? (narrow ? shortName(pick.name) : pickText(pick)) : line.text;
  const item = pick ? pick.name : line.text.trim() || `item ${at + 1}`;
  const filled = line.text.trim() !== '';
  // The number alone changes in every row below one that goes: what it costs comes behind what was pressed.
  const label = useDeferredValue(`Item ${at + 1}`);
  const onField = useMemo(
    () => ({
      inputRef: (element: HTMLInputElement | null) => handlers.register(id, 'field', element),
      onText: (text: string) => handlers.text(id, text),
      onPick: (product: Product) => handlers.pick(id, product),
      onEnter: () => handlers.enter(id),
      onLines: handlers.lines,
    }),
    [id, handlers],
  );
  const onQuantity = useCallback(
    (quantity: number) => handlers.quantity(line, quantity),
    [line, handlers],
  );
  const field = {
    shown,
    note: pick ? '' : describeAsked(typed),
    label,
    placeholder: narrow ? 'e.g. milk' : 'Type an item, e.g. semi skimmed milk 4 pints',
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.5,
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr auto auto' },
        gridTemplateAreas: { xs: '"field remove" "tools tools"', sm: '"field tools remove"' },
      }}
    >
      <Box sx={{ gridArea: 'field', minWidth: 0 }}>
        {disabled ? (
          <WaitingField {...field} />
        ) : (
          <ListField {...field} {...onField} query={line.text} store={store} />
        )}
      </Box>
      {filled && (
        <Box sx={{ gridArea: 'tools', display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <QuantityStepper
            quantity={quantityOf(line)}
            item={pick ? item : typed.searchTerm}
            disabled={disabled}
            onChange={onQuantity}
          />
          {!(at === 0 && last) && (
            <>
              <IconButton
                ref={(element) => handlers.register(id, 'up', element)}
                aria-label={`Move ${item} up`}
                disabled={disabled || at === 0}
                onClick={() => handlers.move(id, -1)}
              >
                <UpIcon />
              </IconButton>
              <IconButton
                ref={(element) => handlers.register(id, 'down', element)}
                aria-label={`Move ${item} down`}
                disabled={disabled || last}
                onClick={() => handlers.move(id, 1)}
              >
                <DownIcon />
              </IconButton>
            </>
          )}
        </Box>
      )}
      <IconButton
        ref={(element) => handlers.register(id, 'remove', disabled ? null : element)}
        aria-label={`Remove ${item}`}
        disabled={disabled}
        onClick={() => handlers.remove(id)}
        sx={{ gridArea: 'remove' }}
      >
        <DeleteIcon />
      </IconButton>
    </Box>
  );
});
