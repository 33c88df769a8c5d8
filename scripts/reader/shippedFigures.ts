// The figures of the reader as it ships, on the lists and recipe lines that are kept back from its fit.
import fs from 'node:fs';
import { shippedChains } from '../../engine/query/readerChains';
import { listFigures, shownFigures } from './figures';
import { isTest, readLists } from './marks';
import { recipeFigures } from './recipeFigures';
import { readRecipeLines } from './recipeLines';

const LISTS = 'tests/golden/lists';
const RECIPES = '../shared/lists/recipe-lines-dev.csv';

/** A sentence for the lists, one for the recipe lines or why they are skipped. */
export function readerFigures(): string[] {
  const chains = shippedChains();
  const lists = readLists(LISTS).lists.filter(({ id }) => isTest(id));
  return [
    `lists kept back (${lists.length}): ${shownFigures(listFigures(chains, lists))}`,
    fs.existsSync(RECIPES)
      ? recipeFigures(chains, readRecipeLines(RECIPES).test)
      : `recipe lines skipped: ${RECIPES} is absent`,
  ];
}
