import fc from 'fast-check';
import { distinct } from '../../engine/words/distinct';

test('numbers of several lists once each, in the order in which they first stand', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(9))), (lists) => {
      expect(distinct(...lists)).toEqual([...new Set(lists.flat())]);
    }),
  );
});
