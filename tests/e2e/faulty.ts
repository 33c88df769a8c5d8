// Requests that fail, and a visit that has a list to lose.
import { expect, type Page, type Route } from '@playwright/test';

export const never = (): Promise<void> => new Promise(() => undefined);
export const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: '' });
export const garbage = (route: Route): Promise<void> =>
  route.fulfill({
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>502</title>',
  });
/** What a file can be, one after the other: each time it is asked for again, the next fault is there. */
export const FAULTS = [
  ['missing', gone],
  ['garbage', garbage],
  ['silent', never],
] as const;

export const LIST = ['semi skimmed milk', 'bananas'];
/** With this list, and Tesco chosen, on an earlier visit. */
export async function onList(page: Page, address = '/shopping-list'): Promise<void> {
  await page.addInitScript((list) => {
    if (localStorage.getItem('shoppingList')) return;
    localStorage.setItem('selectedSupermarket', 'TESCO');
    localStorage.setItem('shoppingList', JSON.stringify(list));
  }, LIST);
  await page.goto(address);
}
export const listKept = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('shoppingList') ?? '[]') as string[]),
  ).toEqual(LIST);

export const ready = (page: Page) => expect(page.getByText(/\d+ products/)).toBeVisible();
export const results = (page: Page) =>
  page.getByRole('heading', { name: 'Your Price Comparison Results' });
export const bought = (page: Page) => page.getByRole('rowheader', { name: 'Aldi' });
export const clickAway = (page: Page, name: string) =>
  page.getByRole('link', { name }).first().click();
/** A second at a time, so that what waits in between has its turn. */
export const second = async (page: Page, seconds: number): Promise<void> => {
  for (let at = 0; at < seconds; at++) await page.clock.runFor(1_000);
};
