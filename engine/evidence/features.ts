/** Counts and agreements of one pair, no weights: one number for each of FEATURES, in their order. Read with `evidence[E.missing]`. */
export type Evidence = Readonly<Float64Array>;
/** A row while it is being filled: every feature is written, nothing of an older use stays. */
export type Row = Float64Array;

export const FEATURES = [
  'coverage', 'missing', 'headSame', 'headAsked', 'headGap', 'adjacent', 'extraBefore', 'extraAfter', 'extraTail', 'extraDish', 'asked', 'relativeExtra',
  'brandSame', 'brandOther', 'ownValue', 'ownStandard', 'ownPremium', 'branded', 'makerUnknown', 'fromBrand', 'tierGap',
  'sizeAsked', 'sizeKnown', 'sizeOff', 'sizeUsual', 'countOff',
  'conflicts', 'agreements', 'unsaidMarked', 'flavourExtra', 'speciesExtra', 'cookedExtra', 'formConflict', 'frozen', 'askedLost', 'lifeExtra', 'dietExtra', 'lightExtra', 'cutExtra', 'organicExtra',
  'departmentShare', 'departmentSame', 'priceRatio', 'unitPriceRatio', 'everywhere', 'likenessGap', 'covers', 'jaccard', 'reverseCoverage', 'tailAsked',
  'kindForeign', 'kindPlain', 'kindDepartment', 'kindSame', 'mainFull', 'brandExtra', 'brandBeaten', 'coverageGap', 'formFit', 'markedLost',
  'nameCover', 'nameReverse', 'nameGap', 'firstSame', 'lettersAlike', 'lettersGap', 'rarestMissing', 'rarestExtra', 'brandWordsShared', 'praiseExtra', 'praiseMissing', 'headShare', 'departmentWanted',
  'nameAlike', 'siblingGap', 'siblingLettersGap', 'siblingsNearer', 'brandLost', 'brandAdded', 'kindLost', 'kindAdded',
  'lostSum', 'addedSum', 'lostWorst', 'addedWorst', 'grave', 'lostUnknown', 'addedUnknown', 'kindsShared', 'varietiesShared', 'lostMaker', 'addedMaker', 'lostKind', 'addedKind', 'lostVariety', 'addedVariety', 'lostState', 'addedState',
  'lostDiet', 'addedDiet', 'lostUse', 'addedUse', 'lostUnit', 'addedUnit', 'lostQuality', 'addedQuality', 'thingSame', 'thingAsked', 'thingThere', 'storageSame', 'storageThere', 'senseCover', 'senseReverse', 'senseAlike', 'senseGap', 'siblingSenseGap', 'lostSurprise', 'lostSurprises', 'addedSurprise', 'addedSurprises', 'surpriseGap',
  'lostLeft', 'addedLeft', 'worstLeft', 'replaced', 'softAlike', 'softGap',
  'costLost', 'costAdded', 'costWorst', 'costGrave', 'costAlike', 'thingGap', 'costAlikeGap', 'costGap',
  'aisleAlike', 'aisleGroupAlike', 'aisleSame', 'aisleGroup', 'aisleSure', 'aisleSureThere', 'aisleGap',
  'lightLost', 'dietLost', 'flavourLost', 'speciesLost', 'formLost', 'cutLost', 'flavourConflict', 'speciesConflict', 'aisleUsual', 'packFit', 'sizeSmall', 'sizeWish', 'opposite', 'halfLost', 'halfAdded', 'measureApart', 'flavourBeside',
  'vectorApart', 'vectorAligned', 'vectorGap', 'siblingVectorGap',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Position of each feature in a row of evidence. */
export const E = Object.freeze(Object.fromEntries(FEATURES.map((feature, at) => [feature, at]))) as Readonly<Record<Feature, number>>;
