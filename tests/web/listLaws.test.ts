// The shopping list as the list screen drives it: any sequence of what a shopper can do to the rows, and a reload at any point.
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import type { Product } from '../../engine';
import { useListRows } from '../../src/list/useListRows';
import { ServicesProvider, type Services } from '../../src/services/services';
import { withQuantity } from '../../src/session/quantity';
import { quantityOf } from './quantityOf';
import { MOST } from '../../src/session/shownQuantity';
import type { Line } from '../../src/session/session';
import { createSessionStore } from '../../src/session/store';

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    'milk',
    '',
    '  ',
    '3 x bread',
    'eggs x2',
    '2 x 4 pack beans',
    '2 x 3 x milk',
    '500g mince',
    '100 x tea',
    'Milk - £1.20',
    '\u202Eevil',
    'a\u0000b',
    '__proto__',
  ),
);
const product = fc
  .record({
    name: fc.constantFrom(
      'Tesco Whole Milk 2L',
      '2 x Soap',
      'Tesco Finest Butter, 250g',
      '=1+1 cheese',
    ),
    pence: fc.integer({ min: 1, max: 99_999 }),
  })
  .map(({ name, pence }): Product => ({
    id: 1,
    name,
    store: 'TESCO',
    category: 'General',
    price: pence / 100,
    priceText: '',
  }));

type Step =
  | { do: 'add' | 'undo' | 'clear' | 'reload' }
  | { do: 'enter' | 'remove'; at: number }
  | { do: 'text'; at: number; text: string }
  | { do: 'pick'; at: number; product: Product }
  | { do: 'quantity'; at: number; quantity: number }
  | { do: 'move'; at: number; by: -1 | 1 }
  | { do: 'join'; texts: readonly string[] };
const at = fc.nat({ max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('add' as const, 'clear' as const, 'reload' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('enter' as const, 'remove' as const), at }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('text' as const), at, text: typed }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pick' as const), at, product }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('quantity' as const),
      at,
      quantity: fc.integer({ min: -2, max: 120 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      at,
      by: fc.constantFrom(-1 as const, 1 as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('join' as const),
      texts: fc.array(fc.constantFrom('ham', '2 x jam'), { minLength: 1, maxLength: 3 }),
    }),
  },
);

/** A tab on the list screen. The page gives an empty list its first row; so does this. */
function open() {
  const session = createSessionStore({
    storage: () => window.localStorage,
    onForeignChange: () => () => undefined,
  });
  const engine = {
    files: { getSnapshot: () => ({ TESCO: { state: 'ready' } }) },
    // Answers at once, so that a law need not wait.
    ask: (_: 'counted', text: string, quantity: number) => ({
      then: (answered: (text: string) => void) =>
        answered(withQuantity({ text, pick: null }, quantity)),
    }),
  };
  const services = { session, engine } as unknown as Services;
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(ServicesProvider, { services, children });
  const { result: hook, unmount } = renderHook(() => useListRows(false), { wrapper });
  const lines = () => session.getSnapshot().session.lines;
  const settle = () => {
    if (lines().length === 0) session.dispatch({ type: 'rowAdded', id: session.nextId() });
  };
  session.dispatch({ type: 'storeChosen', store: 'TESCO' });
  settle();
  return {
    session,
    hook,
    lines,
    unmount,
    run: (what: () => void) =>
      act(() => {
        what();
        settle();
      }),
  };
}
type Tab = ReturnType<typeof open>;
const told = (lines: readonly Line[]) =>
  lines.map(({ text, pick }) => ({ text, pick, quantity: quantityOf({ text, pick }) }));

function perform({ hook, lines, session, run }: Tab, next: Step): void {
  const rows = hook.current;
  const line = 'at' in next ? lines()[next.at % lines().length]! : lines()[0]!;
  switch (next.do) {
    case 'add':
      return run(() => rows.add());
    case 'enter':
      return run(() => rows.handlers.enter(line.id));
    case 'text':
      return run(() => rows.handlers.text(line.id, next.text));
    case 'pick':
      return run(() => rows.handlers.pick(line.id, next.product));
    // The stepper stands only beside a row that says something.
    case 'quantity':
      return line.text.trim() === ''
        ? undefined
        : run(() => rows.handlers.quantity(line, next.quantity));
    case 'move':
      return run(() => rows.handlers.move(line.id, next.by));
    case 'remove':
      return run(() => rows.handlers.remove(line.id));
    case 'clear':
      return run(rows.clear);
    case 'join':
      return run(() =>
        rows.join(next.texts.map((text) => ({ id: session.nextId(), text, pick: null }))),
      );
    case 'undo':
      return run(rows.undo);
  }
}

