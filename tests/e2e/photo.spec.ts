import { expect, test, type Page } from '@playwright/test';
import { item, noAxeFindings, openList } from './shopper';

test.setTimeout(120_000);

/** A photo of a printed list, made by the browser itself. */
async function picture(page: Page, html: string): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 720, height: 520 });
  await sheet.setContent(
    `<body style="margin:40px;background:#fff;color:#111;font:44px/1.5 'DejaVu Sans',Arial,sans-serif">${html}</body>`,
  );
  const image = await sheet.screenshot();
  await sheet.close();
  return image;
}

test('a photo of a printed list is read on the device, corrected, reviewed and added', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:blob:|data:)/.test(request.url()) && new URL(request.url()).hostname !== '127.0.0.1')
      foreign.push(request.url());
  });
  await openList(page, 'Tesco');
  await page.getByRole('button', { name: 'Photo' }).click();
  await expect(page.getByText('The photo stays on this device')).toBeVisible();
  await page.getByLabel('Photo of your list').setInputFiles({
    name: 'list.png',
    mimeType: 'image/png',
    buffer: await picture(
      page,
      '<div>semi skimmed milk</div><div>bananas</div><div>mature cheddar</div>',
    ),
  });
  const text = page.getByLabel('What was read: correct it here');
  await expect(text).toHaveValue(/semi skimmed milk\nbananas\nmature cheddar/i, {
    timeout: 90_000,
  });
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  // It was disabled meanwhile, which takes the focus.
  await expect(page.getByRole('button', { name: 'Take or choose a photo' })).toBeFocused();
  await noAxeFindings(page);
  await text.fill((await text.inputValue()).replace(/bananas/i, 'apples'));
  await page.getByRole('button', { name: 'Find the products' }).click();
  await page.getByRole('button', { name: 'Add 3 items' }).click();
  await expect(item(page, 3)).toHaveValue(/cheddar/i);
  expect(foreign).toEqual([]);
});

test('a picture without words, a broken one, and a file that is no picture say so', async ({
  page,
}) => {
  await openList(page, 'Tesco');
  await page.getByRole('button', { name: 'Photo' }).click();
  const photo = page.getByLabel('Photo of your list');
  await photo.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('milk'),
  });
  await expect(page.getByRole('alert')).toContainText('notes.txt is not a picture');
  // No light would help: it is not said to be dark.
  await photo.setInputFiles({
    name: 'cut.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture at all'),
  });
  await expect(page.getByRole('alert')).toContainText('could not be opened', { timeout: 90_000 });
  await photo.setInputFiles({
    name: 'sky.png',
    mimeType: 'image/png',
    buffer: await picture(page, ''),
  });
  await expect(page.getByRole('alert')).toContainText('No words could be read', {
    timeout: 90_000,
  });
});
