// What the price notes say of the manifest's days and refusals, in a real browser over real checksums.
import { expect, test, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { openResults } from './shopper';

const day = (ago: number): string =>
  new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const FILE = 'name,price,category\nWhole Milk 2L,£1.45,Dairy\nWhite Bread 800g,£0.80,Bakery\n';
const entry = (store: string, file: string, date: string, more: object = {}) => ({
  store,
  file,
  rows: 2,
  products: 2,
  date,
  source: 'shop',
  sha256: createHash('sha256').update(FILE).digest('hex'),
  ...more,
});

async function visit(page: Page, stores: object[], asked: string[] = []): Promise<void> {
  await page.route('**/catalogue.json', (route) => route.fulfill({ json: { stores } }));
  await page.route('**/*.csv*', (route) => {
    asked.push(new URL(route.request().url()).pathname + new URL(route.request().url()).search);
    return route.fulfill({ status: 200, body: FILE });
  });
  await openResults(page, 'Tesco', ['whole milk']);
}
const rest = (date: string) =>
  (['ASDA asda', 'MORRISONS morrisons', "SAINSBURY'S sainsburys", 'ALDI aldi'] as const).map(
    (names) => entry(names.split(' ')[0]!, `${names.split(' ')[1]}.csv`, date),
  );

test('old prices, prices of different weeks, a refused newer file and a file of another checksum are said', async ({
  page,
}) => {
  const refused = {
    date: day(1),
    reason: '2 distinct products are 13 % of the 15 last accepted: the file looks broken off.',
  };
  const [asda, ...others] = rest(day(2));
  const asked: string[] = [];
  await visit(
    page,
    [
      entry('TESCO', 'tesco.csv', day(20), { refused }),
      { ...asda, sha256: '0'.repeat(64) },
      ...others,
    ],
    asked,
  );
  await expect(
    page.getByText(
      /A newer price file of Tesco \(.+\) was refused, so its earlier prices are shown: 2 distinct products are 13 %/,
    ),
  ).toBeVisible();
  await expect(
    page.getByText(/Older than 14 days: Tesco \(.+\)\. Prices may have changed\./),
  ).toBeVisible();
  await expect(page.getByText(/The prices are from different weeks: Tesco .+, /)).toBeVisible();
  await expect(
    page.getByText(
      'The price file is not the one that this site describes, so the day of its prices is not known: Asda.',
    ),
  ).toBeVisible();
  await expect(
    page.getByText(
      /Aldi: 2 products · Asda: 2 products · .*Aldi, .*: prices of .+Asda: date of the prices not stated/,
    ),
  ).toBeVisible();
  expect(asked[0]).toMatch(/^\/tesco\.csv\?v=[0-9a-f]{12}$/);
});

test('prices of this week: no warning', async ({ page }) => {
  await visit(page, [entry('TESCO', 'tesco.csv', day(1)), ...rest(day(2))]);
  await expect(page.getByText(/Tesco: 2 products\. .*Tesco: prices of /)).toBeVisible();
  await expect(
    page.getByText(
      /Older than|different weeks|was refused|not the one that this site|sample prices/,
    ),
  ).toHaveCount(0);
});
