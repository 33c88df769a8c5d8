import type { Store } from '../../storeRecord';

export const MARKSANDSPENCER: Store = {
  id: 'marksandspencer',
  label: 'M&S',
  storedName: 'M&S',
  file: 'marksandspencer.csv',
  spellings: ['mands', 'marksandspencer', 'marksspencer', 'marks'],
  ownLabels: {
    value: ['m and s remarksable value', 'remarksable value'],
    standard: [
      'm and s',
      'm and s food',
      'm and s made without',
      'm and s plant kitchen',
      'plant kitchen',
    ],
    premium: ['m and s collection', 'm and s our best ever'],
  },
  mark: { ground: '#1e1e1c', ink: '#ffffff', face: 'serif' },
};
