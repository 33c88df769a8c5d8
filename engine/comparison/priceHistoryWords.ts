import { formatDay } from '../catalogue/priceDates';
import { formatAmount } from '../money';
import { counted } from '../plural';
import type { PriceJudgement, PriceRun, PriceVerdict } from './priceHistory';

// The only place that words "Is this a good price?": the page and `history` show these sentences.

const ANSWERS: Record<PriceVerdict, (judgement: PriceJudgement) => string> = {
  'below-usual': () => 'Yes, less than it usually costs.',
  lowest: ({ lowest }) => `Yes, as low as it has been in ${counted(lowest!.days, 'day')}.`,
  usual: () => 'It is about what it usually costs.',
  'above-usual': () => 'No, more than it usually costs.',
  'too-few-days': ({ knownDays }) =>
    `Its price is known for only ${counted(knownDays, 'day')}, too few to say.`,
  'too-old': ({ lastDay, today }) =>
    `Its last known price is of ${dayWords(lastDay!, today)}, too long ago to say.`,
  unknown: () => 'Its prices on earlier days are not known.',
};

/** "12 November", with its year where that is not the one of today. */
const dayWords = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDay(day).replace(/ \d+$/, '') : formatDay(day);

/**
 * The answer first, then the facts it rests on, a sentence each: "It is about what it usually costs.", "Usually £2.00 to
 * £2.50.", "Lowest in 60 days: £1.75, until 3 October.", "£2.50 since 12 November."
 */
export function describePriceHistory(judgement: PriceJudgement): string[] {
  const { verdict, usual, lowest, since, price, today, cardPrice, withCard } = judgement;
  const sentences = [ANSWERS[verdict](judgement)];
  if (usual)
    sentences.push(
      `Usually ${formatAmount(usual.low)}${usual.high > usual.low ? ` to ${formatAmount(usual.high)}` : ''}.`,
    );
  if (lowest && (lowest.price < price! || verdict === 'below-usual'))
    sentences.push(
      `Lowest in ${counted(lowest.days, 'day')}: ${formatAmount(lowest.price)}${lowest.until === null ? ', now' : `, until ${dayWords(lowest.until, today)}`}.`,
    );
  if (since)
    sentences.push(
      `${formatAmount(price!)} since ${dayWords(since.date, today)}${since.orLonger ? ' or longer' : ''}.`,
    );
  if (cardPrice !== null) sentences.push(`With its loyalty card: ${formatAmount(cardPrice)}.`);
  if (withCard) sentences.push('Prices with its loyalty card count.');
  return sentences;
}

/** "12 September to 3 October", "3 October": a row of the table. */
export const describeRun = ({ from, to }: PriceRun, today: string): string =>
  from === to ? dayWords(to, today) : `${dayWords(from, today)} to ${dayWords(to, today)}`;
