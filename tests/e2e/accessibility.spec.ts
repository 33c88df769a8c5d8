import { expect, test, type Locator } from '@playwright/test';
import {
  appStarted,
  chooseStore,
  compare,
  item,
  noAxeFindingsInEitherTheme,
  unfold,
  writeList,
} from './shopper';

for (const [width, colorScheme, other] of [
  [360, 'light', 'dark'],
  [1280, 'dark', 'light'],
] as const)
  test(`axe finds nothing: ${width} px, ${colorScheme}, and the colours of ${other}`, async ({
    browser,
  }) => {
    test.setTimeout(150_000); // a dozen analyses on two cores
    const page = await (
      await browser.newContext({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 800 },
      })
    ).newPage();
    const nothingFound = (): Promise<void> => noAxeFindingsInEitherTheme(page, colorScheme);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await nothingFound();
    await page.goto('/select-supermarket');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await nothingFound();
    await page.getByRole('combobox', { name: 'Supermarket' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await nothingFound();
    await chooseStore(page, 'Tesco');
    await writeList(page, ['2 x semi skimmed milk', 'cheddar', 'zzqqxx']);
    await item(page, 3).fill('bread');
    await expect(page.getByRole('option').first()).toBeVisible();
    await nothingFound();
    await page.keyboard.press('Escape');
    await item(page, 3).fill('zzqqxx');
    await compare(page);
    await page.getByRole('button', { name: 'Shops, cards and preferences' }).click();
    await unfold(page, /^semi skimmed milk/);
    await unfold(page, /^zzqqxx/);
    await page
      .getByRole('button', { name: /^Why\?/ })
      .first()
      .click();
    await nothingFound();
    await page
      .getByRole('button', { name: /^Change / })
      .last()
      .click();
    await expect(page.getByRole('button', { name: 'None of these' })).toBeVisible();
    await nothingFound();
    await page.getByRole('button', { name: 'None of these' }).click();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await nothingFound();
    // The bar goes, the way back stays.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Undo: / })).toBeVisible();
    await nothingFound();
    for (const path of ['/nowhere', '/contact', '/privacy', '/terms']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await nothingFound();
    }
  });

test('with the keyboard alone, where it is can be seen at every stop', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('selectedSupermarket', 'TESCO');
    localStorage.setItem('shoppingList', JSON.stringify(['semi skimmed milk', 'mature cheddar']));
  });
  const SEEN = {
    '/': 'Get Started',
    '/select-supermarket': 'Back to Home',
    '/shopping-list': 'Clear list',
    '/results': 'Start New Comparison',
    '/shop': 'Back to the results',
    '/contact': 'Back to Home',
    '/privacy': 'Back to Home',
  };
  for (const [path, name] of Object.entries(SEEN)) {
    await page.goto(path);
    await appStarted(page);
    await expect(
      page.getByRole('button', { name }).or(page.getByRole('link', { name })),
    ).toBeVisible();
    if (path === '/shopping-list')
      await expect(page.getByRole('button', { name: 'Remove mature cheddar' })).toBeEnabled();
    const unseen: string[] = [];
    for (let stops = 0; ; stops++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const here = document.activeElement!;
        if (here === document.body) return null;
        // Of a box or a switch the part around it is drawn; a field has its own frame.
        const ringed =
          [here, here.parentElement!].some(
            (part) => getComputedStyle(part).outlineStyle === 'solid',
          ) || here.closest('.MuiInputBase-root.Mui-focused') !== null;
        return { ringed, name: here.getAttribute('aria-label') ?? here.textContent };
      });
      if (at === null) break;
      expect(stops).toBeLessThan(60);
      if (!at.ringed) unseen.push(at.name);
    }
    expect({ path, unseen }).toEqual({ path, unseen: [] });
  }
});

test('in forced colours what is chosen is told apart: switches, suggestions, the store', async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ forcedColors: 'active', reducedMotion: 'reduce' })
  ).newPage();
  await page.addInitScript(() => {
    localStorage.setItem('selectedSupermarket', 'TESCO');
    localStorage.setItem(
      'shoppingList',
      JSON.stringify([
        '2 x semi skimmed milk',
        'milk x2',
        'bananas',
        'mature cheddar',
        'washing up liquid',
      ]),
    );
  });
  // What is painted: the text of a style says what was asked for, not what the forced colours made of it.
  const ground = (of: Locator): Promise<string> =>
    of.evaluate((found) => {
      const { backgroundColor, forcedColorAdjust, opacity } = getComputedStyle(found);
      return forcedColorAdjust === 'none' ? `${backgroundColor} ${opacity}` : 'forced';
    });
  await page.goto('/results');
  await expect(page.getByRole('button', { name: 'Start New Comparison' })).toBeVisible();
  const highlight = await page.evaluate(() => {
    const sample = document.body.appendChild(
      Object.assign(document.createElement('i'), { style: 'background: Highlight' }),
    );
    const { backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return `${backgroundColor} 1`;
  });
  // A dot of the store's colour, no gap.
  expect(await ground(page.getByRole('rowheader').first().locator('[style*="50%"]'))).toMatch(
    /^rgb/,
  );
  await page.getByRole('button', { name: /^Shops, cards and preferences/ }).click();
  const track = (name: string): Locator =>
    page.locator('label', { hasText: name }).locator('.MuiSwitch-track');
  expect(await ground(track('Own label may stand in for a brand'))).toBe(highlight);
  expect(await ground(track('Same size only'))).toBe('forced');
  await expect(track('Same size only')).toHaveCSS('border-style', 'solid');
  await page.goto('/shopping-list');
  await item(page, 3).fill('banana');
  await expect(page.getByRole('option').first()).toBeVisible();
  await item(page, 3).press('ArrowDown');
  await expect.poll(() => ground(page.getByRole('option').first())).toBe(highlight);
  const inks = await page
    .getByRole('option')
    .first()
    .evaluate((option) =>
      [...option.querySelectorAll('*')].map(
        (part) => getComputedStyle(part).color === getComputedStyle(option).color,
      ),
    );
  expect(inks.length).toBeGreaterThan(2);
  expect(inks).not.toContain(false);
  // What lies above the page, or stands out of it by its ground only, has an edge.
  await expect(page.locator('.MuiAutocomplete-paper')).toHaveCSS('border-style', 'solid');
  await expect(page.getByRole('button', { name: 'Compare Prices' })).toHaveCSS(
    'border-style',
    'solid',
  );
  await page.goto('/select-supermarket');
  await page.getByRole('combobox', { name: 'Supermarket' }).click();
  expect(await ground(page.getByRole('option', { name: 'Tesco' }))).toBe(highlight);
  expect(await ground(page.getByRole('option', { name: 'Asda' }))).toBe('forced');
});
