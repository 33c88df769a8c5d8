import { expect, test } from '@playwright/test';
import { appStarted, chooseStore, compare, item, openList, openResults, unfold } from './shopper';

test('a pick survives the reload, the results and the way back', async ({ page }) => {
  await chooseStore(page, 'Tesco');
  await item(page, 1).fill('milk');
  await page.getByRole('option').first().click();
  await expect(item(page, 1)).toHaveValue(/ - £\d+\.\d\d$/);
  const picked = await item(page, 1).inputValue();
  await page.reload();
  await expect(item(page, 1)).toHaveValue(picked);
  await compare(page);
  await page.getByRole('link', { name: 'Edit Shopping List' }).click();
  await expect(item(page, 1)).toHaveValue(picked);
  await page.goto('/results');
  await expect(page.getByRole('heading', { name: 'Item-by-Item Comparison' })).toBeVisible();
  await page.getByRole('button', { name: 'Start New Comparison' }).click();
  await expect(page).toHaveURL('/');
  expect(
    await page.evaluate(() =>
      ['selectedSupermarket', 'shoppingList', 'selectedProducts'].map((key) =>
        localStorage.getItem(key),
      ),
    ),
  ).toEqual([null, null, null]);
});

test('who types sees the words, not their last letters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await chooseStore(page, 'Tesco');
  const widths = () =>
    item(page, 1).evaluate((field) => [
      field.clientWidth,
      field.closest('.row-field')!.clientWidth,
      field.closest('.row-field')!.clientHeight,
    ]);
  const [empty, around, height] = (await widths()) as [number, number, number];
  expect(empty).toBeGreaterThan(0.7 * around);
  await item(page, 1).click();
  await page.keyboard.type('semi skimmed milk');
  expect((await widths())[0]).toBeGreaterThan(0.7 * around);
  expect((await widths())[2]).toBe(height);
});

test('on a phone: short placeholder, no price in the row, nothing wider than the screen', async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
  ).newPage();
  await openList(page, 'Tesco');
  await expect(item(page, 1)).toHaveAttribute('placeholder', /^.{1,12}$/);
  await item(page, 1).fill('milk');
  const left = (await item(page, 1).boundingBox())!.x;
  await expect
    .poll(async () => (await page.getByRole('option').first().boundingBox())?.x)
    .toBeGreaterThanOrEqual(left - 1);
  await page.getByRole('option').first().tap();
  await expect(item(page, 1)).not.toHaveValue(/£|Tesco/);
  expect(await page.evaluate(() => localStorage.getItem('shoppingList'))).toContain('£');
  await compare(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const width of [360, 768, 1280]) {
  test(`the whole product is seen, in a row and in the review of a pasted list: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openList(page, 'Tesco');
    await item(page, 1).fill('semi skimmed milk 2.272L');
    await page.getByRole('option', { name: 'Tesco British Semi Skimmed Milk 2.272L' }).click();
    await expect(item(page, 1)).toBeFocused();
    // The field itself is one line; whoever types sees that one, with its caret.
    const inRow = page.getByText(width > 768 ? /2\.272L, 4 Pints - £\d/ : /2\.272L, 4 Pints$/);
    await expect(inRow).toBeVisible();
    expect(await inRow.evaluate((text) => text.scrollWidth > text.clientWidth)).toBe(false);
    await item(page, 1).press('End');
    await expect(inRow).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(inRow).toBeVisible();
    await page.getByRole('button', { name: 'Add a whole list' }).click();
    await page.getByLabel('Your list, one item a line').fill('semi skimmed milk 2.272L');
    await page.getByRole('button', { name: 'Find the products' }).click();
    const inReview = page
      .getByRole('dialog')
      .locator('.whole-text', { hasText: /2\.272L, 4 Pints, £\d/ });
    await expect(inReview).toBeVisible();
    expect(await inReview.evaluate((text) => text.scrollWidth > text.clientWidth)).toBe(false);
  });
}

test('a kept row is filled anew, not added to, by a program and by who comes with Tab', async ({
  page,
}) => {
  await openList(page, 'Tesco', ['white bread', 'eggs', 'ham']);
  await page.reload();
  await appStarted(page);
  await item(page, 1).fill('brown rolls');
  await expect(item(page, 1)).toHaveValue('brown rolls');
  await page.getByRole('button', { name: 'Remove brown rolls' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('duck eggs');
  await expect(item(page, 2)).toHaveValue('duck eggs');
  await page.keyboard.press('Escape');
  // A finger puts the caret; what is there stays.
  await item(page, 3).click();
  await page.keyboard.type(' sliced');
  await expect(item(page, 3)).toHaveValue('ham sliced');
});

test('another match is chosen, totals follow, and it is undone', async ({ page }) => {
  await openResults(page, 'Tesco', ['semi skimmed milk', '2 x cheddar']);
  const matched = page.getByRole('region', { name: 'Your whole basket' });
  const before = await matched.innerText();
  await unfold(page, /^semi skimmed milk/);
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  await page.getByRole('button', { name: 'None of these' }).click();
  await expect.poll(() => matched.innerText()).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => matched.innerText()).toBe(before);
});

test('editing a picked product keeps its quantity', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, 'Tesco');
  await item(page, 1).fill('semi skimmed');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: /^One more/ }).click();
  await page.getByRole('menuitem', { name: /^One more/ }).click();
  await page.keyboard.press('Escape');
  await item(page, 1).press('End');
  await item(page, 1).press('Backspace');
  await expect
    .poll(() =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('shoppingList')!) as string[])[0]),
    )
    .toMatch(/^3 x /);
});
