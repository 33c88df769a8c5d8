// Only the answer to the latest question counts, in whatever order the answers come.
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ListComparison, ListRequest } from '../../engine';
import type { EngineClient } from '../../src/engineClient/client';
import { useComparison } from '../../src/results/useComparison';
import { ServicesProvider } from '../../src/services/services';
import { browserStorage, createSessionStore } from '../../src/session/store';
import { kept } from './visit';

const answerTo = ({ lines }: ListRequest): ListComparison =>
  ({ items: lines.map(({ text }) => ({ originalItem: text })) }) as unknown as ListComparison;

test('a late comparison never overwrites a newer one', async () => {
  kept('TESCO', ['milk']);
  const session = createSessionStore(browserStorage);
  const asked: { request: ListRequest; answer: (value: ListComparison) => void }[] = [];
  const engine = {
    ask: (_: string, request: ListRequest) =>
      new Promise((resolve) => asked.push({ request, answer: resolve })),
    answered: () => null,
    files: { getSnapshot: () => ({}), subscribe: () => () => undefined },
  } as unknown as EngineClient;
  const { result } = renderHook(useComparison, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ServicesProvider services={{ session, engine }}>{children}</ServicesProvider>
    ),
  });
  const [line] = session.getSnapshot().session.lines;
  await act(async () => session.dispatch({ type: 'textChanged', id: line!.id, text: 'bread' }));
  expect(asked.map(({ request }) => request.lines[0]!.text)).toEqual(['milk', 'bread']);
  const reply = (at: number) => act(async () => asked[at]!.answer(answerTo(asked[at]!.request)));
  const shown = () =>
    result.current.state === 'loaded'
      ? result.current.result?.items.map(({ originalItem }) => originalItem)
      : 'loading';

  await reply(1);
  expect(shown()).toEqual(['bread']);
  await reply(0);
  expect(shown()).toEqual(['bread']);
});
