import type { Store } from '../../storeRecord';

export const ALDI: Store = {
  id: 'aldi',
  label: 'Aldi',
  storedName: 'ALDI',
  file: 'aldi.csv',
  spellings: ['aldi'],
  capitalBrands: true,
  ownLabels: { value: ['everyday essentials'], standard: [], premium: ['specially selected'] },
  mark: { ground: '#1b3f7d', ink: '#ffffff', face: 'wide' },
  inSpecification: true,
};
