import type { FromEngine, Verb, Verbs } from '../../src/engineClient/protocol';
import { createHost } from '../../src/engineClient/host';
import {
  acceptedLine,
  carriedOver,
  packsOf,
  reviewLine,
  withPacks,
} from '../../src/bulkAdd/review';

const SHELF =
  'category,name,price\nfresh,Natural Yogurt 500g,0.95\nfresh,Activia Strawberry Yogurt 4 x 115g,2.20\nfood cupboard,Weetabix Cereal x24,3.50\nfrozen,Margherita Pizza 300g,1.10\nfrozen,Chicago Town Pepperoni Pizza 2 x 155g,2.00\nfresh,Bananas Loose,0.16\nfresh,Ripe Bananas 5 Pack,0.78\nfresh,Whole Cucumber Each,0.89\n';

/** The engine as the page asks it, over one shelf. */
function engine() {
  const waiting = new Map<number, (value: unknown) => void>();
  const fetchFile = (url: string) =>
    Promise.resolve(
      url.startsWith('/sainsburys.csv')
        ? { ok: true, status: 200, text: () => Promise.resolve(SHELF) }
        : { ok: false, status: 404, text: () => Promise.resolve('') },
    );
  const host = createHost(
    fetchFile,
    (message: FromEngine) => {
      if (message.kind === 'reply') waiting.get(message.id)?.(message.value);
    },
    false,
  );
  let id = 0;
  return <V extends Verb>(verb: V, ...args: Parameters<Verbs[V]>) =>
    new Promise<ReturnType<Verbs[V]>>((resolve) => {
      waiting.set(++id, resolve as (value: unknown) => void);
      host({ id, verb, args } as never);
    });
}
const STORE = "SAINSBURY'S";
const ask = engine();
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await ask('open', STORE);
});

async function accepted(text: string) {
  const { line, matches } = await ask('read', text, STORE);
  return acceptedLine(reviewLine(line, matches), STORE, (printed) => printed, 1);
}

test('the number in the name of a product is not how many are wanted', async () => {
  expect((await accepted('Weetabix  Cereal x24')).text).toBe('Weetabix Cereal x24 - £3.50');
  expect((await accepted('weetabix x2')).text).toBe('2 x Weetabix Cereal x24 - £3.50');
});

test.each([
  'yogurt',
  '4 x yogurt',
  'yogurt x4',
  'pizza',
  '2 x pizza',
  'two packs of pizza',
  'Weetabix Cereal x24',
])('the review and the comparison read the same of a line: %s', async (text) => {
  const { items } = await ask('compare', { store: STORE, lines: [{ text }] });
  const { line, matches } = await ask('read', text, STORE);
  const review = reviewLine(line, matches);
  expect([review.quantity, review.options[0]?.product.name, review.options[0]?.similarity]).toEqual(
    [items[0]!.quantity, items[0]!.selectedProduct?.name, items[0]!.selectedProduct?.similarity],
  );
});

test.each(['bananas 6', '6 bananas', 'cucumber x2', '2 x pizza', 'weetabix 24', '700g yogurt'])(
  'what joins the list costs what the line would cost as typed: %s',
  async (text) => {
    const line = await accepted(text);
    const { items } = await ask('compare', { store: STORE, lines: [{ text }, line] });
    const [typed, picked] = items.map(({ selectedProduct }) => selectedProduct);
    expect([picked?.name, picked?.receipt]).toEqual([typed?.name, typed?.receipt]);
  },
);

test('six bananas are six of the loose ones and two bags of five, in the review and in the suggestions', async () => {
  const counted = [
    ['Bananas Loose', 6],
    ['Ripe Bananas 5 Pack', 2],
  ];
  const { line, matches } = await ask('read', '6 bananas', STORE);
  const review = reviewLine(line, matches);
  expect(review.options.map(({ product, packs }) => [product.name, packs])).toEqual(counted);
  expect(packsOf({ ...review, choice: 1 })).toBe(2);
  expect(packsOf(withPacks(review, 7))).toBe(7);
  const suggested = await ask('suggest', '6 bananas', STORE);
  expect(suggested.map(({ product, packs }) => [product.name, packs])).toEqual(counted);
});

test('the row of a line says how many are wanted: single ones by the piece, else packs', async () => {
  const lines = ['6 bananas', 'weetabix x2', '700g yogurt'].map((text) => ({ text }));
  const rows = await ask('rows', { store: STORE, lines });
  expect(rows.map(({ reading }) => reading?.quantity)).toEqual([6, 2, 1]);
});

test('what was chosen of the products of one store is no choice at another; a line that was left out stays out', async () => {
  const { line, matches } = await ask('read', 'yogurt', STORE);
  const found = reviewLine(line, matches);
  const elsewhere = reviewLine(
    line,
    matches.map((match) => ({ ...match, product: { ...match.product, store: 'TESCO' } })),
  );
  expect(carriedOver([elsewhere], [{ ...found, keep: false, choice: 1 }])).toEqual([
    { ...elsewhere, keep: false },
  ]);
  expect(carriedOver([found], [{ ...found, choice: -1 }])).toEqual([{ ...found, choice: -1 }]);
});
