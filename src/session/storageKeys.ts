// The only place that spells the browser's storage keys (specification, section 3; the last two are issue 6's).

export const STORAGE_KEYS = {
  selectedSupermarket: 'selectedSupermarket',
  shoppingList: 'shoppingList',
  selectedProducts: 'selectedProducts',
  matchedProducts: 'matchedProducts',
  emailRateLimit: 'emailRateLimit',
  dailyEmailUsage: 'dailyEmailUsage',
  matchChoices: 'matchChoices',
  listFilters: 'listFilters',
} as const;

export type StorageKey = keyof typeof STORAGE_KEYS;
