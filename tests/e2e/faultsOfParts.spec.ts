// What can break beside faults.spec.ts: the code of each later part, the reader's files, the storage, the clock, the files
// that a host hands out. Each ends within 20 seconds in words and a way on, and the list is never lost.
import { expect, test, type Page, type Route } from '@playwright/test';
import { compare, item } from './shopper';

const LIST = ['semi skimmed milk', 'bananas'];
const never = (): Promise<void> => new Promise(() => undefined);
const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: '' });
const garbage = (route: Route): Promise<void> =>
  route.fulfill({
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>502</title>',
  });

async function onList(page: Page, address = '/shopping-list'): Promise<void> {
  await page.addInitScript((list) => {
    if (localStorage.getItem('shoppingList')) return;
    localStorage.setItem('selectedSupermarket', 'TESCO');
    localStorage.setItem('shoppingList', JSON.stringify(list));
  }, LIST);
  await page.goto(address);
}
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shoppingList') ?? '[]') as string[]);
const ready = (page: Page) => expect(page.getByText(/\d+ products/)).toBeVisible();
const second = async (page: Page, seconds: number): Promise<void> => {
  for (let at = 0; at < seconds; at++) await page.clock.runFor(1_000);
};
const notHere = (page: Page) =>
  page.getByText(/This (?:part of the )?page could not be (?:loaded|shown)/).first();
const clickAway = (page: Page, name: string) => page.getByRole('link', { name }).first().click();

/** What a file can be, one after the other: each time it is asked for again, the next fault is there. */
const FAULTS = [
  ['missing', gone],
  ['garbage', garbage],
  ['silent', never],
] as const;

/** Code that is fetched from now on, for the first time. */
const LATER = '**/static/*.js';
/** In the order in which one visit comes to them. */
const PARTS: [
  part: string,
  go: (page: Page) => Promise<void>,
  seen: RegExp,
  after?: (page: Page) => Promise<void>,
][] = [
  [
    'whole-list dialog',
    (page) => page.getByRole('button', { name: 'Add a whole list' }).click(),
    /Paste|Photo|photo/,
    (page) => page.keyboard.press('Escape').then(() => compare(page)),
  ],
  ['shop', (page) => clickAway(page, 'Shop with this list'), /in the trolley/],
  ['contact form', (page) => clickAway(page, 'Contact Us'), /Full Name/],
  ['privacy page', (page) => clickAway(page, 'Privacy Policy'), /what is kept|device|browser/i],
  ['terms', (page) => clickAway(page, 'Terms of Service'), /prices/i],
];

test('the code of each later part is missing, then garbage, then silent: each time said, Try again at last brings it, and the list is kept', async ({
  page,
}) => {
  await page.clock.install();
  // The next step is read ahead: not among the faults, whenever it is that they begin.
  const ahead = page.waitForResponse('**/static/results.*.js');
  await onList(page);
  await ready(page);
  await page.clock.runFor(3_000);
  await (await ahead).finished();
  const tryAgain = () => page.getByRole('button', { name: 'Try again' }).click();
  for (const [part, go, seen, after] of PARTS) {
    let ask = () => go(page);
    for (const [fault, breaks] of FAULTS)
      await test.step(`${part}: ${fault}`, async () => {
        const answers: Promise<void>[] = [];
        await page.route(LATER, (route) => {
          answers.push(breaks(route));
          return answers.at(-1);
        });
        const asked = page.waitForRequest(LATER);
        await ask();
        await asked;
        if (fault === 'silent') {
          // Nothing is said any more of the fault before.
          await expect(notHere(page)).toBeHidden();
          await second(page, 17);
        }
        await expect(notHere(page), `${part}: ${fault}`).toBeVisible();
        // Of more than one file all are broken before the next fault.
        if (fault !== 'silent') await Promise.all(answers);
        await expect(page.getByText(/Unexpected Application Error|chunk/i)).toHaveCount(0);
        expect(await kept(page)).toEqual(LIST);
        await page.unroute(LATER);
        ask = tryAgain;
      });
    await test.step(`${part}: there`, async () => {
      await tryAgain();
      await page.clock.runFor(1_000);
      await expect(page.getByText(seen).first()).toBeVisible();
      await expect(notHere(page)).toHaveCount(0);
      expect(await kept(page)).toEqual(LIST);
      await after?.(page);
    });
  }
});

test('a start anew whose offer to undo does not come: the landing page stands, and the list can be had back', async ({
  page,
}) => {
  await onList(page);
  await ready(page);
  await compare(page);
  await page.route(LATER, gone);
  await page.getByRole('button', { name: 'Start New Comparison' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await expect(page.getByText(/Unexpected Application Error/)).toHaveCount(0);
  await page.unroute(LATER);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /Undo|Bring/ }).click();
  expect(await kept(page)).toEqual(LIST);
});

