// What keeps the shopper going: the way back from a change, the screen that stays on, long lists in steps.
import '@testing-library/jest-dom';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import fc from 'fast-check';
import { UndoOffer } from '../../src/layout/UndoOffer';
import { useProgressiveList } from '../../src/results/useProgressiveList';
import { useWakeLock } from '../../src/shoppingMode/useWakeLock';

describe('the way back', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('after its eight seconds in the bar it stays on the page, for as long as it takes', async () => {
    const undo = jest.fn();
    render(<UndoOffer of={{ id: 1, words: 'Item removed' }} onUndo={undo} />);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await pass(10_000);
    await pass(1_000); // it moves out
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await pass(3_600_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo: item removed' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  test('the bar waits while its button is focused', async () => {
    render(<UndoOffer of={{ id: 1, words: 'Item removed' }} onUndo={() => undefined} />);
    await pass(7_000);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await pass(60_000);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  test('a second change has a bar and eight seconds of its own', async () => {
    const { rerender } = render(
      <UndoOffer of={{ id: 1, words: 'Item removed' }} onUndo={() => undefined} />,
    );
    await pass(7_000);
    rerender(<UndoOffer of={{ id: 2, words: 'List cleared' }} onUndo={() => undefined} />);
    await pass(7_000);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(screen.getByText('List cleared')).toBeVisible();
  });
});

describe('the screen stays on in the shop', () => {
  const show = (state: 'visible' | 'hidden') =>
    act(async () => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
      await Promise.resolve();
    });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    Reflect.deleteProperty(document, 'visibilityState');
  });

  function lockable() {
    const locks: { released: boolean; release(): Promise<void> }[] = [];
    const request = jest.fn(() => {
      const lock = {
        released: false,
        release() {
          lock.released = true;
          return Promise.resolve();
        },
      };
      locks.push(lock);
      return Promise.resolve(lock);
    });
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    return { request, locks };
  }

  test('asked for on arrival, again after the page was hidden, let go on leaving', async () => {
    const { request, locks } = lockable();
    const { unmount } = renderHook(() => useWakeLock());
    await show('visible');
    expect(request).toHaveBeenCalledTimes(1);
    locks[0]!.released = true; // as the browser does when the page is hidden
    await show('hidden');
    expect(request).toHaveBeenCalledTimes(1);
    await show('visible');
    expect(request).toHaveBeenCalledTimes(2);
    unmount();
    expect(locks.every(({ released }) => released)).toBe(true);
  });

  test('left before the browser answered: nothing is held', async () => {
    const { locks } = lockable();
    renderHook(() => useWakeLock()).unmount();
    await show('visible');
    expect(locks.map(({ released }) => released)).toEqual([true]);
  });

  test('without it, or where it is refused, nothing breaks', async () => {
    renderHook(() => useWakeLock()).unmount();
    const request = jest.fn(() =>
      Promise.reject(new DOMException('low battery', 'NotAllowedError')),
    );
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    renderHook(() => useWakeLock());
    await show('visible');
    // The first was refused by now: it is asked for once more.
    await show('visible');
    expect(request).toHaveBeenCalledTimes(2);
  });
});

const itself = (entry: string): string => entry;

test('law: in steps from the top, never longer than the new list, what stays in it stays shown, and in the end all of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uniqueArray(fc.string(), { maxLength: 12 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 5 }),
      async (lists, step) => {
        jest.useFakeTimers();
        const { result, rerender, unmount } = renderHook(
          ({ all }) => useProgressiveList(all, step, itself),
          {
            initialProps: { all: lists[0]! },
          },
        );
        expect(result.current).toEqual(lists[0]!.slice(0, step));
        for (const all of lists) {
          const before = result.current;
          rerender({ all });
          expect(result.current.slice(0, step)).toEqual(all.slice(0, step));
          // One that moved is neither gone for a moment nor there twice.
          expect(result.current).toEqual(
            all.filter((entry, at) => at < step || before.includes(entry)),
          );
          for (let at = 0; at < 15; at++) await act(() => jest.advanceTimersByTimeAsync(1));
          expect(result.current).toEqual(all);
        }
        unmount();
        jest.useRealTimers();
      },
    ),
    { numRuns: 25 },
  );
});
