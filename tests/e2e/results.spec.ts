// The results on a phone: what the first screen holds, how long the page is, and that pressing changes what is seen.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { noAxeFindings } from './shopper';

const LIST = [
  '2 x semi skimmed milk',
  'white bread',
  'eggs 12',
  'bananas',
  'mature cheddar',
  'baked beans x4',
  'chicken breast',
  'salted butter',
  'tea bags',
  'fish fingers',
  'spaghetti',
  'chopped tomatoes',
  'orange juice',
  'weetabix',
  'potatoes',
  'onions',
  'carrots',
  'minced beef',
  'yoghurt',
  'olive oil',
  'toilet roll',
  'washing up liquid',
  'crisps',
  'coffee',
  'unobtainium',
];

/** Products as they are picked from the suggestions: their names are longer than what anybody types. */
const PICKED = Papa.parse<{ Name: string }>(readFileSync('public/tesco.csv', 'utf8'), {
  header: true,
  skipEmptyLines: true,
})
  .data.map(({ Name }) => Name)
  .filter((name) => name.length > 28 && name.length < 48)
  .filter((_, at, { length }) => at % Math.floor(length / 25) === 0)
  .slice(0, 25);

/** Of three lines and more on a phone. */
const LONGEST = Papa.parse<{ Name: string }>(readFileSync('public/tesco.csv', 'utf8'), {
  header: true,
  skipEmptyLines: true,
})
  .data.map(({ Name }) => Name)
  .sort((a, b) => b.length - a.length)
  .slice(0, 6);

async function results(page: Page, store = 'TESCO', list: readonly string[] = LIST): Promise<void> {
  await page.addInitScript(
    ([chosen, lines]) => {
      if (localStorage.getItem('selectedSupermarket') !== null) return;
      localStorage.setItem('selectedSupermarket', chosen as string);
      localStorage.setItem('shoppingList', JSON.stringify(lines));
    },
    [store, list] as const,
  );
  await page.goto('/results');
  await expect(page.getByRole('button', { name: 'Start New Comparison' })).toBeVisible();
  // Rows come in parts, from the top.
  await expect(page.locator('[data-item]')).toHaveCount(list.length);
}

const bottomOf = async (of: Locator): Promise<number> => {
  const box = await of.boundingBox();
  return box!.y + box!.height;
};

test.use({ viewport: { width: 360, height: 740 } });

test('the first screen of a phone: the verdict, what the list costs now, the main button; then the three cards in one row', async ({
  page,
}) => {
  await results(page);
  const verdict = page.locator('#verdict');
  await expect(verdict).toHaveText(/^(?:Stay with|Go to) \S+/);
  const first = [
    verdict,
    page.getByText(/^Your list at Tesco: £\d+\.\d\d for/),
    page.getByRole('link', { name: 'Shop with this list' }),
  ];
  for (const part of first) expect(await bottomOf(part)).toBeLessThan(740);
  const cards = page.getByRole('region', { name: 'Summary' }).getByRole('heading');
  await expect(cards).toHaveText(['Potential Savings', 'Best Alternative', 'Items Matched']);
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  expect(tops[0]!).toBeGreaterThan(await bottomOf(first[2]!));
});

for (const [what, list] of [
  ['typed items', LIST],
  ['picked products', PICKED],
] as const)
  test(`25 ${what} on a phone: at most 3,500 px, 70 stops of the Tab key, 1,500 words before anything is opened`, async ({
    page,
  }) => {
    await results(page, 'TESCO', list);
    const { height, width, words } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
      words: document.body.innerText.split(/\s+/).filter(Boolean).length,
    }));
    expect(width).toBe(360);
    expect(height).toBeLessThanOrEqual(3_500);
    expect(words).toBeLessThanOrEqual(1_500);
    let stops = 0;
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (; stops <= 100; stops++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
    }
    expect(stops).toBeGreaterThan(25);
    expect(stops).toBeLessThanOrEqual(70);
  });

