import type { Store } from '../../storeRecord';

export const MORRISONS: Store = {
  id: 'morrisons',
  label: 'Morrisons',
  storedName: 'MORRISONS',
  file: 'morrisons.csv',
  spellings: ['morrisons', 'morrison'],
  ownLabels: {
    value: ['morrisons savers', 'savers'],
    standard: [
      'morrisons market street',
      'market street',
      'morrisons free from',
      'morrisons plant revolution',
      'plant revolution',
      'morrisons naturally wonky',
      'naturally wonky',
      'morrisons wonky',
      'morrisons v taste',
      'v taste',
      'morrisons nutmeg',
      'morrisons little big',
      'morrisons',
    ],
    premium: ['morrisons the best', 'the best'],
  },
  loyalty: { scheme: 'More Card', columns: ['more card price', 'price with more card'] },
  mark: { ground: '#13583a', ink: '#ffe27a', face: 'serif' },
  inSpecification: true,
};
