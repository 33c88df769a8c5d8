// The only place that spells the browser's storage keys (specification, section 3; the last seven are ours).

export const STORAGE_KEYS = {
  selectedSupermarket: 'selectedSupermarket',
  shoppingList: 'shoppingList',
  selectedProducts: 'selectedProducts',
  matchedProducts: 'matchedProducts',
  emailRateLimit: 'emailRateLimit',
  dailyEmailUsage: 'dailyEmailUsage',
  matchChoices: 'matchChoices',
  listFilters: 'listFilters',
  shoppingTicks: 'shoppingTicks',
  viewChoices: 'viewChoices',
  shoppingTrip: 'shoppingTrip',
  aisleOrder: 'aisleOrder',
  lastAnswer: 'lastAnswer',
} as const;