test('on the list a name of two lines and its price are a row of at most 64 px', async ({
  page,
}) => {
  await page.addInitScript((lines) => {
    localStorage.setItem('selectedSupermarket', 'TESCO');
    localStorage.setItem('shoppingList', JSON.stringify(lines));
  }, PICKED);
  await page.goto('/shopping-list');
  const rows = page.getByRole('list', { name: 'Shopping list' }).getByRole('listitem');
  await expect(rows).toHaveCount(25);
  await expect(rows.getByText(/^\d+p$|£\d/).first()).toBeVisible();
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => {
      const name = row.querySelector('.whole-text')!;
      const lines = Math.round(
        name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
      );
      return [lines, Math.round(row.getBoundingClientRect().height)] as const;
    }),
  );
  expect(heights.filter(([lines]) => lines === 2).length).toBeGreaterThan(5);
  expect(heights.filter(([lines, height]) => lines <= 2 && height > 64)).toEqual([]);
});

test('on the list the longest names are rows of at most 64 px on a phone, whole as soon as they are touched', async ({
  page,
}) => {
  await page.addInitScript((names) => {
    localStorage.setItem('selectedSupermarket', 'TESCO');
    localStorage.setItem('shoppingList', JSON.stringify(names));
  }, LONGEST);
  await page.goto('/shopping-list');
  const rows = page.getByRole('list', { name: 'Shopping list' }).getByRole('listitem');
  await expect(rows.getByText(/^\d+p$|£\d/).first()).toBeVisible();
  const heights = (): Promise<number[]> =>
    rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(64);
  await page.getByRole('combobox', { name: 'Item 1', exact: true }).click();
  expect((await heights())[0]).toBeGreaterThan(64);
  const words = rows.first().locator('.whole-text > span');
  expect(await words.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
});

test('a row opens with the keyboard alone, its product is changed there, and Undo takes it back', async ({
  page,
}) => {
  await results(page, 'TESCO', ['salted butter', 'semi skimmed milk']);
  const row = page.getByRole('heading', { name: /^salted butter/ }).getByRole('button');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await noAxeFindings(page);
  const change = page.getByRole('button', { name: /^Change .* at Aldi$/ });
  await change.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'None of these' }).press('Enter');
  const refused = page.getByRole('button', { name: 'Aldi: you said none of these. Choose again' });
  await expect(refused).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(change).toBeFocused();
});

test('Only where I save leaves the others out, and Sort puts them as on the list', async ({
  page,
}) => {
  await results(page, 'TESCO', ['unobtainium', 'minced beef', 'tea bags']);
  const names = (): Promise<string[]> =>
    page.locator('[data-item] h3').evaluateAll((rows) => rows.map((row) => row.textContent));
  expect((await names()).map((name) => name.slice(0, 4))).toEqual(['tea ', 'minc', 'unob']);
  await page.getByLabel('Sort').selectOption('list');
  await expect.poll(async () => (await names())[0]).toMatch(/^unobtainium/);
  await page.getByRole('switch', { name: 'Only where I save' }).check();
  await expect(page.locator('[data-item]')).toHaveCount(2);
});

test('results opened directly show the list in its own words while it is compared', async ({
  page,
}) => {
  // No price file comes before it is let go.
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.csv/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    localStorage.setItem('selectedSupermarket', 'TESCO');
    localStorage.setItem('shoppingList', JSON.stringify(['salted butter', '2 x tea bags']));
  });
  await page.goto('/results');
  await expect(page.getByRole('list', { name: 'Your list' }).getByRole('listitem')).toHaveText([
    'salted butter',
    '2 x tea bags',
  ]);
  letGo();
  await expect(page.locator('#verdict')).toBeVisible();
});

test('the typeface is our own and small, and no other address is asked for one', async ({
  page,
}) => {
  const fonts: { url: string; size: number }[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'font')
      fonts.push({ url: response.url(), size: (await response.body()).length });
  });
  await page.goto('/');
  await expect.poll(() => fonts.length).toBe(1);
  expect(new URL(fonts[0]!.url).origin).toBe(new URL(page.url()).origin);
  expect(fonts[0]!.size).toBeLessThanOrEqual(40_000);
  expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
});

test('the verdict comes in with a short motion, and with none where motion is reduced', async ({
  page,
}) => {
  const moving = async (): Promise<string> =>
    page.locator('section[aria-labelledby="verdict"]').evaluate((found) => {
      const { animationName, animationDuration } = getComputedStyle(found);
      return `${animationName} ${animationDuration}`;
    });
  await results(page, 'TESCO', ['salted butter']);
  expect(await moving()).toMatch(/^none /);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving()).toBe('rise 0.28s');
});
