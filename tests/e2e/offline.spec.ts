import { expect, test, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compare, item, noAxeFindings, openList } from './shopper';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(90_000);
// The servers of this file share one port.
test.describe.configure({ mode: 'serial' });

const PORT = Number(process.env.BASKETWISE_E2E_PORT ?? '4199') + 200;
const BUILT = path.join(__dirname, '../../dist/web');
let server: ChildProcess | null = null;

/** A static host of its own, that can be stopped for real. */
async function serve(folder: string): Promise<void> {
  server = spawn(process.execPath, [path.join(__dirname, 'serve.mjs'), String(PORT), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => {
    server!.stdout!.once('data', resolve);
  });
}
async function stop(): Promise<void> {
  if (!server) return;
  const gone = new Promise((resolve) => {
    server!.once('exit', resolve);
  });
  server.kill();
  await gone;
  server = null;
}
test.afterEach(stop);

/** A copy of the build that a test may change, as a new version would. */
function copyOfBuild(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'basketwise-host-'));
  cpSync(BUILT, folder, { recursive: true, filter: (from) => path.basename(from) !== 'ocr' });
  return folder;
}

const HOST = `http://127.0.0.1:${PORT}`;
const keptPrices = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('kept-files')).keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.endsWith('.csv')),
  );
const pricesKept = (page: Page) =>
  expect.poll(async () => (await keptPrices(page)).length, { timeout: 30_000 }).toBe(5);

test.describe('on a host that is stopped', () => {
  test.use({ baseURL: HOST });

  test('after the first visit everything works: reload, a new comparison, ticks in the shop', async ({
    page,
    request,
  }) => {
    await serve(BUILT);
    await openList(page, 'Tesco', ['semi skimmed milk', 'bananas']);
    await pricesKept(page);
    await stop();
    await expect(request.get(HOST)).rejects.toThrow(/ECONNREFUSED/);
    await page.reload();
    await expect(item(page, 1)).toHaveValue('semi skimmed milk');
    await item(page, 1).click();
    await item(page, 1).fill('mature cheddar');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await compare(page);
    await page.getByRole('link', { name: 'Shop with this list' }).click();
    await page.getByRole('checkbox').first().click();
    await page.reload();
    await expect(page.getByText(/in the trolley/)).toHaveText('1 of 2 in the trolley');
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a list that another app shares opens for review, after the store is chosen, and once', async ({
    page,
  }) => {
    await serve(BUILT);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // As a phone posts it to share_target.
    await page.evaluate(() => {
      const form = document.createElement('form');
      Object.assign(form, {
        method: 'post',
        action: '/share-target',
        enctype: 'multipart/form-data',
      });
      const text = document.createElement('textarea');
      Object.assign(text, { name: 'text', value: '2 x semi skimmed milk\nbananas' });
      form.append(text);
      document.body.append(form);
      form.submit();
    });
    await page.waitForURL('**/select-supermarket');
    await page.getByRole('combobox', { name: 'Supermarket' }).click();
    await page.getByRole('option', { name: 'Tesco' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Add 2 items' }).click();
    await expect(item(page, 1)).toHaveValue(/^2 x |Milk/);
    await page.reload();
    await expect(item(page, 2)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a picture that another app shares comes to the list as it was sent, is read, and said to be none where it is broken', async ({
    page,
  }) => {
    await serve(BUILT);
    await openList(page, 'Tesco');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => {
      const form = document.createElement('form');
      Object.assign(form, {
        method: 'post',
        action: '/share-target',
        enctype: 'multipart/form-data',
      });
      const files = new DataTransfer();
      files.items.add(new File(['no picture at all'], 'list.jpg', { type: 'image/jpeg' }));
      const field = Object.assign(document.createElement('input'), { type: 'file', name: 'photo' });
      field.files = files.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    });
    await page.waitForURL('**/shopping-list');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'This picture could not be opened.',
      { timeout: 60_000 },
    );
    await expect(page.getByRole('button', { name: 'Take or choose a photo' })).toBeEnabled();
    // Behind it the list is as it was.
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(item(page, 1)).toBeEnabled();
  });

  test('new prices are seen after a reload; a new version of the page is announced, and comes when it is asked for', async ({
    page,
  }) => {
    const host = copyOfBuild();
    try {
      await serve(host);
      await openList(page, 'Tesco', ['semi skimmed milk']);
      await pricesKept(page);

      const prices = 'name,price,category\nTesco Brand New Milk Drink,£9.87,Dairy\n';
      const manifest = JSON.parse(readFileSync(path.join(host, 'catalogue.json'), 'utf8')) as {
        stores: { store: string; sha256: string; rows: number }[];
      };
      const tesco = manifest.stores.find(({ store }) => store.toLowerCase() === 'tesco')!;
      Object.assign(tesco, { sha256: createHash('sha256').update(prices).digest('hex'), rows: 1 });
      writeFileSync(path.join(host, 'tesco.csv'), prices);
      writeFileSync(path.join(host, 'catalogue.json'), JSON.stringify(manifest));
      await page.reload();
      await item(page, 1).click();
      await item(page, 1).fill('brand new');
      await expect(page.getByRole('option', { name: /Brand New Milk Drink/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('A new version of Basketwise is ready.')).toHaveCount(0);

      // A new build: another page under another revision.
      const list = path.join(host, 'shopping-list.html');
      writeFileSync(
        list,
        readFileSync(list, 'utf8').replace('<head>', '<head><meta name="build" content="2">'),
      );
      const worker = path.join(host, 'sw.js');
      const next = readFileSync(worker, 'utf8').replace(
        /(url:"\/shopping-list\.html",revision:")[0-9a-f]+/,
        '$1f00d',
      );
      expect(next).not.toBe(readFileSync(worker, 'utf8'));
      writeFileSync(worker, next);
      await page.reload();
      await expect(
        page.getByText('A new version of Basketwise is ready. Your list stays.'),
      ).toBeVisible({ timeout: 20_000 });
      await noAxeFindings(page);
      // Nothing is changed under the shopper.
      await expect(page.locator('meta[name=build]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Use it now' }).click();
      await expect(page.locator('meta[name=build]')).toHaveCount(1);
      await expect(item(page, 1)).toHaveValue('brand new');
      await expect(page.getByText('A new version of Basketwise is ready.')).toHaveCount(0);
    } finally {
      await stop();
      rmSync(host, { recursive: true });
    }
  });
});

test('the page can be installed: a manifest with icons of 192 and 512 px that are there', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const manifest = (await (
    await request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!)
  ).json()) as { display: string; icons: { src: string; sizes: string }[] };
  expect(manifest.display).toBe('standalone');
  for (const size of ['192x192', '512x512']) {
    const icon = manifest.icons.find(({ sizes }) => sizes === size)!;
    expect((await request.get(icon.src)).headers()['content-type']).toBe('image/png');
  }
});