/** What holds after every step. */
function holds({ lines }: Tab): void {
  expect(lines().length).toBeGreaterThan(0);
  expect(new Set(lines().map(({ id }) => id)).size).toBe(lines().length);
  for (const line of lines()) {
    expect(quantityOf(line)).toBeGreaterThanOrEqual(1);
    expect(quantityOf(line)).toBeLessThanOrEqual(MOST);
    if (line.pick) expect(line.text).toBe(withQuantity(line, quantityOf(line)));
  }
}

const walk = (
  steps: readonly Step[],
  check: (tab: Tab, next: Step, before: readonly Line[]) => void = () => undefined,
): Tab => {
  window.localStorage.clear();
  let tab = open();
  for (const next of steps) {
    const before = tab.lines();
    if (next.do === 'reload') {
      tab.unmount();
      tab = open();
    } else perform(tab, next);
    holds(tab);
    check(tab, next, before);
  }
  return tab;
};
const steps = fc.array(step, { maxLength: 25 });

test('law: whatever is done, a row remains, quantities stay in their limits, and a reload shows the same list', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const tab = walk(all, (now, next, before) => {
        if (next.do === 'reload') expect(told(now.lines())).toEqual(told(before));
      });
      const last = tab.lines();
      tab.unmount();
      const again = open();
      expect(told(again.lines())).toEqual(told(last));
      again.unmount();
    }),
    { numRuns: 150 },
  );
});

test('law: the stepper sets exactly the quantity it shows', () => {
  fc.assert(
    fc.property(steps, at, fc.integer({ min: 1, max: MOST }), (all, where, quantity) => {
      const tab = walk(all);
      const line = tab.lines()[where % tab.lines().length]!;
      if (line.text.trim() !== '') {
        tab.run(() => tab.hook.current.handlers.quantity(line, quantity));
        expect(quantityOf(tab.lines().find(({ id }) => id === line.id)!)).toBe(quantity);
      }
      tab.unmount();
    }),
    { numRuns: 150 },
  );
});

test('law: an undo directly after it restores the list exactly', () => {
  const changes = fc.oneof(
    fc.record({ do: fc.constant('remove' as const), at }),
    fc.record({ do: fc.constant('clear' as const) }),
    fc.record({ do: fc.constant('join' as const), texts: fc.constant(['ham', 'jam']) }),
  );
  fc.assert(
    fc.property(steps, changes, (all, change) => {
      const tab = walk(all);
      const before = tab.lines();
      perform(tab, change);
      // An empty row goes without a word.
      fc.pre(change.do !== 'remove' || before[change.at % before.length]!.text.trim() !== '');
      perform(tab, { do: 'undo' });
      expect(tab.lines()).toEqual(before);
      holds(tab);
      tab.unmount();
    }),
    { numRuns: 150 },
  );
});

test('law: what was typed after a removal survives its undo', () => {
  fc.assert(
    fc.property(
      steps,
      at,
      typed.filter((text) => text.trim() !== ''),
      (all, where, text) => {
        const tab = walk(all);
        const gone = tab.lines()[where % tab.lines().length]!;
        perform(tab, { do: 'remove', at: where });
        perform(tab, { do: 'add' });
        perform(tab, { do: 'text', at: tab.lines().length - 1, text });
        const mine = tab.lines().at(-1)!.text;
        perform(tab, { do: 'undo' });
        expect(tab.lines().map((line) => line.text)).toContain(mine);
        if (gone.text.trim() !== '')
          expect(tab.lines().map((line) => line.text)).toContain(gone.text);
        holds(tab);
        tab.unmount();
      },
    ),
    { numRuns: 100 },
  );
});
