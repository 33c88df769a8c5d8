// The figures of the reader as it ships, on the lists and recipe lines that are kept back from its fit.
import fs from 'node:fs';
import { shippedChains, type ReaderChains } from '../../engine/tagger/readerChains';
import { listFigures, shownFigures } from './figures';
import {
  isHard,
  isLastTest,
  isLatest,
  isNew,
  isNewest,
  isOldTest,
  isOrdinary,
  isSealed,
  readLists,
  type MarkedList,
} from './marks';
import { recipeFigures } from './recipeFigures';
import { readRecipeLines } from './recipeLines';

const LISTS = 'tests/golden/lists';
const RECIPES = '../shared/lists/recipe-lines-dev.csv';

/** A sentence for the lists kept back of the older writers, one each for those of the new ones. */
export const keptBackFigures = (chains: ReaderChains, lists: readonly MarkedList[]): string[] =>
  [
    { name: 'lists kept back', is: isOldTest },
    { name: 'new lists', is: isNew },
    { name: 'newest lists', is: isNewest },
    { name: 'ordinary lists', is: isOrdinary },
    { name: 'hard lists', is: isHard },
    { name: 'last lists', is: isLastTest },
    { name: 'sealed lists', is: isSealed },
    { name: 'latest lists', is: isLatest },
  ].map(({ name, is }) => {
    const some = lists.filter(({ id }) => is(id));
    return `${name} (${some.length}): ${shownFigures(listFigures(chains, some))}`;
  });

/** The same for the reader that ships, and a sentence for the recipe lines or why they are skipped. */
export function readerFigures(): string[] {
  const chains = shippedChains();
  return [
    ...keptBackFigures(chains, readLists(LISTS).lists),
    fs.existsSync(RECIPES)
      ? recipeFigures(chains, readRecipeLines(RECIPES).test)
      : `recipe lines skipped: ${RECIPES} is absent`,
  ];
}
