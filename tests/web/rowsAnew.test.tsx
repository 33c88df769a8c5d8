// What a row says is what Compare will take: asked anew once every store's prices are there, and only then.
import { act, render, screen, waitFor } from '@testing-library/react';
import type { EngineClient } from '../../src/engineClient/client';
import type { FileState, FileStates, RowAnswer } from '../../src/engineClient/protocol';
import { useRowAnswers } from '../../src/list/useRowAnswers';
import { ServicesProvider, type Services } from '../../src/services/services';
import { EMPTY_SESSION, type Session } from '../../src/session/session';

const READY: FileState = {
  state: 'ready',
  products: 2,
  date: null,
  source: null,
  refused: null,
  described: true,
  cutOff: null,
};
const WAITING: FileState = { state: 'waiting' };
const LINES = Array.from({ length: 8 }, (_, id) => ({ id, text: `thing ${id}`, pick: null }));
const SESSION: Session = { ...EMPTY_SESSION, store: 'TESCO', lines: LINES };

const answer = (name: string): RowAnswer => ({
  product: { name, price: 1, category: '', store: 'TESCO', cost: 1, receipt: '£1.00' },
  kept: null,
  reading: null,
  parts: [],
});

/** Files that the test lets come, and an engine that names how many of them are there. */
function engineOf() {
  let now: FileStates = { TESCO: READY, ALDI: WAITING, ASDA: WAITING };
  const listeners = new Set<() => void>();
  const asked: number[] = [];
  const ready = (): number => Object.values(now).filter(({ state }) => state === 'ready').length;
  const ask = (_: string, { lines }: { lines: unknown[] }) => {
    asked.push(lines.length);
    return Promise.resolve(lines.map(() => answer(`of ${ready()}`)));
  };
  const files = {
    getSnapshot: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const come = (store: string, state: FileState = READY): void => {
    now = { ...now, [store]: state };
    for (const listener of [...listeners]) listener();
  };
  return { engine: { ask, files } as unknown as EngineClient, come, asked };
}

function Probe() {
  const answers = useRowAnswers(SESSION, READY);
  return (
    <output>{LINES.map((line) => answers.get(line)?.product?.name ?? 'nothing').join()}</output>
  );
}
const all = (words: string): string => LINES.map(() => words).join();
const said = () => screen.getByRole('status').textContent;
const rests = () => act(() => new Promise((resolve) => setTimeout(resolve, 700)));

test('first as the own store tells them, then once as all stores do; what was said stays meanwhile', async () => {
  const { engine, come, asked } = engineOf();
  render(
    <ServicesProvider services={{ engine } as unknown as Services}>
      <Probe />
    </ServicesProvider>,
  );
  await waitFor(() => expect(said()).toBe(all('of 1')));
  act(() => come('ALDI'));
  await rests();
  expect(said()).toBe(all('of 1'));
  expect(asked).toEqual([6, 2]);
  act(() => come('ASDA'));
  expect(said()).toBe(all('of 1'));
  await waitFor(() => expect(said()).toBe(all('of 3')));
  await rests();
  expect(asked).toEqual([6, 2, 6, 2]);
});

test('a file that failed is settled, too; when it comes after all the rows are asked for anew', async () => {
  const { engine, come } = engineOf();
  render(
    <ServicesProvider services={{ engine } as unknown as Services}>
      <Probe />
    </ServicesProvider>,
  );
  act(() => {
    come('ALDI', { state: 'failed', message: '404' });
    come('ASDA');
  });
  await waitFor(() => expect(said()).toBe(all('of 2')));
  act(() => come('ALDI'));
  await waitFor(() => expect(said()).toBe(all('of 3')));
});
