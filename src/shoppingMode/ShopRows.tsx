import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useStaggeredMount } from '../layout/useStaggeredMount';
import { ShopRow, type ShopRowProps } from './ShopRow';

/** Rows that are put on the page in one go. */
const AT_ONCE = 8;

/** What to take at one stop, under its heading; a long list comes in parts from the top. */
export function ShopRows({
  id,
  title,
  rows,
}: {
  id: string;
  title: string;
  rows: readonly ShopRowProps[];
}) {
  const parts = useStaggeredMount(Math.ceil(rows.length / AT_ONCE));
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ p: 2, pb: 0, fontSize: '1.3rem' }}>
        {title}
      </Typography>
      <List>
        {rows.slice(0, parts * AT_ONCE).map((row) => (
          <ShopRow key={row.tick} {...row} />
        ))}
      </List>
    </Paper>
  );
}
