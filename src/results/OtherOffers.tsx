// What stands at the stores that no comparison above speaks of: counted, not like for like, nothing, refused.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '../icons/ExpandMore';
import { useId, useState } from 'react';
import { storeLabel, type ComparedProduct, type StoreId, type StoreOffer } from '../../engine';
import { Certainty } from './Certainty';
import { ProductLine } from './ProductLine';
import { UseThis } from './UseThis';

const LINE = { px: 1.5, ml: -1.5, justifySelf: 'start', textAlign: 'left' } as const;

/** What is not counted comes behind what is. */
const DEAREST = Number.MAX_VALUE;

export interface OfferActions {
  onChange(store: StoreId): void;
  onUse(store: StoreId, product: ComparedProduct): void;
}

export function OtherOffers({
  offers,
  onChange,
  onUse,
}: { offers: readonly StoreOffer[] } & OfferActions) {
  const lacking = offers.filter(({ state }) => state === 'missing');
  const cheapestFirst = [...offers].sort((a, b) => (a.cost ?? DEAREST) - (b.cost ?? DEAREST));
  return (
    <>
      {cheapestFirst.map((offer) => {
        const { store, state, match } = offer;
        if (state === 'matched' && match)
          return (
            <Counted key={store} offer={{ ...offer, match }} onChange={() => onChange(store)} />
          );
        if (state === 'no-like-for-like')
          return <Nearest key={store} offer={offer} onUse={(product) => onUse(store, product)} />;
        return (
          state === 'refused' && (
            <Button
              key={store}
              size="small"
              color="inherit"
              data-changes={store}
              sx={LINE}
              onClick={() => onChange(store)}
            >{`${storeLabel(store)}: you said none of these. Choose again`}</Button>
          )
        );
      })}
      {lacking.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {`Nothing at ${lacking.map(({ store }) => storeLabel(store)).join(', ')}`}
        </Typography>
      )}
    </>
  );
}

const Counted = ({
  offer: { match, verdict, reasons, chosenByShopper, note },
  onChange,
}: {
  offer: StoreOffer & { match: ComparedProduct };
  onChange(): void;
}) => (
  <ProductLine product={match}>
    {note && (
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
    )}
    <Certainty
      product={match}
      sure={{ verdict, priceAlarm: false, combinedSimilarity: match.similarity }}
      reasons={reasons}
      chosen={chosenByShopper}
      onChange={onChange}
    />
  </ProductLine>
);

/** The store has something, but nothing that a total should count: it can be looked at and used all the same. */
function Nearest({ offer, onUse }: { offer: StoreOffer; onUse(product: ComparedProduct): void }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = storeLabel(offer.store);
  return (
    <Box sx={{ display: 'grid' }}>
      <Button
        size="small"
        color="inherit"
        data-changes={offer.store}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={
          <ExpandMoreIcon aria-hidden sx={open ? { transform: 'rotate(180deg)' } : undefined} />
        }
        sx={LINE}
      >{`${label}: no like-for-like`}</Button>
      {open && (
        <Box component="ul" id={id} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {offer.nearest.map((product) => (
            <Box component="li" key={`${product.name}${product.price}`}>
              <ProductLine product={product}>
                <UseThis product={product} onUse={onUse} />
              </ProductLine>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
