import type { Store } from '../../storeRecord';

export const OCADO: Store = {
  id: 'ocado',
  label: 'Ocado',
  storedName: 'OCADO',
  file: 'ocado.csv',
  spellings: ['ocado'],
  ownLabels: {
    value: [],
    standard: ['ocado', 'ocado own range', 'm and s', 'm and s food'],
    premium: ['m and s collection'],
  },
  mark: { ground: '#5c1f7a', ink: '#ffffff', face: 'wide' },
};
