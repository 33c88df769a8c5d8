import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { item, noAxeFindings, noAxeFindingsInEitherTheme, openResults, unfold } from './shopper';

const LIST = ['2 x semi skimmed milk', 'bananas', 'mature cheddar', 'unobtainium'];

test('a share link gives the same list in another browser, and asks before it replaces one', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openResults(page, 'Tesco', LIST);
  await page.getByRole('button', { name: 'Share or print' }).click();
  await noAxeFindings(page);
  await page.getByRole('menuitem', { name: 'Copy a link to this list' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe('/shared');

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('list', { name: 'Shared list' }).getByRole('listitem')).toHaveText(
    LIST,
  );
  await noAxeFindings(other);
  await other.getByRole('button', { name: 'Use this list' }).click();
  await expect(item(other, 1)).toHaveValue(LIST[0]!);
  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText('replaces your own list of 4 items');
  await other.goto('/shared#list=cut');
  await expect(other.getByRole('heading', { name: 'This link holds no list' })).toBeVisible();
  // Back to the list: only the fragment changes.
  await other.goto(link);
  await expect(other.getByRole('list', { name: 'Shared list' }).getByRole('listitem')).toHaveText(
    LIST,
  );
  await other.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(other.getByRole('main')).toBeFocused();
  await other.reload();
  await expect(other.getByRole('list', { name: 'Shared list' }).getByRole('listitem')).toHaveText(
    LIST,
  );
});

test('copy as text, CSV, and a page for the printer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openResults(page, 'Tesco', LIST);
  await page.getByRole('button', { name: 'Share or print' }).click();
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  await expect(page.getByText('List copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^(?:Stay with|Go to) .*\n[\s\S]*about £[\s\S]*, 2 × £[\s\S]*Look for yourself\n- unobtainium/,
  );
  await page.getByRole('button', { name: 'Share or print' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download CSV' }).click(),
  ]);
  const csv = readFileSync((await download.path())!, 'utf8');
  expect(csv.split('\r\n')[0]).toBe('\ufeffStore,Item,Packs,Product,Size,Price,Total,Note');
  expect(csv).toContain(',unobtainium,,no match,,,,');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('☐ unobtainium')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Item-by-Item Comparison' })).toBeHidden();
});

test('in the shop, light and dark: ticks survive a reload and can be cleared', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openResults(page, 'Tesco', LIST);
  await page.getByRole('link', { name: 'Shop with this list' }).click();
  await expect(page.getByText(/in the trolley/)).toHaveText('0 of 4 in the trolley');
  const box = page.getByRole('checkbox').first();
  const size = await box.locator('..').boundingBox();
  expect(Math.min(size!.width, size!.height)).toBeGreaterThanOrEqual(44);
  // What is ticked sinks to the end.
  await box.click();
  await expect(page.getByText(/in the trolley/)).toHaveText('1 of 4 in the trolley');
  await noAxeFindingsInEitherTheme(page);
  await page.reload();
  await expect(page.getByText(/in the trolley/)).toHaveText('1 of 4 in the trolley');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the ticks' }).click();
  await expect(page.getByText(/in the trolley/)).toHaveText('0 of 4 in the trolley');
});

test('results, light and dark: order by unit price, price dates', async ({ page }) => {
  await openResults(page, 'Tesco', LIST.slice(0, 3));
  await expect(page.getByText(/These are sample prices/)).toBeVisible();
  await expect(page.getByText(/Aldi: \d+ products/)).toBeVisible();
  await page.getByLabel('Sort').selectOption('unit-price');
  await noAxeFindingsInEitherTheme(page);
});

/** Pence per unit of the compared products of an item, as the page shows them ("67.8p per litre", "£1.09 per litre"). */
const unitPrices = (texts: readonly string[]): number[] =>
  texts.map((text) => {
    const last = [...text.matchAll(/(?:£([\d.]+)|([\d.]+)p) per /g)].at(-1);
    return last ? (last[1] ? Number(last[1]) * 100 : Number(last[2])) : Infinity;
  });

