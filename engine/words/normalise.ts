import { editDistance } from './editDistance';
import { WORD_VARIANTS } from '../lexicon/variants';

// eslint-disable-next-line no-control-regex
const FOLDED_RUN = /[^\x00-\x7f]+|['`&]/g;
const LETTERS: Readonly<Record<string, string>> = {
  '’': '',
  '‘': '',
  '´': '',
  œ: 'oe',
  ø: 'o',
  '½': ' 1/2 ',
};

// Only what is uneven comes here: normalising whole names would cost more than all the rest of loading.
const foldRun = (run: string): string =>
  run === '&'
    ? ' and '
    : run === "'" || run === '`'
      ? ''
      : run
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .replace(/[’‘´œø½]/g, (letter) => LETTERS[letter]!);

/** Lower case, accents and apostrophes off, "&" as "and": the form in which all names are compared. */
export const fold = (text: string): string => text.toLowerCase().replace(FOLDED_RUN, foldRun);

/** The words of a text: runs of letters and digits; decimals stay whole ("1.5kg" is one word). */
export function words(text: string): string[] {
  return fold(text).match(/\d+(?:\.\d+)?[a-z%]*|[a-z]+[a-z0-9]*|%/g) ?? [];
}

const KEEP_S = new Set([
  'hummus',
  'asparagus',
  'couscous',
  'swiss',
  'plus',
  'gas',
  'bass',
  'glass',
  'grass',
  'molasses',
  'citrus',
  'cactus',
  'virus',
  'lens',
  'press',
  'dress',
  'express',
  'mess',
  'less',
  'boss',
  'cross',
  'schweppes',
  'walkers',
  'mcvities',
  'kelloggs',
  'colmans',
  'sarsons',
  'kellogs',
  'heinz',
  'as',
  'is',
  'us',
  'this',
  'christmas',
  'basmatis',
  'octopus',
  'hibiscus',
  'eucalyptus',
  'moss',
  'bus',
  'lotus',
  'oasis',
  'bliss',
  'kiss',
  'analysis',
  'paris',
  'texas',
  'jus',
  'ms',
  'series',
  'plants',
  'dentastix',
  'cous',
  'swags',
  'los',
  'las',
  'des',
  'les',
  'was',
  'has',
  'his',
  'its',
  'always',
  'pampers',
  'huggies',
  'quavers',
  'wotsits',
  'dazs',
  'reds',
  'littles',
  'frys',
  'frenchs',
  'sharps',
  'stones',
  'inchs',
  'bells',
  'halls',
  'youngs',
  'roses',
  'celebrations',
  'fullers',
  'hollands',
  'jacksons',
  'thompsons',
  'africas',
  'burns',
  'barbers',
  'beams',
  'doritos',
  'pringles',
  'twiglets',
  'skips',
  'cheerios',
  'shreddies',
  'frosties',
  'dreamies',
  'lillets',
  'coors',
  'guinness',
  'wispas',
  'smarties',
]);

/** Endings of plurals and what a word keeps of them: letters taken off, letters put on; the first that fits. */
const PLURALS: readonly (readonly [ending: RegExp, off: number, on: string])[] = [
  [/^(?:shoes|toes)$/, 1, ''],
  [/oes$/, 2, ''],
  [/(?:sh|ch|x|ss|zz)es$/, 2, ''],
  [/(?:leaves|loaves|halves|wolves)$/, 3, 'f'],
  [/knives$/, 5, 'nife'],
  [/s$/, 1, ''],
];
/** Shorter words are no plurals. */
const SHORTEST_PLURAL = 4;
const isPlural = (word: string): boolean =>
  word.length >= SHORTEST_PLURAL &&
  word.endsWith('s') &&
  !KEEP_S.has(word) &&
  !/(?:ss|us)$|\d/.test(word);

/** Singular of a plain English plural; brand names that end in s stay. Idempotent. */
export function singular(word: string): string {
  if (!isPlural(word)) return word;
  if (word.endsWith('ies') && word.length > SHORTEST_PLURAL)
    return IES_KEEP.has(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  const [, off, on] = PLURALS.find(([ending]) => ending.test(word))!;
  return word.slice(0, -off) + on;
}
const IES_KEEP = new Set([
  'bessies',
  'stotties',
  'butties',
  'sarnies',
  'scotties',
  'cookies',
  'brownies',
  'smoothies',
  'pies',
  'veggies',
  'undies',
  'selfies',
  'hoodies',
  'onesies',
  'movies',
  'calories',
  'prairies',
  'ties',
  'rookies',
  'zombies',
  'birdies',
  'townies',
  'doggies',
  'goodies',
]);

const VARIANTS = new Map(Object.entries(WORD_VARIANTS));
/** Stems of the spellings that are one mistake away from a word: "homuous" is houmous. */
export const variantsOneAway = (word: string): string[] =>
  [...VARIANTS]
    .filter(
      ([spelling]) =>
        Math.abs(spelling.length - word.length) <= 1 && editDistance(word, spelling, 1) === 1,
    )
    .map(([, meant]) => stem(meant));

/** One word as names are compared: spelling variant and plural off. */
export function stem(word: string): string {
  const once = VARIANTS.get(word) ?? word;
  const single = singular(once);
  // Most words are their own stem: not asked for again.
  return single === word ? word : (VARIANTS.get(single) ?? single);
}

/** Folded, singular words of a text: what two names are compared by. Idempotent on its own joined output. */
export const tokens = (text: string): string[] => words(text).map(stem);
