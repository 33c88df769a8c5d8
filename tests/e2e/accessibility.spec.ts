import { expect, test } from '@playwright/test';
import { chooseStore, compare, item, noAxeFindings, writeList } from './shopper';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing: ${colorScheme}, ${width} px`, async ({ browser }) => {
      test.setTimeout(150_000); // a dozen analyses on two cores
      const page = await (await browser.newContext({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 800 } })).newPage();
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
      await noAxeFindings(page);
      await page.goto('/select-supermarket');
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      await noAxeFindings(page);
      await chooseStore(page, 'Tesco');
      await writeList(page, ['2 x semi skimmed milk', 'cheddar', 'zzqqxx']);
      await item(page, 3).fill('bread');
      await expect(page.getByRole('option').first()).toBeVisible();
      await noAxeFindings(page);
      await page.keyboard.press('Escape');
      await item(page, 3).fill('zzqqxx');
      await compare(page);
      await page.getByRole('button', { name: 'Stores and preferences' }).click();
      await page.getByRole('button', { name: /^Why this match/ }).first().click();
      await noAxeFindings(page);
      await page.getByRole('button', { name: /^Not the right product/ }).first().click();
      await expect(page.getByRole('button', { name: 'None of these' })).toBeVisible();
      await noAxeFindings(page);
      await page.getByRole('button', { name: 'None of these' }).click();
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
      await noAxeFindings(page);
      // The bar goes, the way back stays.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Undo: / })).toBeVisible();
      await noAxeFindings(page);
      for (const path of ['/nowhere', '/contact', '/privacy', '/terms']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await noAxeFindings(page);
      }
    });
  }
}
