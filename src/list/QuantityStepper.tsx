import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, useRef } from 'react';
import { MOST } from '../session/quantity';

interface Props {
  quantity: number;
  item: string;
  disabled: boolean;
  onChange(quantity: number): void;
}

export const QuantityStepper = memo(function QuantityStepper({
  quantity,
  item,
  disabled,
  onChange,
}: Props) {
  const less = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);

  function change(to: number): void {
    // At either end the button that was pressed is disabled and would drop the focus: the other one takes it.
    if (to <= 1) more.current?.focus();
    if (to >= MOST) less.current?.focus();
    onChange(to);
  }

  return (
    <Box
      role="group"
      aria-label={`Quantity of ${item}`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 999,
      }}
    >
      <IconButton
        ref={less}
        aria-label={`One less of ${item}`}
        disabled={disabled || quantity <= 1}
        onClick={() => change(quantity - 1)}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Box
        component="span"
        role="status"
        sx={{ minWidth: 22, textAlign: 'center', fontWeight: 700 }}
      >
        {quantity}
      </Box>
      <IconButton
        ref={more}
        aria-label={`One more of ${item}`}
        disabled={disabled || quantity >= MOST}
        onClick={() => change(quantity + 1)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Box>
  );
});
