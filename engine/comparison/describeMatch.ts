import { formatPrice } from '../money';
import type { Comparison, KeptChoice } from '../comparisonTypes';
import type { Verdict } from '../types';

/** From here on 3 of 4 such matches are what the shopper meant (`similarity` is calibrated). */
const LIKELY = 0.75;

/** How sure a match is, in words: "same product", "very similar", "check this". The figure itself is `percent`. */
export function describeMatch({
  verdict,
  priceAlarm,
  combinedSimilarity,
}: Pick<Comparison, 'priceAlarm' | 'combinedSimilarity'> & { verdict: Verdict }): string {
  if (priceAlarm || combinedSimilarity < LIKELY) return 'Check this';
  return verdict === 'same' ? 'Same product' : 'Very similar';
}

/**
 * What became of an earlier pick, in a sentence; empty where it is as it was kept. Prices in pounds for one pack. `replaced`:
 * whether a product of today was found in the place of one that is gone.
 */
export function describeKept(kept: KeptChoice, replaced: boolean): string {
  switch (kept.state) {
    case 'as-kept':
      return '';
    case 'price-changed':
      return `${formatPrice(kept.was)} when you chose it, ${formatPrice(kept.now)} today`;
    case 'gone': {
      const gone = `${kept.name} (${formatPrice(kept.was)}) is no longer sold here.`;
      return replaced ? `${gone} The nearest of today stands in its place.` : gone;
    }
  }
}
