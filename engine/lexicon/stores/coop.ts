import type { Store } from '../../storeRecord';

export const COOP: Store = {
  id: 'coop',
  label: 'Co-op',
  storedName: 'CO-OP',
  file: 'coop.csv',
  spellings: ['coop', 'cooperative', 'cooperativefood'],
  ownLabels: {
    value: ['co op honest value', 'honest value'],
    standard: ['co op', 'coop', 'co op gro', 'co op free from'],
    premium: ['co op irresistible', 'irresistible'],
  },
  loyalty: {
    scheme: 'Co-op Membership',
    columns: ['member price', 'co op member price', 'price with membership'],
  },
  mark: { ground: '#00667f', ink: '#ffffff', face: 'wide' },
};
