// What each key in the browser's storage holds, in the words of the privacy page.
// A new storage key does not compile until it is described here.
import { STORAGE_KEYS } from '../session/storageKeys';

const STORED_ITEMS: Record<keyof typeof STORAGE_KEYS, string> = {
  selectedSupermarket: 'The supermarket you said you use at the moment.',
  shoppingList: 'The lines of your shopping list, as you typed or picked them.',
  selectedProducts:
    'The products you picked from the suggestions, by line: name, price, category and supermarket.',
  matchedProducts: 'The product found for each line of your list.',
  emailRateLimit:
    'When you last sent us a message, how many you sent within the hour, and when that hour began. It limits how often the contact form can be used.',
  dailyEmailUsage:
    'How many messages you sent on which day, for the same reason. It holds none of their text.',
  matchChoices: 'The products you chose or turned down in the other supermarkets, by item.',
  listFilters: 'The filters you set for the comparison, such as which supermarkets to compare.',
  shoppingTicks: 'What you ticked off while shopping.',
  viewChoices:
    'The order of the comparisons, the number of stops you chose, and from which saving a second one is suggested.',
  shoppingTrip:
    'What to buy where, as last worked out from your list, so that it is there in the shop without a connection.',
  aisleOrder: 'The order of the aisles in your shops, where you changed it.',
  lastAnswer:
    'The last comparison of your list with its day and time, so that it is there at once when you come back.',
};

export const storedItems = Object.entries(STORED_ITEMS).map(
  ([name, meaning]) => [STORAGE_KEYS[name as keyof typeof STORAGE_KEYS], meaning] as const,
);
