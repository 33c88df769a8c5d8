// A worker and a network that fail at each step of the journey: each fault ends within 20 seconds in words and a way on, and the
// list is never lost. So do faults of files, of later parts, of mail, storage and clock: faultyFiles, missingParts, mailAndClock,
// storage.spec.ts.
import { expect, test, type Page } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  bought,
  garbage,
  gone,
  LIST,
  listKept,
  never,
  onList,
  ready,
  results,
  second,
} from './faulty';
import { item } from './shopper';

const STATIC = path.join(__dirname, '../../dist/web/static');
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
        await ready(page);
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
    await ready(page);
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
      await second(page, 18);
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
    await page.route('**/prepared/**', garbage);
    await page.route('**/tesco.csv*', (route) => (bad++ === 0 ? garbage(route) : route.continue()));
    await onList(page);
    await ready(page);
    expect(bad).toBe(2);
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
  });
});
