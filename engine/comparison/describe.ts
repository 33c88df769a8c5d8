import { formatAmount } from '../money';
import { counted, plural } from '../plural';
import type { LeftOut, LeftOutReason } from '../listTypes';
import { formatSize } from '../size';
import { cardOf } from '../stores';
import type { Issue, IssueKind, Need, ParsedLine } from '../types';
import type { ComparedProduct, Comparison, ComparisonBasis, StoreOffer } from '../comparisonTypes';

const ISSUE_WORDS: Record<IssueKind, { what: string; todo: string }> = {
  'empty-file': { what: 'CSV file is empty', todo: 'get the file again' },
  'no-data-rows': {
    what: 'CSV must have at least a header and one data row',
    todo: 'get the file again',
  },
  'no-name-column': {
    what: 'no name column (expected name, Name or Product Name)',
    todo: 'rename the header of that column',
  },
  'no-price-column': {
    what: 'no price column (expected price or Price)',
    todo: 'rename the header of that column',
  },
  'binary-file': { what: 'not a text file', todo: 'give a CSV file' },
  'unknown-store': { what: 'not a known store', todo: 'use one of the known store names' },
  'name-too-short': {
    what: 'the name has fewer than 3 characters',
    todo: 'give the full product name',
  },
  'name-too-long': {
    what: 'the name has more than 400 characters',
    todo: 'give the product name as the shelf prints it',
  },
  'no-price': { what: 'no price', todo: 'fill in the price' },
  'unreadable-price': {
    what: 'the price cannot be read',
    todo: 'write it like 1.20, £1.20 or 95p',
  },
  'too-few-columns': {
    what: 'fewer columns than the header',
    todo: 'quote names that hold a comma',
  },
  'too-many-columns': {
    what: 'more columns than the header',
    todo: 'quote cells that hold a comma, and name each column',
  },
  'repeated-header': {
    what: 'the header stands there again',
    todo: 'look whether two files were joined',
  },
  'bad-quotes': {
    what: 'a quotation mark is out of place',
    todo: 'double the marks inside quoted text',
  },
  'unreadable-size': { what: 'the size cannot be read', todo: 'write it like 500g or 6 x 330ml' },
  'unreadable-loyalty-price': {
    what: 'the loyalty price cannot be read, or is above the price',
    todo: 'write it like 1.20',
  },
  'unreadable-barcode': {
    what: 'the barcode is no number of 4 to 14 digits',
    todo: 'export that column as text, not as a number',
  },
};

/** Short words of an issue kind, for counts: "no price". */
export const issueWords = (kind: IssueKind): string => ISSUE_WORDS[kind].what;

/** "tesco.csv, row 17: no price (…); fill in the price" */
export function describeIssue(issue: Issue): string {
  const { what, todo: usual } = ISSUE_WORDS[issue.kind];
  const todo = isSeparatedOtherwise(issue) ? 'save it with commas between the columns' : usual;
  const where = issue.row === null ? issue.file : `${issue.file}, row ${issue.row}`;
  return `${where}: ${what}${issue.text ? ` (${issue.text})` : ''}; ${todo}`;
}

/** Its columns may be there: a file with semicolons or tabs is one wide column. */
const isSeparatedOtherwise = ({ kind, text }: Issue): boolean =>
  kind === 'no-name-column' && !text.includes(',') && /[;\t|]/.test(text);

const LEFT_OUT_WORDS: Record<LeftOutReason, { one: string; named: boolean }> = {
  heading: { one: 'heading', named: true },
  ticked: { one: 'ticked line', named: true },
  has: { one: 'line of what is at home', named: true },
  note: { one: 'note', named: true },
  greeting: { one: 'greeting', named: false },
  total: { one: 'total', named: false },
};
/** Why one line is no item: "heading", "what is at home". */
export const describeReason = (reason: LeftOutReason): string =>
  reason === 'ticked'
    ? 'ticked already'
    : reason === 'has'
      ? 'at home already'
      : LEFT_OUT_WORDS[reason].one;

/** Of what is told by its name, the first few. */
const NAMED = 3;

