import type { Store } from '../../storeRecord';

export const WAITROSE: Store = {
  id: 'waitrose',
  label: 'Waitrose',
  storedName: 'WAITROSE',
  file: 'waitrose.csv',
  spellings: ['waitrose', 'waitroseandpartners'],
  ownLabels: {
    value: ['essential waitrose', 'waitrose essential', 'essential'],
    standard: [
      'waitrose',
      'waitrose and partners',
      'waitrose duchy organic',
      'duchy organic',
      'cooks ingredients',
      'waitrose free from',
    ],
    premium: ['waitrose no 1', 'no 1', 'waitrose 1'],
  },
  loyalty: { scheme: 'myWaitrose', columns: ['mywaitrose price', 'price with mywaitrose'] },
  mark: { ground: '#3c5a14', ink: '#ffffff', face: 'serif' },
};
