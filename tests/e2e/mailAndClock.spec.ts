// A mail service that is late, a clock that is wrong, and what people and other tabs do meanwhile.
import { expect, type Page, test } from '@playwright/test';
import { bought, LIST, listKept, onList, ready } from './faulty';
import { compare, item, openList } from './shopper';

test.describe('mail, storage and clock', () => {
  const fill = async (page: Page): Promise<void> => {
    await page.getByLabel(/Full Name/).fill('Ada Lovelace');
    await page.getByLabel(/Email Address/).fill('ada@example.org');
    await page.getByRole('combobox', { name: /Category/ }).click();
    await page.getByRole('option', { name: 'Bug Report' }).click();
    await page.getByLabel(/^Message/).fill('The price of milk is wrong at one store.');
  };

  test('a 200 after 22 seconds: not "Failed", and charged when it comes', async ({ page }) => {
    await page.clock.install();
    let accept = (): void => undefined;
    await page.route('**/api/v1.0/email/send', async (route) => {
      await new Promise<void>((resolve) => {
        accept = resolve;
      });
      await route.fulfill({
        status: 200,
        body: 'OK',
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    });
    await page.goto('/contact');
    await fill(page);
    const request = page.waitForRequest('**/api/v1.0/email/send');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await request;
    await page.clock.runFor(21_000);
    await expect(page.getByRole('alert')).toContainText('has not answered yet');
    expect(await page.evaluate(() => localStorage.getItem('emailRateLimit'))).toBeNull();
    accept();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('emailRateLimit'))).not.toBeNull();
  });

  test('storage that throws: the message is sent', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await page.route('**/api/v1.0/email/send', (route) =>
      route.fulfill({ status: 200, body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await page.goto('/contact');
    await fill(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  });

  test('an address of 100,000 letters does not hold the page', async ({ page }) => {
    await page.goto('/contact');
    const field = page.getByLabel(/Email Address/);
    await field.click();
    await page.evaluate(() =>
      document.execCommand('insertText', false, `a@${'.a'.repeat(50_000)}`),
    );
    await expect(field).toHaveValue(/^.{254}$/);
  });

  test('a line "constructor" and a choice below nothing: no fault, no saving of it', async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript(() => {
      localStorage.setItem('selectedSupermarket', 'TESCO');
      localStorage.setItem('shoppingList', '["constructor","semi skimmed milk","__proto__"]');
      localStorage.setItem(
        'matchChoices',
        '{"semi skimmed milk":{"ALDI":{"name":"Free Milk","price":-5}}}',
      );
    });
    await page.goto('/shopping-list');
    await ready(page);
    await compare(page);
    await expect(bought(page)).toBeVisible();
    await expect(page.getByText('-£5.00')).toHaveCount(0);
    await expect(page.getByText('Free Milk')).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test('another tab edits while this one is typed in: focus and keys stay', async ({ context }) => {
    const one = await context.newPage();
    await openList(one, 'Tesco', LIST);
    const two = await context.newPage();
    await two.goto('/shopping-list');
    await expect(item(two, 2)).toBeEnabled();
    await item(one, 2).focus();
    await item(one, 2).press('End');
    const typing = one.keyboard.type(' organic fairtrade', { delay: 60 });
    for (const text of ['oat milk', 'soya milk', 'whole milk']) await item(two, 1).fill(text);
    await typing;
    await expect(item(one, 2)).toBeFocused();
    await expect(item(one, 2)).toHaveValue('bananas organic fairtrade');
    await expect(item(one, 1)).toHaveValue('whole milk');
    await expect(item(two, 2)).toHaveValue('bananas organic fairtrade');
  });
});

test.describe('clock', () => {
  for (const year of ['1999', '2045'])
    test(`of the year ${year}: the journey works, and the list is kept`, async ({ page }) => {
      await page.clock.setSystemTime(new Date(`${year}-02-03T04:05:06Z`));
      await onList(page);
      await ready(page);
      await compare(page);
      await expect(bought(page)).toBeVisible();
      await expect(page.getByText(/NaN|Invalid Date|undefined/)).toHaveCount(0);
      await listKept(page);
    });

  test('that jumps by a year each way between list and results: nothing is given up', async ({
    page,
  }) => {
    await onList(page);
    await ready(page);
    await page.clock.setSystemTime(new Date(Date.now() + 31_536_000_000));
    await compare(page);
    await expect(bought(page)).toBeVisible();
    await page.clock.setSystemTime(new Date(Date.now() - 31_536_000_000));
    await page.getByRole('link', { name: 'Edit Shopping List' }).click();
    await expect(item(page, 1)).toHaveValue(LIST[0]!);
    await compare(page);
    await expect(bought(page)).toBeVisible();
    await listKept(page);
  });
});
