// Names and lists that are made to break the page stay text.
import { expect, test } from '@playwright/test';
import { compare, item, openList, writeList } from './shopper';

test('hostile names stay text', async ({ page }) => {
  let alerted = false;
  page.on('dialog', () => {
    alerted = true;
  });
  await page.route('**/prepared/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/tesco.csv*', (route) =>
    route.fulfill({
      status: 200,
      body: 'name,price,category\n<img src=x onerror=alert(1)> milk,£1.00,Dairy\n',
    }),
  );
  await openList(page, 'Tesco');
  await item(page, 1).fill('milk');
  await page.getByRole('option').first().click();
  await expect(item(page, 1)).toHaveValue('<img src=x onerror=alert(1)> milk - £1.00');
  await compare(page);
  expect(alerted).toBe(false);
});

test('hostile list text stays text: no crash, nothing runs, nothing wider than the screen', async ({
  page,
}) => {
  const broken: string[] = [];
  page.on('dialog', (dialog) => {
    broken.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => broken.push(error.message));
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, 'Tesco');
  const hostile = [
    'w'.repeat(290),
    '\u{1F95B}\u{1F468}\u200D\u{1F469}\u200D\u{1F467} milk',
    '\u202Eklim \u05D7\u05DC\u05D1 \u062D\u0644\u064A\u0628',
    '<img src=x onerror=alert(1)><script>alert(2)</script>',
    'mi\u0000lk',
    '=HYPERLINK("http://evil.example";"milk")',
    '__proto__',
    "'; DROP TABLE milk; --",
    '%00%ff',
    '(((((a+)+)+)+)+$',
  ];
  await writeList(page, hostile);
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('shoppingList')!) as string[]),
  ).toEqual(hostile);
  await page.reload();
  for (const [at, text] of hostile.entries()) await expect(item(page, at + 1)).toHaveValue(text);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await compare(page);
  // A row says how its line was read.
  await expect(page.getByRole('heading', { level: 3, name: /HYPERLINK/ }).first()).toBeVisible();
  await expect(page.locator('img[src="x"], script:not([src])')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(broken).toEqual([]);
});
