import type { Store } from '../../storeRecord';

export const ICELAND: Store = {
  id: 'iceland',
  label: 'Iceland',
  storedName: 'ICELAND',
  file: 'iceland.csv',
  spellings: ['iceland'],
  ownLabels: {
    value: [],
    standard: ['iceland', 'iceland ready cooked', 'slimming world iceland'],
    premium: ['iceland luxury', 'luxury'],
  },
  loyalty: { scheme: 'Bonus Card', columns: ['bonus card price', 'price with bonus card'] },
  mark: { ground: '#b3131b', ink: '#ffffff', face: 'wide' },
};
