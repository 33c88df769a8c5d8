// What can break (network, worker, storage, chunk, mail) at each step of the journey, in one table: each fault ends within 20
// seconds in words and a way on, and the list is never lost. Later parts, photo reader and clock: faultsOfParts.spec.ts.
import { expect, test, type Page, type Route } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { compare, item, openList } from './shopper';

const STATIC = path.join(__dirname, '../../dist/web/static');
const LIST = ['semi skimmed milk', 'bananas'];
const never = (): Promise<void> => new Promise(() => undefined);
const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: '' });
const html = (route: Route): Promise<void> =>
  route.fulfill({
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>502</title>',
  });

/** The file that holds the engine is by far the largest. */
const engineFile = (): string =>
  readdirSync(STATIC).sort(
    (a, b) => statSync(path.join(STATIC, b)).size - statSync(path.join(STATIC, a)).size,
  )[0]!;

type WorkerFault = 'dumb' | 'silent' | 'garbage' | 'killed' | 'refused' | 'broken';
/** A worker with a fault, from the question on that `from` names. */
const workerWith = (page: Page, fault: WorkerFault, from = 'open'): Promise<unknown> =>
  page.addInitScript(
    ([kind, verb]) => {
      const Real = window.Worker;
      window.Worker = class extends Real {
        private bad = false;
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (!String(url).includes('/static/')) return;
          if (kind === 'refused') throw new Error('refused');
          if (kind === 'broken') setTimeout(() => this.dispatchEvent(new ErrorEvent('error')));
          this.addEventListener(
            'message',
            (event) => {
              const hello = (event as MessageEvent<{ kind: string }>).data.kind === 'hello';
              if (kind === 'dumb' || (this.bad && !hello)) event.stopImmediatePropagation();
            },
            true,
          );
        }
        override postMessage(message: { verb?: string; id?: number }): void {
          if (message.verb === verb) this.bad = true;
          if (!this.bad) return super.postMessage(message);
          if (kind === 'killed') setTimeout(() => this.terminate(), 500);
          if (kind === 'garbage')
            this.onmessage?.(
              new MessageEvent('message', {
                data: { kind: 'reply', id: message.id, value: 'garbage' },
              }),
            );
        }
      } as typeof Worker;
    },
    [fault, from] as const,
  );

const listKept = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('shoppingList') ?? '[]') as string[]),
  ).toEqual(LIST);

/** On the list, with Tesco chosen on an earlier visit. */
async function onList(page: Page, address = '/shopping-list'): Promise<void> {
  await page.addInitScript((list) => {
    if (localStorage.getItem('shoppingList')) return;
    localStorage.setItem('selectedSupermarket', 'TESCO');
    localStorage.setItem('shoppingList', JSON.stringify(list));
  }, LIST);
  await page.goto(address);
}
const results = (page: Page) =>
  page.getByRole('heading', { name: 'Your Price Comparison Results' });
const bought = (page: Page) => page.getByRole('rowheader', { name: 'Aldi' });

test.describe('worker', () => {
  for (const fault of ['silent', 'garbage', 'killed'] as const)
    for (const [step, from] of [
      ['list', 'open'],
      ['results', 'compare'],
    ] as const)
      test(`${fault} at the ${step}: the engine starts again on the page`, async ({ page }) => {
        await page.clock.install();
        await workerWith(page, fault, from);
        await onList(page);
        if (fault !== 'garbage' && step === 'list') {
          await expect(page.getByText('Loading the products of Tesco…')).toBeVisible();
          // Its script has come, and said so.
          await page.waitForTimeout(1_500);
          await page.clock.runFor(9_000);
        }
        await expect(page.getByText(/\d+ products/)).toBeVisible();
        await expect(item(page, 1)).toHaveValue(LIST[0]!);
        await page.getByRole('button', { name: 'Compare Prices' }).click();
        if (fault !== 'garbage' && step === 'results') await page.clock.runFor(9_000);
        await expect(results(page)).toBeVisible();
        await expect(bought(page)).toBeVisible();
        await listKept(page);
      });

  test('one that never says a word: said within 20 seconds, Try again starts it on the page', async ({
    page,
  }) => {
    await page.clock.install();
    await workerWith(page, 'dumb');
    await onList(page);
    await expect(page.getByText('Loading the products of Tesco…')).toBeVisible();
    // No further than until it is said: a second and a half later the list looks for an engine by itself.
    const said = page.getByText(/the part of this page that reads them did not come/);
    for (let fifth = 0; fifth < 100 && !(await said.isVisible()); fifth++)
      await page.clock.runFor(200);
    await expect(said).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/\d+ products/)).toBeVisible();
    await listKept(page);
  });

  test('neither worker nor engine script: said on the list and on the results, with Try again', async ({
    page,
  }) => {
    await workerWith(page, 'broken');
    await page.route(`**/${engineFile()}`, gone);
    await onList(page);
    const notice = page.getByText(/the part of this page that reads them did not come/);
    await expect(notice).toBeVisible();
    await expect(item(page, 1)).toBeEnabled();
    await page.getByRole('button', { name: 'Compare Prices' }).click();
    await expect(page.getByText('Your list could not be compared')).toBeVisible();
    await page.unroute(`**/${engineFile()}`);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(bought(page)).toBeVisible();
    await listKept(page);
  });
});

