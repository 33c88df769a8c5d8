import { buildCatalogue } from '../../engine';
import { wordPositionsIn } from '../../engine/evidence/wordPositions';
import { wordId } from '../../engine/words/wordInterner';

const { catalogue } = buildCatalogue([
  {
    store: 'TESCO',
    file: 'tesco.csv',
    text: 'name,price\nBarefoot Merlot 75cl,7\nBarefoot Shiraz 75cl,7\nBarefoot Pink Moscato 750ml,7\nTesco Chilean Merlot 75cl,5\nTesco Red Berries 300G,2\nTesco Summer Berries,2\n',
  },
]);

const roleOf = (word: string) => wordPositionsIn(catalogue)(wordId(word));

test('a brand stands first in the names that hold it, a kind last, sizes apart', () => {
  expect(roleOf('barefoot')).toEqual({ first: 3 / 5, last: 0 });
  expect(roleOf('merlot')).toEqual({ first: 0, last: 2 / 4 });
});

test('a stem finds its printed forms', () => expect(roleOf('berry').last).toBe(2 / 4));

test('a word of no name is neither', () => expect(roleOf('quinoa')).toEqual({ first: 0, last: 0 }));
