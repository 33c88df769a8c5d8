// "Is this a good price?" in a real browser: a year of made-up prices, published by the command line, read in parts.
import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { publishYear, type PublishedYear } from './publishedYear';
import { noAxeFindingsInEitherTheme, unfold } from './shopper';

const MOST_BYTES = 300_000;
const QUESTION = /^Is this a good price\? /;
const PARQUET = '**/history/*.parquet';

let site: PublishedYear;
test.beforeAll(async ({ browserName: _browser }, { config, workerIndex }) => {
  const { port } = new URL(config.projects[0]!.use.baseURL!);
  site = await publishYear(Number(port) + 200 + workerIndex);
});
test.afterAll(() => site?.close());

/** The unfolded milk of Tesco's results, and what has been asked of the published history since. */
async function milk(page: Page, at = site.url): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/history\//.test(request.url())) asked.push(request.headers()['range'] ?? 'whole');
  });
  await page.addInitScript(() => {
    localStorage.setItem('selectedSupermarket', 'TESCO');
    localStorage.setItem('shoppingList', JSON.stringify(['semi skimmed milk', 'white bread']));
  });
  await page.goto(`${at}/results`);
  await expect(page.locator('[data-item]')).toHaveCount(2);
  await unfold(page, /semi skimmed milk/i);
  return { asked };
}

const question = (page: Page) => page.getByRole('button', { name: QUESTION });
const answer = (page: Page) => page.getByRole('group', { name: /^Earlier prices of / });
const chart = (page: Page) => answer(page).getByRole('img', { name: /^Chart: price of / });

test('by keyboard alone: asked for in parts when the shopper asks, a chart and its table', async ({
  page,
}) => {
  const { asked } = await milk(page);
  // Only Tesco's earlier prices are published: the other stores' products have no question.
  await expect(question(page)).toHaveCount(1);
  expect(asked).toEqual([]);
  await question(page).focus();
  await page.keyboard.press('Enter');
  await expect(chart(page)).toBeVisible();
  expect(asked).toHaveLength(2);
  const bytes = asked.map((range) => /^bytes=(\d+)-(\d+)$/.exec(range)!.slice(1).map(Number));
  const sum = bytes.reduce((all, [from, to]) => all + to! - from! + 1, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(MOST_BYTES);
  await page.keyboard.press('Tab');
  await expect(answer(page).getByRole('button', { name: /^Show the days of / })).toBeFocused();
  await page.keyboard.press('Space');
  const rows = page.getByRole('table', { name: /^Earlier prices of / }).getByRole('row');
  await expect(rows.first()).toHaveText('DaysPrice');
  expect(await rows.count()).toBeGreaterThan(5);
  await question(page).focus();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveCount(0);
});

test('360 px: each price of the chart stands at its own line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await milk(page);
  await question(page).click();
  const middles = (found: Locator) =>
    found.evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
  await expect(chart(page)).toBeVisible();
  const prices = await middles(chart(page).getByText(/^£/));
  const lines = await middles(chart(page).locator('line'));
  expect(prices).toHaveLength(2);
  prices.forEach((price, at) => expect(Math.abs(price - lines[at]!)).toBeLessThanOrEqual(1));
});

test('open, light and dark: axe finds nothing; text at 200 % does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await milk(page);
  await question(page).click();
  await answer(page).getByRole('button').click();
  await expect(page.getByRole('table', { name: /^Earlier prices of / })).toBeVisible();
  await noAxeFindingsInEitherTheme(page);
  const letters = () =>
    chart(page)
      .getByText(/^(£|\d+ )/)
      .evaluateAll((words) => words.map((word) => parseFloat(getComputedStyle(word).fontSize)));
  const sizes = await letters();
  expect(sizes).toHaveLength(4);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(letters).toEqual(sizes.map((size) => 2 * size));
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});

test('without a published pack nothing is shown', async ({ page, baseURL }) => {
  const { asked } = await milk(page, baseURL);
  await expect(page.getByText(/your store$/).first()).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title>' });
const whole = async (route: Route) => {
  const { range: _range, ...headers } = route.request().headers();
  await route.fulfill({ response: await route.fetch({ headers }) });
};
const cut = async (route: Route) => {
  const response = await route.fetch();
  const body = await response.body();
  const headers = { ...response.headers() };
  delete headers['content-length'];
  await route.fulfill({ response, headers, body: body.subarray(0, body.length - 9) });
};

const FAULTS: readonly [what: string, fault: (route: Route) => Promise<void>, words: string][] = [
  ['the whole file', whole, 'the server sends whole files only'],
  ['a page instead of it', html, 'a web page came instead of the file'],
  ['a part that is cut off', cut, 'it did not come whole'],
];

for (const [what, fault, words] of FAULTS)
  test(`a host that sends ${what}: said in plain words, and tried again`, async ({ page }) => {
    await milk(page);
    await page.route(PARQUET, fault);
    await question(page).click();
    await expect(answer(page).getByRole('alert')).toContainText(
      `The earlier prices could not be loaded (${words}).`,
    );
    await page.unroute(PARQUET);
    await answer(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(chart(page)).toBeVisible();
    await expect(answer(page)).toBeFocused();
  });

test('a history that is gone: the page is reloaded, and finds the one of today', async ({
  page,
}) => {
  await milk(page);
  await page.route(PARQUET, (route) => route.fulfill({ status: 404 }));
  await question(page).click();
  await expect(answer(page).getByRole('alert')).toContainText(
    'The earlier prices could not be loaded (the file is no longer there).',
  );
  await page.unroute(PARQUET);
  await answer(page).getByRole('button', { name: 'Reload the page' }).click();
  await expect(answer(page)).toHaveCount(0);
  await unfold(page, /semi skimmed milk/i);
  await question(page).click();
  await expect(chart(page)).toBeVisible();
});

test('a host that stays silent is given up after a while', async ({ page }) => {
  await milk(page);
  await page.clock.install();
  await page.route(PARQUET, () => {});
  await question(page).click();
  await expect(answer(page).getByRole('status')).toHaveText('Reading earlier prices…');
  await page.clock.runFor(120_000);
  await expect(answer(page).getByRole('alert')).toContainText(
    'The earlier prices could not be loaded (no answer for 15 seconds).',
  );
  await page.unroute(PARQUET);
  await answer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(chart(page)).toBeVisible();
});