test.describe('the photo reader', () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  test('its program, core or language file is missing, garbage or silent: each time said, Try again, and the list can be typed', async ({
    page,
  }) => {
    await page.clock.install();
    await onList(page);
    await page.getByRole('button', { name: 'Add a whole list' }).click();
    let ask = () =>
      page
        .getByLabel('Photo of your list')
        .setInputFiles({ name: 'list.png', mimeType: 'image/png', buffer: picture });
    const said = page.getByText(/The text reader could not be loaded/);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    for (const [file, address] of [
      ['program', '**/ocr/worker.min.js'],
      ['core', '**/ocr/tesseract-core*'],
      ['language file', '**/ocr/eng.traineddata.gz'],
    ] as const)
      for (const [fault, breaks] of FAULTS)
        await test.step(`${file}: ${fault}`, async () => {
          await page.route(address, breaks);
          const asked = page.waitForRequest(address);
          await ask();
          await asked;
          if (fault === 'silent') {
            await expect(page.getByText(/Getting the text reader ready/)).toBeVisible();
            await second(page, 16);
          }
          await expect(said, `${file}: ${fault}`).toBeVisible();
          await expect(tryAgain).toBeVisible();
          await expect(page.getByRole('button', { name: 'Take or choose a photo' })).toBeEnabled();
          expect(await kept(page)).toEqual(LIST);
          await page.unroute(address);
          ask = () => tryAgain.click();
        });
  });
});

test.describe('storage', () => {
  for (const [when, times] of [
    ['once', 1],
    ['always', Infinity],
  ] as const)
    test(`that throws ${when} as it is read: said, usable, and what is kept is not written over`, async ({
      page,
    }) => {
      await page.addInitScript(
        ([list, most]) => {
          const { getItem, setItem } = Storage.prototype;
          setItem.call(localStorage, 'selectedSupermarket', 'TESCO');
          setItem.call(localStorage, 'shoppingList', JSON.stringify(list));
          let count = 0;
          Storage.prototype.getItem = function (key) {
            // The picks are read by the session alone.
            if (key === 'selectedProducts' && count++ < (most ?? Infinity))
              throw new DOMException('no', 'SecurityError');
            return getItem.call(this, key);
          };
          Object.assign(window, { read: (key: string) => getItem.call(localStorage, key) });
        },
        [LIST, times === Infinity ? null : times] as const,
      );
      await page.goto('/select-supermarket');
      await expect(page.getByText(/does not let this page keep your list/)).toBeVisible();
      await page.getByRole('combobox', { name: 'Supermarket' }).click();
      await page.getByRole('option', { name: 'Aldi' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await item(page, 1).fill('mature cheddar');
      await page.keyboard.press('Escape');
      await compare(page);
      expect(
        await page.evaluate(() =>
          (window as unknown as { read(key: string): string }).read('shoppingList'),
        ),
      ).toBe(JSON.stringify(LIST));
    });

  test('of another make under every key: no fault at any step', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript((list) => {
      const odd = '{"__proto__":{"x":1},"constructor":[1],"toString":{"TESCO":{"price":"1"}}}';
      for (const key of ['selectedProducts', 'matchedProducts', 'matchChoices', 'listFilters'])
        localStorage.setItem(key, odd);
      for (const key of ['shoppingTicks', 'viewChoices', 'shoppingTrip', 'aisleOrder'])
        localStorage.setItem(key, odd);
      localStorage.setItem('emailRateLimit', '{"lastSubmission":1e308}');
      localStorage.setItem('dailyEmailUsage', '{"date":{},"count":-1}');
      localStorage.setItem('selectedSupermarket', '__proto__');
      localStorage.setItem('shoppingList', JSON.stringify([...list, '__proto__', 'constructor']));
    }, LIST);
    await page.goto('/shopping-list');
    await ready(page);
    await compare(page);
    await expect(page.getByRole('rowheader', { name: 'Aldi' })).toBeVisible();
    await clickAway(page, 'Shop with this list');
    await expect(page.getByText(/in the trolley/)).toBeVisible();
    await page.goto('/contact');
    await expect(page.getByLabel(/Full Name/)).toBeVisible();
    expect(faults).toEqual([]);
  });
});

test.describe('clock', () => {
  for (const year of ['1999', '2045'])
    test(`of the year ${year}: the journey works, and the list is kept`, async ({ page }) => {
      await page.clock.setSystemTime(new Date(`${year}-02-03T04:05:06Z`));
      await onList(page);
      await ready(page);
      await compare(page);
      await expect(page.getByRole('rowheader', { name: 'Aldi' })).toBeVisible();
      await expect(page.getByText(/NaN|Invalid Date|undefined/)).toHaveCount(0);
      expect(await kept(page)).toEqual(LIST);
    });

  test('that jumps by a year each way between list and results: nothing is given up', async ({
    page,
  }) => {
    await onList(page);
    await ready(page);
    await page.clock.setSystemTime(new Date(Date.now() + 31_536_000_000));
    await compare(page);
    await expect(page.getByRole('rowheader', { name: 'Aldi' })).toBeVisible();
    await page.clock.setSystemTime(new Date(Date.now() - 31_536_000_000));
    await page.getByRole('link', { name: 'Edit Shopping List' }).click();
    await expect(item(page, 1)).toHaveValue(LIST[0]!);
    await compare(page);
    await expect(page.getByRole('rowheader', { name: 'Aldi' })).toBeVisible();
    expect(await kept(page)).toEqual(LIST);
  });
});

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
      expect(await kept(page)).toEqual(LIST);
      const notFound = page.getByText(/HTTP error! status: 404/).first();
      await expect(notFound).toBeVisible();
      for (const files of all) await page.unroute(files);
      for (const files of all) await page.route(files, garbage);
      await tryAgain.click();
      await expect(notFound).toBeHidden();
      await expect(said, 'an error page').toBeVisible({ timeout: 20_000 });
      expect(await kept(page)).toEqual(LIST);
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
    expect(await kept(page)).toEqual(LIST);
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
        await expect(page.getByRole('rowheader', { name: 'Aldi' })).toBeVisible();
        await expect(page.getByText(/\[object Object\]|9999|NaN/)).toHaveCount(0);
      });
  });
});
