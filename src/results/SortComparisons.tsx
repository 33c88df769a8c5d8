import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import type { Comparison } from '../../engine';
import type { View } from '../session/session';

export type Order = View['order'];

/** Lowest price per kg, litre or item first; products without one behind, as they came. */
export function ordered(comparisons: readonly Comparison[], order: Order): readonly Comparison[] {
  if (order === 'saving') return comparisons;
  const price = ({ product2 }: Comparison): number => product2.unitPrice?.pence ?? Infinity;
  return [...comparisons].sort((a, b) => (price(a) === price(b) ? 0 : price(a) - price(b)));
}

export function SortComparisons({
  order,
  onChange,
}: {
  order: Order;
  onChange(order: Order): void;
}) {
  return (
    <FormControl size="small" sx={{ '@media print': { display: 'none' } }}>
      <InputLabel htmlFor="order" variant="standard">
        Order inside an item
      </InputLabel>
      <NativeSelect
        id="order"
        value={order}
        onChange={(event) => onChange(event.target.value as Order)}
      >
        <option value="saving">Biggest saving first</option>
        <option value="unit-price">Lowest unit price first</option>
      </NativeSelect>
    </FormControl>
  );
}
