/** The shelves of the shared map: the five stores' categories are mapped onto these few. */
export type Shelf =
  | 'produce' | 'dairy' | 'meat' | 'fish' | 'chilled' | 'bakery' | 'frozen'
  | 'tins' | 'cupboard' | 'cereal' | 'snacks' | 'confectionery' | 'biscuits'
  | 'softdrinks' | 'hotdrinks' | 'alcohol'
  | 'household' | 'laundry' | 'toiletries' | 'health' | 'baby' | 'pet' | 'home';

/**
 * One kind of thing a shopper writes on a list. All words are lower case, singular,
 * without punctuation; an "alternative" is a set of words that must all be in the name.
 */
export interface KindEntry {
  /** The plain name of the kind: "chopped tomato", "semi skimmed milk" is NOT a kind (variety of "milk"). */
  kind: string;
  shelf: Shelf | readonly Shelf[];
  /** Other ways to write it on a list, colloquial ones and common misspellings included: whole phrases. */
  says?: readonly string[];
  /** What a product's name must hold to be this kind, any one alternative; default: the words of `kind`. */
  has?: readonly string[];
  /** A name that holds any of these words (or phrases) is another kind. */
  not?: readonly string[];
  /** Varieties that the plain line means, best first: phrases looked for in the name. */
  plain?: readonly string[];
  /** Varieties that a plain line does not mean though they are the same kind (less usual ones). */
  less?: readonly string[];
  /** Usual pack sizes in a household's basket, most usual first: "2272ml", "250g", "12" (a count). */
  size?: readonly string[];
  /** The brand is the point: another brand is not the same thing (confectionery, spirits, perfume ...). */
  branded?: true;
  /** Nearly every product of the kind is one of these brands; a plain line means the first it finds. */
  brands?: readonly string[];
}
