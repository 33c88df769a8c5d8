// Text made larger or wider by the reader: nothing is cut, and nothing scrolls sideways.
import { expect, test, type Page } from '@playwright/test';
import { appStarted, item, openList } from './shopper';

const PAGES = [
  '/',
  '/select-supermarket',
  '/shopping-list',
  '/results',
  '/shop',
  '/contact',
  '/privacy',
  '/terms',
  '/nowhere',
];
const LONGEST = { '/results': 'Shopping Insights', '/shop': 'Look for yourself' } as Readonly<
  Record<string, string>
>;

/** As a browser's own setting does: everything that is measured in rem. */
const twiceAsLarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** WCAG 1.4.12; a constructed sheet, as the page's own policy allows no other. */
const spacedOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** A menu is as wide as the page at most: its words wrap. */
async function expectMenuWhole(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share or print' }).click();
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toBeVisible();
  const cut = await entries.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
  await page.keyboard.press('Escape');
}

for (const [what, width, read] of [
  ['text at 200 %', 360, twiceAsLarge],
  ['text spaced out', 320, spacedOut],
] as const) {
  test(`${what}, ${width} px: no page scrolls sideways`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.addInitScript(() => {
      localStorage.setItem('selectedSupermarket', 'TESCO');
      localStorage.setItem(
        'shoppingList',
        JSON.stringify([
          '2 x semi skimmed milk',
          'mature cheddar',
          'washing up liquid',
          'milk x2',
          'bananas',
          'zzqqxx',
        ]),
      );
    });
    await page.setViewportSize({ width, height: 740 });
    for (const path of PAGES) {
      await page.goto(path);
      await appStarted(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (LONGEST[path])
        await expect(page.getByRole('heading', { name: LONGEST[path] })).toBeAttached();
      await read(page);
      // With reduced motion each style is a transition of a moment: measured before, the page is as wide as it was.
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      );
      expect({
        path,
        width: await page.evaluate(() => document.documentElement.scrollWidth),
      }).toEqual({ path, width });
      if (path === '/results') await expectMenuWhole(page);
      const clear = await page.getByRole('banner').evaluate((header) => {
        const [brand, mode, contact] = [...header.querySelectorAll('a, button')].map((control) =>
          control.getBoundingClientRect(),
        );
        const apart = (a: DOMRect, b: DOMRect): boolean =>
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return (
          apart(brand!, mode!) && (!contact || (apart(mode!, contact) && apart(brand!, contact)))
        );
      });
      expect({ path, clear }).toEqual({ path, clear: true });
    }
  });
}

test('text at 200 %, 360 px: a suggestion has its words whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, 'Tesco');
  await twiceAsLarge(page);
  await item(page, 1).fill('wholemeal');
  const name = page.getByRole('option').first().locator('span').first();
  await expect(name).toBeVisible();
  const { letters, width } = await name.evaluate((found) => ({
    letters: parseFloat(getComputedStyle(found).fontSize),
    width: found.getBoundingClientRect().width,
  }));
  // Beside its price one letter stood in each line.
  expect(width / letters).toBeGreaterThan(4);
});

test('text at 200 %, 360 px: what stays at the bottom of the list takes a fifth of the screen at most', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    localStorage.setItem('selectedSupermarket', 'TESCO');
    localStorage.setItem(
      'shoppingList',
      JSON.stringify([...Array.from({ length: 24 }, () => '9 x mature cheddar'), 'zzqqxx']),
    );
  });
  await page.goto('/shopping-list');
  const sum = page.getByText(/^25 items · about £\d+ for 24 of them$/);
  await expect(sum).toBeVisible();
  await twiceAsLarge(page);
  const compare = page.getByRole('button', { name: 'Compare Prices' });
  await expect
    .poll(() => compare.evaluate((button) => button.parentElement!.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(740 * 0.8);
  await expect(compare).toBeInViewport({ ratio: 1 });
  // At the end of the list the rest of it comes too.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(sum).toBeInViewport({ ratio: 1 });
});

test('text as it comes, 360 px: the header is one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/select-supermarket');
  await appStarted(page);
  const middles = await page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('a, button')].map((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(4);
});
