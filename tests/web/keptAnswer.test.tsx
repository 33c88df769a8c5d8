// The last answer is there at once, with the time it is of; the one of today takes its place.
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { momentWords } from '../../src/layout/moment';
import { readAnswer, writeAnswer } from '../../src/session/keptAnswer';
import { browserStorage, createSessionStore } from '../../src/session/store';
import { kept, visit } from './visit';

const LIST = ['salted butter', 'bananas'];
const silent = { post: () => undefined, listen: () => undefined, close: () => undefined };
const stored = () => window.localStorage.getItem('lastAnswer');

async function firstVisit(): Promise<string> {
  kept('TESCO', LIST);
  const { unmount } = visit('/results');
  await waitFor(() => expect(stored()).not.toBeNull());
  const words = (await screen.findByRole('region', { name: /Go to|Stay with|, and / })).textContent;
  unmount();
  return words;
}
const verdict = () => screen.findByRole('region', { name: /Go to|Stay with|, and / });

test('while nothing answers yet, the last answer stands there with its time', async () => {
  const words = await firstVisit();
  visit('/results', () => silent);
  expect((await verdict()).textContent).toBe(words);
  expect(screen.getByText(/^As of \d\d:\d\d, being compared anew…$/)).toBeVisible();
  expect(screen.queryByText('Comparing prices across supermarkets...')).toBeNull();
});

test('the answer of today takes its place', async () => {
  await firstVisit();
  visit('/results');
  await waitFor(() => expect(screen.queryByText(/^As of/)).toBeNull());
  expect(await screen.findByText('What your list costs elsewhere, at the till.')).toBeVisible();
});

test('for another list there is none, and without a list none is kept', async () => {
  await firstVisit();
  window.localStorage.setItem('shoppingList', '["bread"]');
  const { unmount } = visit('/results', () => silent);
  expect(await screen.findByText('Comparing prices across supermarkets...')).toBeVisible();
  unmount();
  createSessionStore(browserStorage).dispatch({ type: 'startedAnew' });
  expect(stored()).toBeNull();
});

test('where no other comes it stays, says so, and can be asked for again', async () => {
  const words = await firstVisit();
  const refuse = {
    ...silent,
    listen: (_: unknown, broken: (reason: string) => void) => void setTimeout(broken, 50, 'gone'),
  };
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  visit('/results', () => refuse);
  expect(await screen.findByText(/^This is your last answer, as of \d\d:\d\d:/)).toBeVisible();
  expect((await verdict()).textContent).toBe(words);
  expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
  jest.restoreAllMocks();
});

test.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['written by another hand', (text: string) => text.replace('"items"', '"itens"')],
  ['of another make', () => '{"of":"","at":1,"result":{}}'],
  ['empty', () => ''],
])('one that is %s is none', async (_, spoil) => {
  await firstVisit();
  const of = (JSON.parse(stored()!.slice(stored()!.indexOf('{'))) as { of: string }).of;
  expect(readAnswer(stored(), of)).not.toBeNull();
  expect(readAnswer(spoil(stored()!), of)).toBeNull();
});

test('a long one is not kept; a full storage gives up what can be worked out again, never the list', async () => {
  const long = { of: 'x'.repeat(700_000), at: 0, result: {} as never };
  expect(writeAnswer(long)).toEqual([['lastAnswer', null]]);
  await firstVisit();
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this.getItem('lastAnswer') !== null) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  const store = createSessionStore(browserStorage);
  store.dispatch({ type: 'linesAdded', lines: [{ id: 9, text: 'leeks', pick: null }] });
  expect(store.getSnapshot().keeping).toBe('kept');
  expect(window.localStorage.getItem('shoppingList')).toContain('leeks');
  expect(stored()).toBeNull();
  jest.restoreAllMocks();
});

test('today by the clock, before by the day', () => {
  const at = new Date(2026, 10, 26, 9, 5).getTime();
  expect(momentWords(at, new Date(2026, 10, 26, 23, 59).getTime())).toBe('09:05');
  expect(momentWords(at, new Date(2026, 10, 27, 0, 1).getTime())).toBe('26 November 2026');
});