/** The lines of a text that are no items, a sentence for each reason: "2 headings left out: Dairy, Fruit & veg". */
export function describeLeftOut(leftOut: readonly LeftOut[]): string[] {
  return (Object.keys(LEFT_OUT_WORDS) as LeftOutReason[]).flatMap((reason) => {
    const lines = leftOut.filter((line) => line.reason === reason);
    if (lines.length === 0) return [];
    const { one, named } = LEFT_OUT_WORDS[reason];
    const names = lines
      .slice(0, NAMED)
      .map(({ text }) => text.replace(/^[*_\s]+|(?<![:*_\s])[:*_\s]+$/g, '').slice(0, 40))
      .join(', ');
    const words = one.replace(/^(?:ticked )?\w+/, (word) => plural(lines.length, word));
    return [
      `${lines.length} ${words} left out${named ? `: ${names}${lines.length > NAMED ? ` and ${lines.length - NAMED} more` : ''}` : ''}`,
    ];
  });
}

/** "150 asked for, 99 counted: a line holds 1 to 99 of an item"; empty where as many are counted as were asked for. */
export const describeAsked = ({
  quantity,
  asked,
  asks,
}: Pick<ParsedLine, 'quantity' | 'asked' | 'asks'>): string =>
  asks !== undefined
    ? `${asks} was not taken for a number of packs; write ${asks} x in front if it is one`
    : asked === undefined
      ? ''
      : `${asked} asked for, ${quantity} counted: a line holds 1 to 99 of an item`;

/** How many or how much an item asks for: "2 packs", "6 pieces", "500 g", "30 ml of a recipe". */
export const describeNeed = (need: Need): string =>
  need.kind === 'packs'
    ? counted(need.count, 'pack')
    : need.kind === 'pieces'
      ? counted(need.count, 'piece')
      : `${formatSize({ kind: need.kind, amount: need.amount, count: 1 })}${need.recipe ? ' of a recipe' : ''}`;

/** "98%" for a share from 0 to 1. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

const BASIS_MARKS: Record<ComparisonBasis, string> = {
  pack: '',
  amount: 'other size',
  'size-unknown': 'size?',
};

export const SIZE_UNKNOWN = 'Pack size unknown: pack against pack';

/** Whether totals count the price of the other product; what they do not count is shown all the same. */
export const isCounted = ({
  priceAlarm,
  reasons,
}: Pick<Comparison, 'priceAlarm' | 'reasons'>): boolean =>
  !priceAlarm && !reasons.some(({ kind }) => kind === 'saving-not-counted');

/** What a shopper should know about one comparison beside its two prices, in sentences, most important last. */
export function describeComparison(
  comparison: Pick<Comparison, 'note' | 'priceAlarm' | 'reasons'>,
): string[] {
  const counted = isCounted(comparison);
  const { note, priceAlarm } = comparison;
  return [
    // Pack against pack is how it would be counted.
    note === SIZE_UNKNOWN && !counted ? 'Pack size unknown' : note,
    priceAlarm ? 'The prices are far apart: check that this is the same product' : null,
    counted ? null : 'Not counted in any total',
  ].filter((words) => words !== null);
}

const NOT_COUNTED = 'not counted';
/** Of what a store has, though no total counts it; empty of what totals do. */
export const offerMark = ({ state }: Pick<StoreOffer, 'state'>): string =>
  state === 'no-like-for-like' ? NOT_COUNTED : '';

/** The same in a mark of at most 11 letters: "other size", "size?", "check price"; empty where there is nothing to know. */
export const comparisonMark = (
  comparison: Pick<Comparison, 'basis' | 'priceAlarm' | 'reasons'>,
): string =>
  comparison.priceAlarm
    ? 'check price'
    : isCounted(comparison)
      ? BASIS_MARKS[comparison.basis]
      : NOT_COUNTED;

/** "98% sure": how often such a match is what the shopper meant. */
export const describeCertainty = (similarity: number): string => `${percent(similarity)} sure`;

/** What else the price label says, in half lines: the second price for all packs, and a multibuy as it is printed. */
export function describeOffers({
  store,
  cost,
  shelfCost,
  loyaltyCost,
  multibuy,
}: Pick<ComparedProduct, 'store' | 'cost' | 'shelfCost' | 'loyaltyCost' | 'multibuy'>): string[] {
  const card =
    loyaltyCost === undefined || loyaltyCost === shelfCost
      ? ''
      : cost === loyaltyCost
        ? `${formatAmount(shelfCost)} without ${cardOf(store)}`
        : `${formatAmount(loyaltyCost)} with ${cardOf(store)}`;
  return [card, multibuy ?? ''].filter(Boolean);
}
