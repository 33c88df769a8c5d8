import { NATIONAL_BRANDS } from '../../engine/lexicon/brands';
import { PHRASES, TYPED, WHOLE } from '../../engine/lexicon/synonyms';

/** What stands in a list more than once. */
const twice = (list: readonly string[]): string[] =>
  list.filter((entry, at) => list.indexOf(entry) !== at);

test.each(Object.entries({ PHRASES, TYPED, WHOLE }))(
  'no phrase stands twice in %s: the second would never be read',
  (_, table) => {
    expect(twice(table.map(([typed]) => typed))).toEqual([]);
  },
);

test('no brand stands twice', () => {
  expect(twice(NATIONAL_BRANDS)).toEqual([]);
});
