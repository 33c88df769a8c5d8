// The only place that spells the browser's storage keys (specification, section 3).

export const STORAGE_KEYS = {
  selectedSupermarket: 'selectedSupermarket',
  shoppingList: 'shoppingList',
  selectedProducts: 'selectedProducts',
  matchedProducts: 'matchedProducts',
  emailRateLimit: 'emailRateLimit',
  dailyEmailUsage: 'dailyEmailUsage',
} as const;

export type StorageKey = keyof typeof STORAGE_KEYS;
