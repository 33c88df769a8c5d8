import type { ItemComparison } from '../../engine';

/** The shopper picked a product for this row, whatever became of it: its words are a product's name, not what somebody wrote. */
export const wasPicked = ({ picked, kept, searchTerm }: ItemComparison): boolean =>
  picked || (kept?.state === 'gone' && kept.name === searchTerm);
