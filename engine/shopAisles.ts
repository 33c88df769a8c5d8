/** The parts of a supermarket in the order in which most British shops are walked: fresh first, frozen last but one. */
export const SHOP_AISLES = [
  { id: 'produce', words: 'Fruit and vegetables' },
  { id: 'bakery', words: 'Bread and cakes' },
  { id: 'meat', words: 'Meat and fish' },
  { id: 'chilled', words: 'Dairy, eggs and chilled' },
  { id: 'cupboard', words: 'Food cupboard' },
  { id: 'snacks', words: 'Biscuits, crisps and sweets' },
  { id: 'drinks', words: 'Tea, coffee and drinks' },
  { id: 'alcohol', words: 'Beer, wine and spirits' },
  { id: 'household', words: 'Household' },
  { id: 'toiletries', words: 'Toiletries and health' },
  { id: 'baby', words: 'Baby' },
  { id: 'pets', words: 'Pets' },
  { id: 'frozen', words: 'Frozen' },
  { id: 'other', words: 'Everything else' },
] as const;

export type ShopAisle = (typeof SHOP_AISLES)[number]['id'];
