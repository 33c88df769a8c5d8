// An answer with something in each part of the screen. At build time its styles are taken from it (prerender.tsx); nobody sees it.
import { buildCatalogue, compareList, DEFAULT_STORES } from '../../engine';
import type { ComparedList, FileStates } from '../engineClient/protocol';

const PRICES: Readonly<Record<string, string>> = {
  TESCO:
    'name,price\nTesco Semi Skimmed Milk 2.27L,£1.65\nTesco White Bread Medium Sliced 800g,£0.95\nTesco Mature Cheddar 400g,£3.50\n',
  ALDI: 'name,price\nSemi Skimmed Milk 2.27L,£1.15\nMature Cheddar 400g,£3.90\n',
  ASDA: 'name,price\nAsda Semi Skimmed Milk 2.27L,£1.60\nAsda White Bread Medium Sliced 800g,£0.55\nAsda Mature Cheddar 400g,£2.90\n',
};
const OWN = 'TESCO';
const LINES = ['2 x semi skimmed milk', 'white bread', 'mature cheddar', 'dragon scales'];

const { catalogue } = buildCatalogue(
  Object.entries(PRICES).map(([store, text]) => ({ store, file: 'example', text })),
);

export const EXAMPLE: ComparedList = {
  ...compareList({ store: OWN, lines: LINES.map((text) => ({ text })) }, catalogue),
  keys: LINES,
};
export const EXAMPLE_FILES: FileStates = Object.fromEntries(
  DEFAULT_STORES.map(({ storedName }) => [
    storedName,
    {
      state: 'ready',
      products: 650,
      date: null,
      source: 'sample',
      refused: null,
      described: true,
      cutOff: null,
    },
  ]),
);
