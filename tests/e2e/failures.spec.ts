import { expect, test } from '@playwright/test';
import { appStarted, compare, item, noAxeFindings, openList, openResults, unfold } from './shopper';

/** Runs in the page: the engine works there. */
function refuseWorkers(): void {
  (window as unknown as { Worker: unknown }).Worker = class {
    constructor() {
      throw new Error('refused');
    }
  };
}

// What fails here is the price file: as on a host that has none prepared (faultyFiles.spec.ts breaks those).
test.beforeEach(({ page }) =>
  page.route('**/prepared/**', (route) => route.fulfill({ status: 404, body: '' })),
);

for (const status of [404, 500]) {
  test(`the chosen store's file answers ${status}: samples under a notice, named on the results`, async ({
    page,
  }) => {
    await page.route('**/tesco.csv*', (route) => route.fulfill({ status, body: '' }));
    await openList(page, 'Tesco');
    await expect(page.getByText(`HTTP error! status: ${status}`)).toBeVisible();
    await item(page, 1).fill('milk');
    await expect(page.getByRole('option', { name: 'milk whole 2 pint' })).toBeVisible();
    await page.keyboard.press('Escape');
    await compare(page);
    await expect(
      page.getByText(
        `Left out, because the prices could not be loaded: Tesco (HTTP error! status: ${status}).`,
      ),
    ).toBeVisible();
  });
}

for (const store of ['Tesco', "Sainsbury's"])
  test(`on a phone the file of ${store} fails late: nothing moves, the notice has a wide place for its words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    let fail = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/{tesco,sainsburys}.csv*', async (route) => {
      await late;
      await route.fulfill({ status: 503, body: '' });
    });
    await page.addInitScript((chosen) => {
      localStorage.setItem('selectedSupermarket', chosen);
    }, store.toUpperCase());
    await page.goto('/shopping-list');
    await appStarted(page);
    await expect(page.getByText(`Loading the products of ${store}…`)).toBeVisible();
    const row = page.getByRole('textbox', { name: 'Item 1' });
    const before = (await row.boundingBox())!.y;
    const missing = page.getByRole('complementary', { name: 'Cannot find a product?' });
    const below = (await missing.boundingBox())!.y;
    fail();
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    const words = (await notice.getByText(`The products of ${store}`).boundingBox())!;
    const button = (await notice.getByRole('button', { name: 'Try again' }).boundingBox())!;
    expect((await item(page, 1).boundingBox())!.y).toBe(before);
    expect((await missing.boundingBox())!.y).toBe(below);
    expect(words.width).toBeGreaterThan(210);
    expect(button.x).toBeGreaterThanOrEqual(words.x + words.width);
  });

test("the chosen store's file fails: no verdict about it, the others as totals; tried again, the whole answer", async ({
  page,
}) => {
  let broken = true;
  await page.route('**/tesco.csv*', (route) =>
    broken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await openList(page, 'Tesco', ['semi skimmed milk', 'bananas', 'mature cheddar']);
  await compare(page);
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'The prices of Tesco could not be loaded' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Aldi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start New Comparison' })).toBeVisible();
  await expect(
    page.getByText(
      /vs Tesco|No better option found|Current store is competitive|Items Matched|Shopping Insights|is cheaper by/,
    ),
  ).toHaveCount(0);
  await noAxeFindings(page);
  broken = false;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('vs Tesco')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('an empty file and one cut off half way: the page names both, the others still compare', async ({
  page,
}) => {
  await page.route('**/aldi.csv*', (route) => route.fulfill({ status: 200, body: '' }));
  await page.route('**/asda.csv*', (route) =>
    route.fulfill({
      status: 200,
      body: 'name,price,category\nASDA Whole Milk 2L,£1.45,Dairy\n"ASDA Bro',
    }),
  );
  await openResults(page, 'Tesco', ['whole milk']);
  await expect(page.getByText(/Left out.*Aldi \(.*CSV file is empty/)).toBeVisible();
  await expect(
    page.getByText(
      /Price files that are cut off, so products are missing: Asda \(2 of \d+ rows\)\./,
    ),
  ).toBeVisible();
  const milk = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^whole milk/ }) });
  await unfold(page, /^whole milk/);
  for (const store of ['Morrisons', "Sainsbury's"])
    await expect(
      milk.getByRole('button', { name: new RegExp(`^Change .* at ${store}$`) }),
    ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shop with this list' })).toBeVisible();
});

test('a file that never answers: the others are compared, it is named and can be tried again', async ({
  page,
}) => {
  // On the page itself, so that its clock is the engine's.
  await page.clock.install();
  await page.addInitScript(refuseWorkers);
  let silent = true;
  await page.route('**/aldi.csv*', (route) =>
    silent ? new Promise<void>(() => undefined) : route.continue(),
  );
  await openList(page, 'Tesco', ['whole milk']);
  await page.getByRole('button', { name: 'Compare Prices' }).click();
  await expect(page.getByText(/Comparing prices across/)).toBeVisible();
  for (let second = 0; second < 16; second++) await page.clock.runFor(1_000);
  await expect(
    page.getByText(
      'Left out, because the prices could not be loaded: Aldi (no answer for 15 seconds).',
    ),
  ).toBeVisible();
  await expect(page.getByText('vs Tesco')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Asda' })).toBeVisible();
  silent = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader', { name: 'Aldi' })).toBeVisible();
  await expect(page.getByText(/^Left out/)).toHaveCount(0);
});

test("the chosen store's file is cut off: the list says how much is there, and suggests from it", async ({
  page,
}) => {
  await page.route('**/asda.csv*', (route) =>
    route.fulfill({
      status: 200,
      body: 'name,price,category\nASDA Whole Milk 2L,£1.45,Dairy\n"ASDA Bro',
    }),
  );
  await openList(page, 'Asda');
  await expect(page.getByText(/the price file is cut off: 2 of \d+ rows/)).toBeVisible();
  await item(page, 1).fill('milk');
  await expect(page.getByRole('option')).toHaveCount(1);
});

test('the worker is refused: the same answers on the page', async ({ page }) => {
  const answers = async (): Promise<string[]> => {
    await openList(page, 'Aldi', ['whole milk', 'mature cheddar']);
    await item(page, 1).fill('milk');
    await expect(page.getByRole('option').first()).toBeVisible();
    const suggested = await page.getByRole('listbox').innerText();
    await item(page, 1).fill('whole milk');
    await page.keyboard.press('Escape');
    await compare(page);
    const basket = page.getByRole('region', { name: 'Your whole basket' });
    await expect(basket).toContainText('£');
    return [suggested, await basket.innerText()];
  };
  const ofWorker = await answers();
  await page.addInitScript(refuseWorkers);
  expect(await answers()).toEqual(ofWorker);
});
