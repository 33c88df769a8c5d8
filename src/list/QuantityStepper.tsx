import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { MOST } from '../session/quantity';

interface Props { quantity: number; item: string; disabled: boolean; onChange(quantity: number): void }

export function QuantityStepper({ quantity, item, disabled, onChange }: Props) {
  return (
    <Box role="group" aria-label={`Quantity of ${item}`} sx={{ display: 'inline-flex', alignItems: 'center', border: 1, borderColor: 'divider', borderRadius: 999 }}>
      <IconButton aria-label={`One less of ${item}`} disabled={disabled || quantity <= 1} onClick={() => onChange(quantity - 1)}><RemoveIcon fontSize="small" /></IconButton>
      <Box component="span" role="status" sx={{ minWidth: 22, textAlign: 'center', fontWeight: 700 }}>{quantity}</Box>
      <IconButton aria-label={`One more of ${item}`} disabled={disabled || quantity >= MOST} onClick={() => onChange(quantity + 1)}><AddIcon fontSize="small" /></IconButton>
    </Box>
  );
}
