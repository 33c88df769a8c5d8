// Who makes a candidate, beside who makes what is looked for.
import { E, type Row } from './features';
import type { Scene } from './gather';
import type { Candidate } from '../names/parsedName';
import type { Tier } from '../stores';
import type { Target } from './target';
import type { Workspace } from './workspace';

/** When a line names an own-label range, a branded product counts as two tiers away. */
const BRAND_FOR_TIER = 2;
const TIERS = { value: 0, standard: 1, premium: 2 } as const;

export function addMaker(
  row: Row,
  { workspace, prepared: { target, brandWords } }: Scene,
  { parsed: { maker } }: Candidate,
): void {
  const own = maker.kind === 'own' ? maker.tier : null;
  const brand = maker.kind === 'brand' ? maker.brand : null;
  // Fairy cakes of a store's own are not of the brand Fairy.
  const ofBrand =
    target.brand !== null &&
    (brand === target.brand || (own === null && allPresent(workspace, brandWords)));
  row[E.brandSame] = ofBrand ? 1 : 0;
  row[E.brandOther] = target.brand !== null && !ofBrand ? 1 : 0;
  row[E.branded] = brand !== null ? 1 : 0;
  row[E.fromBrand] = target.product && target.brand !== null ? 1 : 0;
  addTier(row, target, own);
}

function addTier(row: Row, { tier, product }: Target, own: Tier | null): void {
  row[E.ownValue] = own === 'value' ? 1 : 0;
  row[E.ownStandard] = own === 'standard' ? 1 : 0;
  row[E.ownPremium] = own === 'premium' ? 1 : 0;
  const notOwn = product ? 0 : BRAND_FOR_TIER;
  row[E.tierGap] = !tier ? 0 : own ? TIERS[own] - TIERS[tier] : notOwn;
}

/** Whether the candidate at hand holds the words of all places. */
export function allPresent({ present }: Workspace, places: readonly number[]): boolean {
  for (let at = 0; at < places.length; at++) if (present[places[at]!] === 0) return false;
  return true;
}
