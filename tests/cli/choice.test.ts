import { choose } from '../../cli/history/choice';
import type { KnownProduct, StoreHistory } from '../../cli/pack/storeBook';
import type { Run } from '../../cli/pack/runs';
import { storesWith } from '../../engine';

const TESCO = storesWith([]).find(({ storedName }) => storedName === 'TESCO')!;
const DAYS = 3;
const run = (from: number, to: number): Run => ({
  from,
  to,
  price: 1,
  loyalty: NaN,
  unitPrice: NaN,
  unit: 0,
});

/** A store of so many products; the product with a number is there on the days that `daysOf` says. */
function storeOf(products: number, daysOf: (product: number) => Run[]) {
  const asked: number[][] = [];
  const history: StoreHistory = {
    store: TESCO,
    days: Array.from({ length: DAYS }, (_, day) => day),
    products: Array.from({ length: products }, (_, product) => ({
      days: daysOf(product).reduce((sum, { from, to }) => sum + to - from + 1, 0),
    })) as KnownProduct[],
    runsOf: async (wanted) => {
      asked.push([...wanted]);
      return new Map(wanted.map((product) => [product, daysOf(product)]));
    },
  };
  return { history, asked };
}
const answers = (...products: number[]): Parameters<typeof choose>[0][number] =>
  products.map((product) => ({ product, similarity: 0.9 - product / 1000, isNamed: false }));

test('prices are asked for once for a whole list, however many lines it has, each product once', async () => {
  const { history, asked } = storeOf(50, () => [run(0, DAYS - 1)]);
  const chosen = await choose([answers(3, 4), answers(4, 5), answers(6), []], history);
  expect(chosen.map((one) => one?.product)).toEqual([3, 4, 6, undefined]);
  expect(asked).toEqual([[3, 4, 5, 6]]);
});

test('only lines whose first twenty answers leave days without a price are looked at further', async () => {
  const many = Array.from({ length: 21 }, (_, at) => at);
  const last = (product: number): Run[] => (product === 20 ? [run(0, 2)] : [run(0, 1)]);
  const { history, asked } = storeOf(50, last);
  const chosen = await choose([answers(...many), answers(20)], history);
  expect(asked).toEqual([many.slice(0, 20).concat(20), [20]]);
  expect(chosen.map((one) => one?.product)).toEqual([20, 20]);
});
