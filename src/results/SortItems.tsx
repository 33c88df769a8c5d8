import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import type { Order } from './itemOrder';

interface Props {
  order: Order;
  onOrder(order: Order): void;
  onlySaving: boolean;
  onOnlySaving(on: boolean): void;
}

/** In which order the items stand, and whether those that save nothing are left out. */
export const SortItems = ({ order, onOrder, onlySaving, onOnlySaving }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      columnGap: 2,
      '@media print': { display: 'none' },
    }}
  >
    <FormControl size="small" sx={{ minWidth: 0 }}>
      <InputLabel htmlFor="order" variant="standard">
        Sort
      </InputLabel>
      <NativeSelect
        id="order"
        value={order}
        onChange={(event) => onOrder(event.target.value as Order)}
      >
        <option value="saving">Biggest saving</option>
        <option value="list">As on my list</option>
        <option value="unit-price">Lowest unit price</option>
      </NativeSelect>
    </FormControl>
    <FormControlLabel
      control={<Switch size="small" checked={onlySaving} onChange={(_, on) => onOnlySaving(on)} />}
      label="Only where I save"
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mr: 0, gap: 0.5, minHeight: 44 }}
    />
  </Box>
);
