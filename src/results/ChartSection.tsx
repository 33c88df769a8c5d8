// Shows the chart on demand: its code is only loaded then.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, startTransition, Suspense, useState } from 'react';
import type { ListComparison } from '../../engine';

const BasketChart = lazy(() => import('./loadChart').then(({ default: load }) => load()));

export function ChartSection({ result }: { result: ListComparison }) {
  const [open, setOpen] = useState(false);
  const { stores, commonItems } = result.basket;
  if (commonItems === 0 || stores.length < 2) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls="basket-chart"
        onClick={() => startTransition(() => setOpen(!open))}
      >
        {open ? 'Hide the chart' : 'Show as a chart'}
      </Button>
      <Box id="basket-chart">
        {open && (
          <Box
            role="img"
            aria-label="Cost of the items that all stores have, by store. The same figures stand in the table above."
          >
            <Box aria-hidden>
              <Suspense fallback={<Skeleton variant="rounded" height={256} />}>
                <BasketChart result={result} />
              </Suspense>
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
