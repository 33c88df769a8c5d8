// The files that a host hands out: missing, garbage, silent, or of another make.
import { expect, test } from '@playwright/test';
import { bought, FAULTS, garbage, gone, listKept, onList, ready } from './faulty';
import { compare } from './shopper';

test.describe('files', () => {
  for (const address of ['/shopping-list', '/results'])
    test(`catalogue.json and all price files are missing, then an error page, at ${address}: each time said, and Try again`, async ({
      page,
    }) => {
      const all = ['**/catalogue.json', '**/*.csv*'];
      const said = page.getByText(/(?:products|prices) of Tesco could not be loaded/).first();
      const tryAgain = page.getByRole('button', { name: 'Try again' }).first();
      for (const files of all) await page.route(files, gone);
      await onList(page, address);
      await expect(said, 'missing').toBeVisible({ timeout: 20_000 });
      await listKept(page);
      const notFound = page.getByText(/HTTP error! status: 404/).first();
      await expect(notFound).toBeVisible();
      for (const files of all) await page.unroute(files);
      for (const files of all) await page.route(files, garbage);
      await tryAgain.click();
      await expect(notFound).toBeHidden();
      await expect(said, 'an error page').toBeVisible({ timeout: 20_000 });
      await listKept(page);
      for (const files of all) await page.unroute(files);
      await tryAgain.click();
      await expect(
        address === '/results'
          ? page.getByText('vs Tesco').first()
          : page.getByText(/\d+ products/),
      ).toBeVisible();
      await expect(said).toBeHidden();
    });

  test('the prepared files are missing, garbage and silent: the price files are read instead', async ({
    page,
  }) => {
    const asked = new Set<string>();
    for (const [store, [fault, breaks]] of [
      ['tesco', FAULTS[0]],
      ['aldi', FAULTS[1]],
      ['asda', FAULTS[2]],
      ['morrisons', FAULTS[0]],
      ['sainsburys', FAULTS[1]],
    ] as const)
      await page.route(`**/prepared/${store}*`, (route) => {
        asked.add(fault);
        return breaks(route);
      });
    await onList(page);
    await ready(page);
    await compare(page);
    for (const store of ['Aldi', 'Asda', 'Morrisons', "Sainsbury's"])
      await expect(page.getByRole('rowheader', { name: store })).toBeVisible();
    await expect(page.getByText(/could not be loaded|Left out/)).toHaveCount(0);
    expect([...asked].sort()).toEqual(['garbage', 'missing', 'silent']);
    await listKept(page);
  });

  test('catalogue.json holds what is no list of files: the journey works', async ({ page }) => {
    let body = '';
    await page.route('**/catalogue.json', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body }),
    );
    for (body of [
      '{"__proto__":{},"stores":{"constructor":1}}',
      '{"stores":[{"store":"__proto__","file":"x.csv","date":{}},{"store":"constructor"},{"store":"TESCO","sha256":7,"rows":"many","date":"9999-12-31"}]}',
      '[]',
      'null',
    ])
      await test.step(body, async () => {
        await onList(page);
        await ready(page);
        await compare(page);
        await expect(bought(page)).toBeVisible();
        await expect(page.getByText(/\[object Object\]|9999|NaN/)).toHaveCount(0);
      });
  });
});
