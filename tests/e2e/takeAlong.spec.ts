import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { chooseStore, compare, item, noAxeFindings, writeList } from './shopper';

const LIST = ['2 x semi skimmed milk', 'bananas', 'mature cheddar', 'unobtainium'];

test('a share link gives the same list in another browser, and asks before it replaces one', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await chooseStore(page, 'Tesco');
  await writeList(page, LIST);
  await compare(page);
  await page.getByRole('button', { name: 'Take it along' }).click();
  await noAxeFindings(page);
  await page.getByRole('menuitem', { name: 'Copy a link to this list' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe('/shared');

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('list', { name: 'Shared list' }).getByRole('listitem')).toHaveText(LIST);
  await noAxeFindings(other);
  await other.getByRole('button', { name: 'Use this list' }).click();
  await expect(item(other, 1)).toHaveValue(LIST[0]!);
  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText('replaces your own list of 4 items');
  await other.goto('/shared#list=cut');
  await other.reload();
  await expect(other.getByRole('heading', { name: 'This link holds no list' })).toBeVisible();
});

test('copy as text, CSV, and a page for the printer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await chooseStore(page, 'Tesco');
  await writeList(page, LIST);
  await compare(page);
  await page.getByRole('button', { name: 'Take it along' }).click();
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  await expect(page.getByText('List copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/about £[\s\S]*- 2 x [\s\S]*Look for yourself\n- unobtainium/);
  await page.getByRole('button', { name: 'Take it along' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Download CSV' }).click()]);
  const csv = readFileSync((await download.path())!, 'utf8');
  expect(csv.split('\r\n')[0]).toBe('\ufeffStore,Item,Quantity,Product,Size,Price,Total');
  expect(csv).toContain(',unobtainium,,no match,,,');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('☐ unobtainium')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Item-by-Item Comparison' })).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the shop, ${colorScheme}: ticks survive a reload and can be cleared`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await chooseStore(page, 'Tesco');
    await writeList(page, LIST);
    await compare(page);
    await page.getByRole('link', { name: 'Shop with this list' }).click();
    await expect(page.getByText(/in the trolley/)).toHaveText('0 of 4 in the trolley');
    const box = page.getByRole('checkbox').first();
    const size = await box.locator('..').boundingBox();
    expect(Math.min(size!.width, size!.height)).toBeGreaterThanOrEqual(44);
    await box.check();
    await noAxeFindings(page);
    await page.reload();
    await expect(page.getByText(/in the trolley/)).toHaveText('1 of 4 in the trolley');
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await page.getByRole('button', { name: 'Clear the ticks' }).click();
    await expect(page.getByText(/in the trolley/)).toHaveText('0 of 4 in the trolley');
  });

  test(`results, ${colorScheme}: a chart beside its table, order by unit price, price dates`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await chooseStore(page, 'Tesco');
    await writeList(page, LIST.slice(0, 3));
    await compare(page);
    await expect(page.getByText(/These are sample prices/)).toBeVisible();
    await expect(page.getByText(/Aldi: \d+ products/)).toBeVisible();
    await page.getByRole('button', { name: 'Show as a chart' }).click();
    await expect(page.locator('#basket-chart svg').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /Cost of the items that all stores have/ })).toBeVisible();
    await page.getByLabel('Order inside an item').selectOption('unit-price');
    await noAxeFindings(page);
  });
}
