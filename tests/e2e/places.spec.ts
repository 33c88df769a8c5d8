// The place that is read: it stays while rows come, and is come back to.
import { expect, test } from '@playwright/test';
import { chooseStore, compare, writeList } from './shopper';

const LIST = [
  'semi skimmed milk',
  'white bread',
  'salted butter',
  'mature cheddar',
  'eggs',
  'apples',
  'potatoes',
];

test('what is scrolled to stays where it is, far down a list that has only just come', async ({
  page,
}) => {
  await page.addInitScript(
    (lines) => {
      localStorage.setItem('selectedSupermarket', 'TESCO');
      localStorage.setItem('shoppingList', JSON.stringify(lines));
    },
    [...LIST, 'bananas', ...LIST],
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/results');
  const bananas = page.getByRole('heading', { name: /^bananas/ });
  await bananas.waitFor({ state: 'attached' });
  const before = await bananas.evaluate((heading) => {
    heading.scrollIntoView({ block: 'center' });
    return heading.getBoundingClientRect().top;
  });
  await page.waitForTimeout(800);
  expect(
    Math.abs((await bananas.evaluate((heading) => heading.getBoundingClientRect().top)) - before),
  ).toBeLessThan(3);
});

test('Back and a reload lead to the place that was read on the results; a new comparison begins at its top', async ({
  page,
}) => {
  await chooseStore(page, 'Tesco');
  await writeList(page, LIST);
  await compare(page);
  const place = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  const read = page.getByRole('heading', { level: 3, name: new RegExp(`^${LIST.at(-2)!}`) });
  await read.evaluate((heading) => heading.scrollIntoView());
  await page.waitForTimeout(300);
  const before = await place();
  expect(before).toBeGreaterThan(300);
  await page.reload();
  await expect.poll(place).toBe(before);
  await expect(read).toBeInViewport();
  for (const link of ['Contact Us', 'Edit Shopping List']) {
    await page
      .getByRole('link', { name: link })
      .first()
      .evaluate((found: HTMLElement) => found.click());
    await expect(page).not.toHaveURL('/results');
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect.poll(place).toBe(before);
  }
  await page
    .getByRole('link', { name: 'Edit Shopping List' })
    .evaluate((found: HTMLElement) => found.click());
  await compare(page);
  expect(await place()).toBe(0);
});
