import List from '@mui/material/List';
import { ShopRow, type ShopRowProps } from './ShopRow';

/** What stands together in the shop. */
export const ShopRows = ({
  rows,
  labelledBy,
}: {
  rows: readonly ShopRowProps[];
  labelledBy: string;
}) => (
  <List dense disablePadding aria-labelledby={labelledBy} sx={{ pb: 1 }}>
    {rows.map((row) => (
      <ShopRow key={row.tick} {...row} />
    ))}
  </List>
);
