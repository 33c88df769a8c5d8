// Code that does not come, and the reader of photos: each time said, with a way on, and the list is never lost.
import { expect, type Page, test } from '@playwright/test';
import { clickAway, FAULTS, gone, LIST, listKept, onList, ready, results, second } from './faulty';
import { compare, item } from './shopper';

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
    await ready(page);
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

const notHere = (page: Page) =>
  page.getByText(/This (?:part of the )?page could not be (?:loaded|shown)/).first();
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
        await listKept(page);
        await page.unroute(LATER);
        ask = tryAgain;
      });
    await test.step(`${part}: there`, async () => {
      await tryAgain();
      await page.clock.runFor(1_000);
      await expect(page.getByText(seen).first()).toBeVisible();
      await expect(notHere(page)).toHaveCount(0);
      await listKept(page);
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
  await listKept(page);
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
          await listKept(page);
          await page.unroute(address);
          ask = () => tryAgain.click();
        });
  });
});
