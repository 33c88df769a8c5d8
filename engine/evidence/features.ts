/** One candidate beside what is looked for, no weights: one number for each of FEATURES, in their order. Read with `evidence[E.missing]`. */
export type Evidence = Readonly<Float64Array>;
/** A row while it is being filled: every feature is written, nothing of an older use stays. */
export type Row = Float64Array;

/**
 * What is measured of each candidate. "Asked" words are those of the line, or of the main part of the product's name; "telling" ones are
 * neither praise nor packaging. A flag is 0 or 1; -1 stands for "cannot be told" unless the line says otherwise.
 * docs/reference/features.md is printed from here (scripts/print-engine-tables.ts).
 */
export const MEANINGS = {
  coverage: 'share of the asked words that the name holds, rare words counting more',
  missing: 'number of telling asked words that the name lacks',
  asked: 'number of asked words',
  headSame: 'flag: both names have the same head (the last word that is no container or praise)',
  headGap: 'words between the last asked word and the end of the main part, 9 for none asked',
  headShare: 'share of the candidates with all words that have this head',
  extraBefore: 'telling words of the main part that were not asked, before the last asked one',
  extraAfter: 'the same behind the last asked one',
  extraTail: 'telling words behind "with", "in" or a comma that were not asked',
  extraDish: 'words that make a dish of it ("pie"), half for each before the last asked word',
  relativeExtra: 'extra words beyond the fewest of the store',
  jaccard: 'telling words both have, over those either has',
  likenessGap: 'how far the candidate lies behind the best jaccard of the store',
  reverseCoverage: 'share of the name that was asked; for a brand alone, how usual its words are',
  mainFull: 'share of the telling words of the main part that were asked',
  coverageGap: 'how far the candidate lies behind the best coverage of the store',
  nameCover:
    'share of the whole name looked for that the candidate holds, by how telling words are',
  nameReverse: 'share of the candidate’s whole name that is looked for, likewise',
  nameAlike: 'what both whole names hold, over what either holds, likewise',
  nameGap: 'how far nameCover + nameReverse lies behind the store’s best',
  lettersAlike: 'share of runs of three letters that both names have (Dice)',
  lettersGap: 'how far the candidate lies behind the best lettersAlike of the store',
  rarestMissing: 'how telling the most telling word is that the candidate lacks (ln of rarity)',
  rarestExtra: 'how telling the most telling word is that only the candidate has',
  brandWordsShared: 'share of the words of the brand looked for that the name holds',
  praiseExtra: 'words of praise or packaging that were not asked',

  brandSame: 'flag: the brand looked for',
  brandOther: 'flag: a brand is looked for and this is another maker',
  brandBeaten: 'flag: another maker although the store has the brand itself',
  branded: 'flag: a national brand',
  fromBrand: 'flag: the product looked for is of a national brand',
  ownValue: 'flag: own label, value tier',
  ownStandard: 'flag: own label, standard tier',
  ownPremium: 'flag: own label, premium tier',
  tierGap: 'tiers above the one looked for; 2 for a brand where a line names a range',

  sizeAsked: 'flag: a size is looked for',
  sizeOff: '|ln| of the ratio of the sizes, -1 where one is not stated',
  sizeUsual: '|ln| of the ratio to the usual size of such things, -1 where it cannot be told',
  sizeSmall: 'ln of how much smaller than usual it is, 0 where it is not',
  sizeWish: 'ln of the ratio to the usual size, turned towards the wish for a large or small one',
  countOff: '|ln| of the ratio of the numbers in the pack, -1 where one is not stated',
  measureApart: '1: both sizes are stated in measures that cannot be compared, 0.5: perhaps',
  packFit: '1: held as the line asks (can, bottle), -1: otherwise, 0: not asked or not told',
  priceRatio: 'ln of the price over that of the product, or over the usual one',
  unitPriceRatio: 'ln of the unit price over that of the product, 0 where it cannot be told',

  conflicts: 'attribute groups in which both state values and none is shared',
  opposite: 'of these, groups whose values exclude one another (smoked, bio, caffeine)',
  agreements: 'attribute groups in which both say the same',
  unsaidMarked: 'values out of the ordinary (decaf, gluten free) that only the candidate states',
  askedLost: 'attribute groups that only the product or line looked for states',
  markedLost: 'diets and the like that were asked for and are lost or contradicted',
  flavourExtra: 'flag: a flavour that was not asked for',
  lifeExtra: 'flag: a longer shelf life that was not asked for (UHT)',
  dietExtra: 'flag: a diet that was not asked for (gluten free)',
  lightExtra: 'flag: less fat or sugar that was not asked for',
  organicExtra: 'flag: organic, which was not asked for',
  dietLost: 'flag: a diet that only the product looked for states',
  lightLost: 'flag: less fat or sugar that only the product looked for states',
  formLost: 'flag: a form or shelf life that only the product looked for states',
  formFit: '1: the form a line asks for (frozen, tinned), -1: another, between: perhaps',
  halfPair: 'number of pairs joined by "and" of which one name has only half',

  kindForeign: 'words that make another thing of the everyday kind looked for, -1: no such kind',
  kindPlain: '1 for the plainest form of the kind, less for others, -1: no such kind',
  kindSame: '1: the same everyday kind, -1: two kinds, -0.5: only one is known, 0: none is',
  everywhere: 'number of stores with a candidate of exactly these telling words',
  departmentShare: 'share of the likely candidates of all stores in this department',
  departmentWanted: 'department of the product, from commodities (0) to alcohol (15); -1: a line',
  storageSame: 'flag: kept alike (chilled, frozen ...) by the departments; -1: cannot be told',
  storageThere: 'how the candidate is kept: 1 chilled, 3 frozen, 4 cupboard ...',
  aisleAlike: 'how much both readings agree on the aisle, 0 to 1 (Bhattacharyya)',
  aisleGroupAlike: 'the same for groups of aisles',
  aisleGap: 'how far the candidate lies behind the best aisleAlike of the store',
  aisleSame: 'flag: the likeliest aisle is the same',
  aisleGroup: 'number of the likeliest group of aisles of what is looked for',
  aisleSure: 'share of its likeliest aisle',
  aisleSureThere: 'share of the candidate’s likeliest aisle',
  aisleUsual: 'share of the likely candidates in this aisle; -1: not what the brand is known for',

  lostSurprise: 'surprisal of the most surprising word that only the name looked for has',
  lostSurprises: 'the sum of these surprisals',
  addedSurprise: 'surprisal of the most surprising word that only the candidate has',
  addedSurprises: 'the sum of these surprisals',
  surpriseGap: 'how far both sums lie beyond the least of the store',
  lostShift: 'length of the summed vectors of the words that only the name looked for has',
  addedShift: 'length of the summed vectors of the words that only the candidate has',
  shiftGap: 'how far lostShift + addedShift lies beyond the least of the store',
  worstShift:
    'length of the longest vector of a word that only one name has, less what stands for it',
  vectorApart: 'distance of the two products by the vectors of their words; 0 for a line',
  vectorAligned: 'cosine of the angle between them; 0 for a line',
  vectorGap: 'how far the candidate lies behind the nearest of the store; 0 for a line',
  siblingVectorGap: 'how much farther another product of the same store lies; 0 for a line',
} as const;

export type Feature = keyof typeof MEANINGS;
export const FEATURES = Object.keys(MEANINGS) as readonly Feature[];

/** Position of each feature in a row of evidence. */
export const E = Object.freeze(
  Object.fromEntries(FEATURES.map((feature, at) => [feature, at])),
) as Readonly<Record<Feature, number>>;