test.describe('network', () => {
  for (const step of ['/shopping-list', '/results'])
    test(`catalogue.json and all price files are silent: ${step}`, async ({ page }) => {
      await page.clock.install();
      // On the page itself, so that its clock is the engine's.
      await workerWith(page, 'refused');
      let silent = true;
      for (const files of ['**/catalogue.json', '**/*.csv*'])
        await page.route(files, (route) => (silent ? never() : route.continue()));
      await onList(page, step);
      if (step === '/results')
        await expect(page.getByText(/Comparing prices across/)).toBeVisible();
      else await expect(page.getByText('Loading the products of Tesco…')).toBeVisible();
      for (let second = 0; second < 18; second++) await page.clock.runFor(1_000);
      await expect(
        page.getByText(/(?:products|prices) of Tesco could not be loaded/).first(),
      ).toBeVisible();
      silent = false;
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(
        step === '/results' ? page.getByText('vs Tesco').first() : page.getByText(/\d+ products/),
      ).toBeVisible();
      await listKept(page);
    });

  test('an error page once under the address of the prices: asked again, and nobody sees it', async ({
    page,
  }) => {
    let bad = 0;
    await page.route('**/prepared/**', html);
    await page.route('**/tesco.csv*', (route) => (bad++ === 0 ? html(route) : route.continue()));
    await onList(page);
    await expect(page.getByText(/\d+ products/)).toBeVisible();
    expect(bad).toBe(2);
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
  });
});

test.describe('chunk', () => {
  for (const [step, part, address, seen] of [
    ['store', 'store', '/select-supermarket', 'combobox'],
    ['list', 'list', '/shopping-list', 'combobox'],
    ['results', 'results', '/results', 'rowheader'],
  ] as const)
    test(`the code of the ${step} does not come: Try again, and the list is kept`, async ({
      page,
    }) => {
      await page.route(`**/static/${part}.*.js`, gone);
      await onList(page, address);
      await expect(
        page.getByRole('heading', { name: 'This page could not be loaded' }),
      ).toBeVisible();
      await expect(page.getByText(/Unexpected Application Error|chunk/i)).toHaveCount(0);
      await page.unroute(`**/static/${part}.*.js`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole(seen).first()).toBeVisible();
      await listKept(page);
    });

  test('offline before the first copy: the results and the whole-list dialog say so, and come later', async ({
    page,
    context,
  }) => {
    // Who is offline soon enough has nothing of the next step either, which is read ahead.
    await page.route('**/static/results.*.js', gone);
    await onList(page);
    await expect(page.getByText(/\d+ products/)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add a whole list' }).click();
    await expect(page.getByText(/This part of the page could not be loaded/)).toBeVisible();
    await page.getByRole('button', { name: 'Compare Prices' }).click();
    await expect(
      page.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible();
    await context.setOffline(false);
    await page.unroute('**/static/results.*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(results(page)).toBeVisible();
    await listKept(page);
  });

  test('the first script is gone: words, and a link that loads the page again', async ({
    page,
  }) => {
    await page.route('**/static/main.*.js', gone);
    await onList(page);
    await expect(page.getByText(/The page has not started/)).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/static/main.*.js');
    await page.getByRole('link', { name: 'Load it again' }).click();
    await expect(item(page, 1)).toHaveValue(LIST[0]!);
    await expect(page.getByText(/The page has not started/)).toHaveCount(0);
  });
});

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
    await expect(page.getByText(/\d+ products/)).toBeVisible();
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
