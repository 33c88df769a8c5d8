// Times the specification names (sections 4 and 9) and our own; the contact form's three seconds are in contactPage.test.tsx.
import '@testing-library/jest-dom';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { EngineClient } from '../../src/engineClient/client';
import { startWorker } from '../../src/engineClient/engineWorker';
import { workerPort } from '../../src/engineClient/ports';
import { ListField } from '../../src/list/ListField';
import { ServicesProvider, type Services } from '../../src/services/services';

jest.mock('../../src/engineClient/engineWorker');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const suggestion = (name: string) => ({
  product: { id: 1, name, store: 'TESCO', category: '', price: 1.2, priceText: '' },
  score: 1,
  found: 'literal',
  priceLabel: '£1.20',
});

/** One row whose every query is answered at once, with one product. */
function row(text = '') {
  const ask = jest.fn<Promise<unknown>, unknown[]>((_, query) =>
    Promise.resolve([suggestion(`${String(query)} 2L`)]),
  );
  const onPick = jest.fn();
  function Row() {
    const [shown, setShown] = useState(text);
    const pick = ({ name }: { name: string }) => {
      onPick(name);
      setShown(`${name} - £1.20`);
    };
    return (
      <ListField
        shown={shown}
        query={shown}
        label="Item 1"
        placeholder=""
        store="TESCO"
        inputRef={() => undefined}
        onText={setShown}
        onPick={pick}
        onEnter={() => undefined}
        onLines={() => undefined}
      />
    );
  }
  render(
    <ServicesProvider
      services={{ engine: { ask: ask as unknown as EngineClient['ask'] } } as Services}
    >
      <Row />
    </ServicesProvider>,
  );
  return { ask, onPick };
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Item 1' });
async function type(value: string) {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value } });
  await pass(0);
}
const open = () => screen.queryAllByRole('option').length > 0;

test('the suggestions stay for 200 ms after the field is left', async () => {
  row();
  await type('milk');
  expect(open()).toBe(true);
  act(() => field().blur());
  await pass(199);
  expect(open()).toBe(true);
  await pass(1);
  expect(open()).toBe(false);
});

test('who comes back and types within those 200 ms keeps them', async () => {
  row();
  await type('milk');
  act(() => field().blur());
  await pass(100);
  await type('milks');
  await pass(1000);
  expect(open()).toBe(true);
});

test('Escape closes them at once', async () => {
  row();
  await type('milk');
  fireEvent.keyDown(field(), { key: 'Escape' });
  await pass(0);
  expect(open()).toBe(false);
});

test('Escape also calls off a list that has not come yet', async () => {
  const { ask } = row();
  let late: (found: unknown[]) => void = () => undefined;
  ask.mockReturnValue(new Promise((resolve) => (late = resolve)));
  await type('milk');
  fireEvent.keyDown(field(), { key: 'Escape' });
  late([suggestion('milk')]);
  await pass(0);
  expect(open()).toBe(false);
});

test('for 300 ms after a pick the row takes no typing', async () => {
  const { onPick } = row();
  await type('milk');
  const click = createEvent.click(screen.getByRole('option'));
  fireEvent(screen.getByRole('option'), click);
  await pass(0);
  expect(onPick).toHaveBeenCalledTimes(1);
  expect(open()).toBe(false);
  const typeAt = (value: string, ms: number) => {
    const event = createEvent.change(field(), { target: { value } });
    Object.defineProperty(event, 'timeStamp', { value: click.timeStamp + ms });
    fireEvent(field(), event);
  };
  typeAt('milk 2L - £1.2', 299);
  expect(field()).toHaveValue('milk 2L - £1.20');
  typeAt('milk 2L - £1.2', 300);
  expect(field()).toHaveValue('milk 2L - £1.2');
});

test.each(['m', ' m ', 'Milk - £1.20'])('"%s" asks for no suggestions', async (text) => {
  const { ask } = row();
  await type(text);
  expect(ask).not.toHaveBeenCalled();
  expect(open()).toBe(false);
});

test('a worker starts when the page has a moment; what was asked before reaches it then', () => {
  const worker = { postMessage: jest.fn(), terminate: jest.fn() } as unknown as Worker;
  jest.mocked(startWorker).mockReturnValue(worker);
  const [heard, broken] = [jest.fn(), jest.fn()];
  const port = workerPort();
  port.listen(heard, broken);
  port.post({ id: 1, verb: 'open', args: ['TESCO'] });
  expect(startWorker).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(worker.postMessage).toHaveBeenCalledWith({ id: 1, verb: 'open', args: ['TESCO'] });
  worker.onmessage!({ data: { kind: 'hello' } } as MessageEvent);
  expect(heard).toHaveBeenCalledWith({ kind: 'hello' });
  expect(broken).not.toHaveBeenCalled();
  worker.onmessageerror!({} as MessageEvent);
  expect(broken).toHaveBeenCalledTimes(1);
});
