// "Is this a good price?" at a product, where its store's earlier prices are published; read only when somebody asks.
import ExpandMoreIcon from '../icons/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { storeLabel, type ComparedProduct } from '../../engine';
import { lazyScreen } from '../app/lazyScreen';
import { useFileState, useSessionPart } from '../services/services';

const { Screen: PriceAnswer } = lazyScreen(
  () => import(/* webpackChunkName: "price-history" */ './PriceAnswer'),
  'part',
);

export function GoodPrice({ product }: { product: ComparedProduct }) {
  const { name, store, price, loyaltyPrice } = product;
  const file = useFileState(store);
  const withCard = useSessionPart((session) => session.view.cards.includes(store));
  const [open, setOpen] = useState(false);
  const id = useId();
  if (file.state !== 'ready' || !file.history) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`Is this a good price? ${name} at ${storeLabel(store)}`}
        onClick={() => setOpen(!open)}
        endIcon={
          <ExpandMoreIcon aria-hidden sx={open ? { transform: 'rotate(180deg)' } : undefined} />
        }
        sx={{ px: 1.5, ml: -1.5, justifySelf: 'start', textAlign: 'left' }}
      >
        Is this a good price?
      </Button>
      {open && (
        <Box id={id}>
          <Suspense fallback={<Typography role="status">Reading earlier prices…</Typography>}>
            <PriceAnswer
              name={name}
              history={file.history}
              shown={{ price, loyaltyPrice: loyaltyPrice ?? null, date: file.date }}
              withCard={withCard}
            />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
