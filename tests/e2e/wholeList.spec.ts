import { expect, test, type Page } from '@playwright/test';
import { compare, item, noAxeFindings, openList } from './shopper';

const dialog = (page: Page) => page.getByRole('dialog');

async function drop(page: Page, name: string, type: string, content: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, mime, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text!], file!, { type: mime! }));
      return transfer;
    },
    [name, type, content],
  );
  await item(page, 1).dispatchEvent('drop', { dataTransfer: data });
}

test('a pasted list: every line with a suggestion, swapped, left out, added and undone', async ({
  page,
}) => {
  await openList(page, 'Tesco');
  await page.getByRole('button', { name: 'Paste' }).click();
  await page
    .getByLabel('Your list, one item a line')
    .fill('2 x semi skimmed milk\nbananas\nunobtainium');
  await noAxeFindings(page);
  await page.getByRole('button', { name: 'Find the products' }).click();
  await expect(dialog(page).getByRole('status').first()).toContainText('3 lines found');
  const milk = page.getByLabel('Product for 2 x semi skimmed milk');
  await expect(milk).toHaveValue('0');
  const second = (await milk.locator('option').nth(1).textContent())!;
  await milk.selectOption('1');
  await expect(page.getByLabel('Product for unobtainium')).toHaveValue('-1');
  await page.getByRole('checkbox', { name: 'bananas' }).uncheck();
  await noAxeFindings(page);
  await page.getByRole('button', { name: 'Add 2 items' }).click();
  await expect(item(page, 1)).toHaveValue(second.replace(/, (£[\d.]+)$/, ' - $1'));
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('shoppingList')))!)[0]).toMatch(
    /^2 x /,
  );
  await expect(item(page, 2)).toHaveValue('unobtainium');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item(page, 1)).toHaveValue('');
  await expect(item(page, 2)).toHaveCount(0);
});

test('in the review one more of a line is a press of a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, 'Tesco');
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('Your list, one item a line').fill('semi skimmed milk\nbananas');
  await page.getByRole('button', { name: 'Find the products' }).click();
  const more = page.getByRole('button', { name: 'One more of bananas' });
  const [button, sign] = [await more.boundingBox(), await more.locator('svg').boundingBox()];
  for (const side of [button!.width, button!.height]) expect(side).toBeGreaterThanOrEqual(44);
  expect(sign!.width).toBeGreaterThanOrEqual(20);
  await more.click();
  await expect(page.getByRole('group', { name: /^Quantity of .*bananas/ })).toHaveText('2');
  const product = await page.getByLabel(/^Product for .*bananas/).boundingBox();
  expect(product!.height).toBeGreaterThanOrEqual(44);
});

test('a phone that lies on its side has menus for a thumb, too', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openList(page, 'Tesco', ['semi skimmed milk', 'bananas']);
  await page.getByRole('button', { name: 'More for bananas' }).click();
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toBeVisible();
  // As laid out: while a menu opens it is drawn smaller.
  const heights = await entries.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).offsetHeight),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('a dropped CSV: the item column, quantities read; the comparison follows', async ({
  page,
}) => {
  await openList(page, 'Tesco');
  await drop(page, 'list.csv', 'text/csv', 'Qty,Item\n3,semi skimmed milk\n,"bananas"\n');
  await expect(dialog(page).getByRole('status').first()).toContainText('2 lines found');
  await page.getByLabel('Product for 3 x semi skimmed milk').selectOption('-1');
  await page.getByRole('button', { name: 'Add 2 items' }).click();
  await expect(item(page, 1)).toHaveValue('3 x semi skimmed milk');
  await compare(page);
  await expect(page.getByRole('heading', { level: 3, name: /^semi skimmed milk/ })).toBeVisible();
});

test('files that are no list say so', async ({ page }) => {
  await openList(page, 'Tesco');
  await page.getByRole('button', { name: 'Paste' }).click();
  const file = page.getByLabel('Text or CSV file with your list');
  await file.setInputFiles({ name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from('') });
  await expect(page.getByRole('alert')).toContainText('empty.txt is empty.');
  await file.setInputFiles({
    name: 'photo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from([0xff, 0xd8, 0xff, 0x00]),
  });
  await expect(page.getByRole('alert')).toContainText('is not a text file');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('a CSV file as Excel writes it on Windows is read', async ({ page }) => {
  await openList(page, 'Tesco');
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('Text or CSV file with your list').setInputFiles({
    name: 'excel.csv',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.concat([
      Buffer.from('Item,Qty\r\ncr\u00e8me fra\u00eeche ', 'latin1'),
      Buffer.from([0x96, 0x20, 0x80]),
      Buffer.from('2,3\r\n'),
    ]),
  });
  await expect(page.getByRole('checkbox', { name: /^3 x crème fraîche/ })).toBeChecked();
});

test('many lines pasted into a row open the same review; the keyboard is enough', async ({
  page,
}) => {
  await openList(page, 'Tesco');
  await item(page, 1).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'milk\nbread');
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(dialog(page).getByRole('status').first()).toContainText('2 lines found');
  const add = page.getByRole('button', { name: 'Add 2 items' });
  for (
    let step = 0;
    step < 16 && !(await add.evaluate((element) => element === document.activeElement));
    step++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(item(page, 2)).toHaveValue(/ - £\d+\.\d\d$/);
});

test('a review that was left by a stray click is there again, and says what was left out', async ({
  page,
}) => {
  await openList(page, 'Tesco');
  await page.getByRole('button', { name: 'Paste' }).click();
  await page
    .getByLabel('Your list, one item a line')
    .fill('Dairy:\n150 x semi skimmed milk\nbananas');
  await page.getByRole('button', { name: 'Find the products' }).click();
  await expect(dialog(page).getByRole('status').first()).toContainText(
    '2 lines found. Check the Tesco product below each.1 line left out, below.',
  );
  await expect(dialog(page).getByText('150 asked for, 99 counted')).toBeVisible();
  await page.getByRole('checkbox', { name: 'bananas' }).uncheck();
  await noAxeFindings(page);
  await page.mouse.click(3, 3);
  await expect(dialog(page)).toHaveCount(0);
  await noAxeFindings(page);
  await page.getByRole('button', { name: 'Go on with the whole list' }).click();
  await expect(page.getByRole('checkbox', { name: 'bananas' })).not.toBeChecked();
  await page.getByLabel('Product for 150 x semi skimmed milk').selectOption('-1');
  await page.getByRole('button', { name: 'Add 1 item' }).click();
  await expect(page.getByText('150 asked for, 99 counted')).toBeVisible();
  await noAxeFindings(page);
});

for (const width of [360, 1280])
  test(`at ${width} px what can be undone stands above the bar with the sum`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openList(page, 'Tesco', ['milk', 'bread', 'eggs', 'cheddar', 'bananas', 'rice', 'pasta']);
    await page
      .getByRole('button', { name: /remove/i })
      .first()
      .click();
    const message = page.locator('.MuiSnackbar-root');
    await expect(message).toBeVisible();
    const bar = (await page.getByRole('button', { name: 'Compare Prices' }).first().boundingBox())!;
    await expect
      .poll(async () => {
        const box = (await message.boundingBox())!;
        return box.y + box.height;
      })
      .toBeLessThanOrEqual(bar.y);
  });
