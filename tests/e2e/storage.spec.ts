// What the browser keeps: full, refused, of another make, changed by another tab.
import { expect, test } from '@playwright/test';
import { chooseStore, compare, item, openList, openResults, writeList } from './shopper';
import { bought, clickAway, LIST, ready } from './faulty';

test('full storage: said, and the list stays', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await chooseStore(page, 'Tesco');
  await expect(page.getByText('Your browser has no room left to keep your list.')).toBeVisible();
  await writeList(page, ['milk', 'bread']);
  await compare(page);
  await page.getByRole('link', { name: 'Edit Shopping List' }).click();
  for (const [at, text] of ['milk', 'bread'].entries())
    await expect(item(page, at + 1)).toHaveValue(text);
});

test('no storage at all: said, and the journey works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await page.goto('/select-supermarket');
  const notice = page.getByText('Your browser does not let this page keep your list.');
  await expect(page.getByRole('combobox', { name: 'Supermarket' })).toBeEnabled();
  // With the screen, not behind it: it would move what is just being tapped.
  expect(await notice.isVisible()).toBe(true);
  await chooseStore(page, 'Tesco');
  await expect(notice).toBeVisible();
  await writeList(page, ['milk']);
  await compare(page);
});

test('corrupt and foreign storage: no crash', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('selectedSupermarket', 'Tesco');
    localStorage.setItem('shoppingList', '["milk",7,{"a":1}]');
    localStorage.setItem('selectedProducts', '{"length":');
  });
  await page.goto('/shopping-list');
  await expect(item(page, 1)).toHaveValue('milk');
});

test('another tab changes the list: this one follows', async ({ context }) => {
  const one = await context.newPage();
  await openList(one, 'Tesco');
  const two = await context.newPage();
  await two.goto('/shopping-list');
  await item(two, 1).fill('eggs');
  await expect(item(one, 1)).toHaveValue('eggs');
});

test('another tab starts a new comparison: results and shop of the old list are left', async ({
  context,
}) => {
  const one = await context.newPage();
  await openResults(one, 'Tesco', ['milk', 'bread']);
  await expect(one.getByRole('button', { name: 'Start New Comparison' })).toBeVisible();
  const shop = await context.newPage();
  await shop.goto('/shop');
  await expect(shop.getByText(/in the trolley$/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/results');
  await other.getByRole('button', { name: 'Start New Comparison' }).click();
  await expect(other).toHaveURL('/');
  for (const left of [one, shop]) await expect(left).toHaveURL('/select-supermarket');
});

test.describe('storage', () => {
  for (const [when, times] of [
    ['once', 1],
    ['always', Infinity],
  ] as const)
    test(`that throws ${when} as it is read: said, usable, and what is kept is not written over`, async ({
      page,
    }) => {
      await page.addInitScript(
        ([list, most]) => {
          const { getItem, setItem } = Storage.prototype;
          setItem.call(localStorage, 'selectedSupermarket', 'TESCO');
          setItem.call(localStorage, 'shoppingList', JSON.stringify(list));
          let count = 0;
          Storage.prototype.getItem = function (key) {
            // The picks are read by the session alone.
            if (key === 'selectedProducts' && count++ < (most ?? Infinity))
              throw new DOMException('no', 'SecurityError');
            return getItem.call(this, key);
          };
          Object.assign(window, { read: (key: string) => getItem.call(localStorage, key) });
        },
        [LIST, times === Infinity ? null : times] as const,
      );
      await page.goto('/select-supermarket');
      await expect(page.getByText(/does not let this page keep your list/)).toBeVisible();
      await page.getByRole('combobox', { name: 'Supermarket' }).click();
      await page.getByRole('option', { name: 'Aldi' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await item(page, 1).fill('mature cheddar');
      await page.keyboard.press('Escape');
      await compare(page);
      expect(
        await page.evaluate(() =>
          (window as unknown as { read(key: string): string }).read('shoppingList'),
        ),
      ).toBe(JSON.stringify(LIST));
    });

  test('of another make under every key: no fault at any step', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript((list) => {
      const odd = '{"__proto__":{"x":1},"constructor":[1],"toString":{"TESCO":{"price":"1"}}}';
      for (const key of ['selectedProducts', 'matchedProducts', 'matchChoices', 'listFilters'])
        localStorage.setItem(key, odd);
      for (const key of ['shoppingTicks', 'viewChoices', 'shoppingTrip', 'aisleOrder'])
        localStorage.setItem(key, odd);
      localStorage.setItem('emailRateLimit', '{"lastSubmission":1e308}');
      localStorage.setItem('dailyEmailUsage', '{"date":{},"count":-1}');
      localStorage.setItem('selectedSupermarket', '__proto__');
      localStorage.setItem('shoppingList', JSON.stringify([...list, '__proto__', 'constructor']));
    }, LIST);
    await page.goto('/shopping-list');
    await ready(page);
    await compare(page);
    await expect(bought(page)).toBeVisible();
    await clickAway(page, 'Shop with this list');
    await expect(page.getByText(/in the trolley/)).toBeVisible();
    await page.goto('/contact');
    await expect(page.getByLabel(/Full Name/)).toBeVisible();
    expect(faults).toEqual([]);
  });
});
