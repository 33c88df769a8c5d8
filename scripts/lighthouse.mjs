/**
 * Lighthouse (mobile) over the production build, served compressed. usage: npm run lighthouse [-- --runs 5] [page ...]
 * Prints the medians of performance, accessibility, best practices, SEO and layout shift per page, and the first load's
 * JavaScript; ends with 1 below 95 / 100 / 100 / 100, above a shift of 0.05 or above 150 kB, and says what was missed.
 */
import { chromium } from '@playwright/test';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { CATEGORIES, METRICS, measured, missed } from './budgets';

const ROOT = path.resolve(path.dirname(new URL(import.meta.url).pathname), '..');
const PORT = 4197;
const SITE = `http://127.0.0.1:${PORT}`;
const ALL = [
  '/',
  '/select-supermarket',
  '/shopping-list',
  '/results',
  '/contact',
  '/privacy',
  '/terms',
];
/** What a shopper has in the browser who comes to the list and the results. */
const KEPT = {
  selectedSupermarket: 'TESCO',
  shoppingList: JSON.stringify([
    '2 x semi skimmed milk',
    'white bread',
    'eggs 12',
    'bananas',
    'mature cheddar',
    'baked beans',
  ]),
};

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs ${values.runs}: a whole number from 1 on`);

/** A first visit, all but the list. */
async function forget(browser) {
  const page = await browser.contexts()[0].newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: SITE, storageTypes: 'all' });
  await session.send('Network.clearBrowserCache');
  await page.goto(`${SITE}/robots.txt`);
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, KEPT);
  await page.close();
}

execFileSync('npx', ['webpack', '--mode', 'production'], { cwd: ROOT, stdio: 'ignore' });
const { executablePath, env } = JSON.parse(
  execFileSync(process.execPath, [path.join(ROOT, 'tests/e2e/chromium.mjs')], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .at(-1),
);
const server = spawn(process.execPath, [path.join(ROOT, 'tests/e2e/serve.mjs'), String(PORT)], {
  stdio: 'ignore',
});
const chrome = await chromeLauncher.launch({
  chromePath: executablePath,
  envVars: { ...process.env, ...env },
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
const misses = [];
try {
  const html = readFileSync(path.join(ROOT, 'dist/web/index.html'), 'utf8');
  const javascript =
    [...new Set(html.match(/static\/[^"\s]+\.js/g))].reduce(
      (sum, file) => sum + gzipSync(readFileSync(path.join(ROOT, 'dist/web', file))).length,
      0,
    ) / 1000;
  console.log(`initial JavaScript: ${javascript.toFixed(1)} kB gzip`);
  misses.push(...missed('first load', { javascript }));
  console.log(
    `page                  performance  accessibility  best practices  seo  layout shift   ${METRICS.map(({ short }) => short).join('  ')}`,
  );
  for (const page of positionals.length > 0 ? positionals : ALL) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) {
      await forget(browser);
      reports.push(
        (
          await lighthouse(`${SITE}${page}`, {
            port: chrome.port,
            logLevel: 'error',
            output: 'json',
            disableStorageReset: true,
          })
        ).lhr,
      );
    }
    if (new URL(reports[0].finalDisplayedUrl).pathname !== page)
      throw new Error(
        `${page} went on to ${reports[0].finalDisplayedUrl}: something else was measured`,
      );
    const result = measured(reports);
    console.log(
      `${page.padEnd(22)}${CATEGORIES.map((id, at) => String(result[id]).padStart([11, 15, 16, 5][at])).join('')}${result.shift.toFixed(3).padStart(14)}   ${METRICS.map(({ id }) => result[id]).join('  ')}${runs > 1 ? `   (performance ${result.lowest} to ${result.highest})` : ''}`,
    );
    for (const { id, title, score, scoreDisplayMode } of Object.values(reports[0].audits))
      if (score !== null && score < 1 && scoreDisplayMode === 'binary')
        console.log(`  ${id}: ${title}`);
    misses.push(...missed(page, result));
  }
} finally {
  await browser.close();
  chrome.kill();
  server.kill();
}
for (const miss of misses) console.error(`missed: ${miss}`);
process.exitCode = misses.length > 0 ? 1 : 0;
