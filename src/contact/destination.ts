// What ?category=missing-item changes: the first values of the form and the way back.
import { EMPTY_MESSAGE, type ContactMessage } from './schema';

export interface Destination {
  path: '/' | '/shopping-list';
  backLabel: string;
  continueLabel: string;
  /** Shown in the success view when there is a list to go back to. */
  note: string | null;
}

const HOME: Destination = {
  path: '/',
  backLabel: 'Back to Home',
  continueLabel: 'Return to Home',
  note: null,
};

const SHOPPING_LIST: Destination = {
  path: '/shopping-list',
  backLabel: 'Back to Shopping List',
  continueLabel: 'Continue Shopping List',
  note: 'You will be redirected to your shopping list in a few seconds.',
};

const MISSING_ITEM = 'missing-item';

const MISSING_ITEM_SUBJECT = 'Missing Product Report';

const MISSING_ITEM_TEMPLATE = [
  'I could not find this product:',
  '',
  'Product name: ',
  'Brand: ',
  'Store where I usually buy it: ',
  'Additional details: ',
].join('\n');

const isMissingItem = (search: URLSearchParams): boolean => search.get('category') === MISSING_ITEM;

export function destinationFor(search: URLSearchParams): Destination {
  return isMissingItem(search) ? SHOPPING_LIST : HOME;
}

export function firstValues(search: URLSearchParams): ContactMessage {
  if (!isMissingItem(search)) return EMPTY_MESSAGE;
  return {
    ...EMPTY_MESSAGE,
    category: MISSING_ITEM,
    subject: MISSING_ITEM_SUBJECT,
    message: MISSING_ITEM_TEMPLATE,
  };
}
