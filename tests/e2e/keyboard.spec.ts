// The whole journey by keyboard: nobody is left nowhere.
import { expect, test } from '@playwright/test';
import { appStarted, item, noAxeFindings, openList, openResults, unfold } from './shopper';

test('keyboard only: from the landing page to the results', async ({ page }) => {
  await page.goto('/');
  await appStarted(page);
  await page.getByRole('link', { name: 'Get Started' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Supermarket' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Asda' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 1)).toBeEnabled();
  await item(page, 1).focus();
  await page.keyboard.type('cheddar');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(item(page, 1)).toHaveValue('cheddar');
  await page.keyboard.press('Enter');
  await expect(item(page, 2)).toBeFocused();
  await page.keyboard.type('rice');
  // The list of the whole word, not of its beginning: who chooses has looked.
  await expect(page.getByRole('option').first()).toContainText(/rice/i);
  await page.waitForTimeout(300);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(item(page, 2)).toHaveValue(/£/);
  await page.getByRole('button', { name: 'Compare Prices' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Price Comparison Results' })).toBeVisible();
});

test('Tab goes from a row with suggestions to the next control, and the list closes', async ({
  page,
}) => {
  await openList(page, 'Tesco');
  await item(page, 1).click();
  await page.keyboard.type('bread');
  await expect(page.getByRole('option')).toHaveCount(8);
  await page.keyboard.press('Tab');
  const next = page.getByRole('button', { name: 'One more of bread' });
  await expect(next).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(next).toBeFocused();
});

test('the keyboard is never left nowhere: Back, Forward and home lead to the heading, a stepper at its end to its other button', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await appStarted(page);
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'Get Started' }).press('Enter');
  await expect(heading).toHaveText('Where do you currently shop for groceries?');
  await expect(heading).toBeFocused();
  for (const go of [
    () => page.goBack(),
    () => page.goForward(),
    () => page.getByRole('link', { name: 'Back to Home' }).press('Enter'),
  ]) {
    const before = await heading.innerText();
    await go();
    await expect(heading).not.toHaveText(before);
    await expect(heading).toBeFocused();
  }
  await openList(page, 'Tesco', ['2 x milk', 'bread']);
  await page
    .getByRole('button', { name: /^One less of/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('button', { name: /^One more of/ }).first()).toBeFocused();
  await page.getByRole('button', { name: 'Clear list' }).press('Enter');
  await expect(heading).toBeFocused();
});

test('rows are moved with the keyboard, said aloud, and the focus stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, 'Tesco', ['milk', '3 x bread']);
  await page.getByRole('button', { name: 'More for 3 x bread' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await noAxeFindings(page, ['region']);
  await page.getByRole('menuitem', { name: 'Move up: 3 x bread' }).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 1)).toHaveValue('3 x bread');
  await expect(page.getByRole('button', { name: 'More for 3 x bread' })).toBeFocused();
  await expect(page.getByText('3 x bread moved to place 1 of 2')).toBeAttached();
});

const TEN = [
  'coffee',
  'mature cheddar',
  'semi skimmed milk',
  'bread',
  'eggs',
  'bananas',
  'rice',
  'tea bags',
  'carrots',
  'olive oil',
];

test.describe('on a phone what takes the focus is in view', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the heading, when the list is cleared', async ({ page }) => {
    await openList(page, 'Tesco', TEN);
    await page.getByRole('button', { name: 'Clear list' }).press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });
  test('a changed match, whose row has gone to another place', async ({ page }) => {
    await openResults(page, 'Tesco', TEN);
    const first = page.getByRole('heading', { level: 3 }).first();
    const name = (await first.innerText()).split('\n')[0]!;
    await unfold(page, new RegExp(`^${name}`));
    const change = page.getByRole('button', { name: /^Change .* at Tesco$/ });
    await change.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'None of these' })).toBeVisible();
    await dialog.getByRole('button').nth(1).press('Enter');
    await expect(first).not.toContainText(name);
    await expect(change).toBeFocused();
    await expect(change).toBeInViewport();
  });
});
