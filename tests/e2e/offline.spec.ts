import { expect, test } from '@playwright/test';
import { chooseStore, compare, item, writeList } from './shopper';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(90_000);

test('after the first visit everything works without a connection: reload, deep link, a new comparison', async ({ page, context }) => {
  await chooseStore(page, 'Tesco');
  await writeList(page, ['semi skimmed milk', 'bananas']);
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('prices')).keys()).length), { timeout: 30_000 }).toBe(5);
  await context.setOffline(true);
  await page.reload();
  await expect(item(page, 1)).toHaveValue('semi skimmed milk');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await compare(page);
  await expect(page.getByText(/^Save £/).first()).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/shop');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await context.setOffline(false);
});

test('the page can be installed: a manifest with icons of 192 and 512 px that are there', async ({ page, request }) => {
  await page.goto('/');
  const manifest = (await (await request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!)).json()) as { display: string; icons: { src: string; sizes: string }[] };
  expect(manifest.display).toBe('standalone');
  for (const size of ['192x192', '512x512']) {
    const icon = manifest.icons.find(({ sizes }) => sizes === size)!;
    expect((await request.get(icon.src)).headers()['content-type']).toBe('image/png');
  }
});
