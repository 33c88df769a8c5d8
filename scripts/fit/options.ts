// What the fit of the model is set to; the table must be fitted again when any of it changes.
import type { Task } from './judgments';
import type { BoostOptions } from './boost';

export const OPTIONS: Record<Task['kind'], BoostOptions> = {
  search: {
    trees: 280,
    depth: 4,
    rate: 0.08,
    minWeight: 6,
    ridge: 3,
    columns: 0.4,
    rows: 0.8,
    listwise: 2.5,
    bags: 1,
  },
  equiv: {
    trees: 450,
    depth: 4,
    rate: 0.07,
    minWeight: 6,
    ridge: 3,
    columns: 0.4,
    rows: 0.85,
    listwise: 2.5,
    bags: 2,
  },
};
/** What the leaves are rounded to when they are written: a thousandth of them lie too far out for a letter, and the sum of all trees moves by less than 0.1. */
export const LEAF_STEP = { search: 0.006, equiv: 0.004 } as const;
/** Tables of each model in the cross-validation: the order and the scale of one are those of two, in half the time. */
export const BAGS_OF_A_FOLD = 1;
/** Parts into which the tasks are cut for the cross-validation. */
export const FOLDS = 5;
/** Soft labels by grade: a 3 is better than a 2, a 1 is hardly better than nothing. */
export const LABEL = [0, 0.06, 0.75, 1] as const;
/** What standing first is worth (nDCG's gains), by grade. */
export const GAIN = [0, 0, 3, 7] as const;
/** What a product that nobody judged counts beside a judged one, and of how many one takes part. */
export const UNJUDGED_WEIGHT = 0.25;
export const UNJUDGED_ONE_OF = 4;
/** How many questions have an answer: as of dev's products; of lines as of lists on which a few particular things stand that some stores do not sell (0.62 to 0.89 of the sets). */
export const ANSWERABLE = { search: 0.65, equiv: 0.7 } as const;
/** Only a name typed in full is sure. */
export const SUREST = 0.99;
