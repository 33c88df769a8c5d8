// Shows the chart on demand: its code is only loaded then.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { startTransition, Suspense, useState } from 'react';
import type { ListComparison } from '../../engine';
import { lazyScreen } from '../app/lazyScreen';
import { NotHere } from '../layout/NotHere';

const { Screen: BasketChart, fetch: fetchChart } = lazyScreen<{ result: ListComparison }>(
  () => import('./loadChart').then(({ default: load }) => load()),
  'nothing',
);

export function ChartSection({ result }: { result: ListComparison }) {
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  const { stores, commonItems } = result.basket;
  if (commonItems === 0 || stores.length < 2) return null;
  function show(): void {
    setMissing(false);
    startTransition(() => setOpen(true));
    // What is said of it stands beside the picture: inside nothing can be pressed.
    fetchChart().catch(() => {
      setOpen(false);
      setMissing(true);
    });
  }

  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls="basket-chart"
        onClick={() => (open ? startTransition(() => setOpen(false)) : show())}
      >
        {open ? 'Hide the chart' : 'Show as a chart'}
      </Button>
      {missing && <NotHere as="part" onRetry={show} />}
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
