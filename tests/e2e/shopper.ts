// What a shopper does, in words; the tests are made of these.
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

export const item = (page: Page, at: number) =>
  page.getByRole('combobox', { name: `Item ${at}`, exact: true });

export async function chooseStore(page: Page, label: string): Promise<void> {
  await page.goto('/select-supermarket');
  await page.getByRole('combobox', { name: 'Supermarket' }).click();
  await page.getByRole('option', { name: label }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(item(page, 1)).toBeEnabled();
}

/** Types the items as plain text, one row each. */
export async function writeList(page: Page, items: readonly string[]): Promise<void> {
  for (const [at, text] of items.entries()) {
    await item(page, at + 1).fill(text);
    await page.keyboard.press('Escape');
    if (at < items.length - 1) await page.getByRole('button', { name: 'Add Another Item' }).click();
  }
}

/** What an earlier visit left: the store, and the list as plain text. Written down before the page's first load alone. */
async function visitedBefore(page: Page, label: string, items: readonly string[]): Promise<void> {
  await page.addInitScript(
    ([store, list]) => {
      if (sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', 'yes');
      localStorage.setItem('selectedSupermarket', store);
      if (list.length > 0) localStorage.setItem('shoppingList', JSON.stringify(list));
    },
    [label.toUpperCase(), items] as const,
  );
}

/** On the list, with these items on it: where the way there is not what is tested, it takes half the time. */
export async function openList(
  page: Page,
  label: string,
  items: readonly string[] = [],
): Promise<void> {
  await visitedBefore(page, label, items);
  await page.goto('/shopping-list');
  await appStarted(page);
  await expect(item(page, 1)).toBeEnabled();
}

/** On the results of these items. */
export async function openResults(
  page: Page,
  label: string,
  items: readonly string[],
): Promise<void> {
  await visitedBefore(page, label, items);
  await page.goto('/results');
  await appStarted(page);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

export async function compare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compare Prices' }).click();
  await expect(page.getByRole('heading', { name: 'Your Price Comparison Results' })).toBeVisible();
}

/** Opens the card of an item on the results page. */
export const unfold = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('heading', { level: 3, name }).getByRole('button').click();

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The page's first picture has given way to the app: keys that were pressed in the picture go nowhere. */
export const appStarted = (page: Page): Promise<void> =>
  expect(page.locator('#picture')).toHaveCount(0);

/** Of all rules, or of these alone. */
export async function noAxeFindings(page: Page, rules?: readonly string[]): Promise<void> {
  await appStarted(page);
  // A colour on its way from disabled to enabled is no colour of the page.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' ||
          animation.effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  expect(await axeFindings(page, rules)).toEqual([]);
}

/**
 * Colours are all that a theme changes: the page is looked at as a whole in the theme it has, and its colours in the other one.
 */
export async function noAxeFindingsInEitherTheme(
  page: Page,
  theme: 'light' | 'dark' = 'light',
): Promise<void> {
  const ground = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await noAxeFindings(page);
  const before = await ground();
  await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' });
  await expect.poll(ground).not.toBe(before);
  await noAxeFindings(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: theme });
}

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}
/** Straight through the debugging protocol: the page's own policy allows no added script, and no second page is opened. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({
      ...(only && { runOnly: { type: 'rule', values: only } }),
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    );
  }, rules);
}