test('ordered by unit price the lowest comes first, and the order and the number of stops outlast a reload', async ({
  page,
}) => {
  // One store is cheapest for all but the washing up liquid, which it lacks: a second stop adds it.
  await openResults(page, 'Tesco', [
    '6 x semi skimmed milk',
    'milk x2',
    'bananas',
    '8 x mature cheddar',
    'washing up liquid',
  ]);
  await page.getByLabel('Sort').selectOption('unit-price');
  const cards = page.locator('[data-item]');
  await expect(cards).toHaveCount(5);
  const unfoldAll = async (): Promise<void> => {
    for (const card of await cards.all())
      await card.getByRole('heading').getByRole('button').click();
  };
  await unfoldAll();
  const inOrder = async (): Promise<boolean> => {
    for (const card of await cards.all()) {
      const prices = unitPrices(await card.locator('li:has-text("Why?")').allInnerTexts());
      if (prices.length < 2 || prices.some((price, at) => at > 0 && price < prices[at - 1]!))
        return false;
    }
    return true;
  };
  await expect.poll(inOrder).toBe(true);
  await page.getByRole('button', { name: 'Make it two stops' }).click();
  await page.reload();
  await expect(page.getByLabel('Sort')).toHaveValue('unit-price');
  await expect(cards).toHaveCount(5);
  await unfoldAll();
  await expect.poll(inOrder).toBe(true);
  await page.getByRole('link', { name: 'Shop with this list' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /, about £/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'One stop only' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /, about £/ })).toHaveCount(1);
});

test('the share sheet gets the list as text with its link; called off it says nothing; without one it is not offered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const stub = window as unknown as { shared: ShareData[]; calledOff: boolean };
    stub.shared = [];
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: ShareData) => {
        stub.shared.push(data);
        return stub.calledOff
          ? Promise.reject(new DOMException('no', 'AbortError'))
          : Promise.resolve();
      },
    });
  });
  await openResults(page, 'Tesco', LIST);
  const share = async () => {
    await page.getByRole('button', { name: 'Share or print' }).click();
    await page.getByRole('menuitem', { name: 'Share…' }).click();
  };
  await share();
  const [shared] = await page.evaluate(
    () => (window as unknown as { shared: { title: string; text: string; url: string }[] }).shared,
  );
  expect(shared!.title).toBe('Shopping list');
  expect(shared!.text).toMatch(
    /^(?:Stay with|Go to) .*\n[\s\S]*about £[\s\S]*, 2 × £[\s\S]*Look for yourself\n- unobtainium/,
  );
  expect(shared!.url).toMatch(/\/shared#list=/);
  await page.evaluate(() => {
    (window as unknown as { calledOff: boolean }).calledOff = true;
  });
  await share();
  await expect(page.getByText(/Sharing did not work/)).toHaveCount(0);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }),
  );
  await page.getByRole('button', { name: 'Share or print' }).click();
  await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Share…' })).toHaveCount(0);
});

test('the printed list fits on one page', async ({ page }) => {
  const five = ['2 x semi skimmed milk', 'bananas', 'mature cheddar', 'white bread', 'unobtainium'];
  const sixty = Array.from({ length: 60 }, (_, at) => five[at % 5]!);
  await openResults(page, 'Tesco', sixty);
  // The answer comes a section at a time, what is printed last.
  await expect(page.locator('.print-sheet')).toBeAttached();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect([...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)]).toHaveLength(1);
});

test('none of these and the filters outlast a reload; a match outside the comparisons can be changed', async ({
  page,
}) => {
  await openResults(page, 'Tesco', ['milk x2', 'bananas']);
  await unfold(page, /^milk/);
  const basket = page.getByRole('region', { name: 'Your whole basket' });
  const before = await basket.innerText();
  const other = page.getByRole('button', { name: /^Change .* at (?!Tesco)/ }).last();
  // Left out is another store than the one whose match is refused.
  const leftOut = / at Morrisons$/.test((await other.getAttribute('aria-label')) ?? '')
    ? 'Asda'
    : 'Morrisons';
  await other.click();
  await page.getByRole('button', { name: 'None of these' }).click();
  await expect.poll(() => basket.innerText()).not.toBe(before);
  await page.getByRole('button', { name: 'Shops, cards and preferences' }).click();
  await page.getByLabel(leftOut, { exact: true }).uncheck();
  await expect(basket).not.toContainText(leftOut);
  const changed = await basket.innerText();
  await page.reload();
  await expect.poll(() => basket.innerText()).toBe(changed);
  await unfold(page, /^milk/);
  await expect(page.getByText(/you said none of these/)).toBeVisible();
});
