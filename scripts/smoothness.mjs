/**
 * How long the page blocks: 40 queries typed with the full catalogue (../shared/catalogues/2025-09 when present), and a
 * 60-item list on the results screen of a phone at a quarter of the speed. usage: npm run smoothness
 */
import { chromium } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(path.dirname(new URL(import.meta.url).pathname), '..');
const PORT = 4196;
const REAL = path.join(ROOT, '../shared/catalogues/2025-09');
const QUERIES = 'milk,semi skimmed milk,white bread,salted butter,mature cheddar,eggs,bananas,apples,potatoes,carrots,red onions,broccoli,mushrooms,chicken breast,beef mince,bacon,sausages,salmon fillets,baked beans,chopped tomatoes,spaghetti,basmati rice,olive oil,tomato ketchup,mayonnaise,corn flakes,porridge oats,peanut butter,strawberry jam,honey,tea bags,instant coffee,orange juice,cola,crisps,milk chocolate,ice cream,frozen peas,dog food,toilet roll'.split(',');
const LIST = [...QUERIES, ...QUERIES.slice(0, 20).map((query) => `2 x ${query} large`)];

if (!existsSync(path.join(ROOT, 'dist/web/index.html'))) execFileSync('npx', ['webpack', '--mode', 'production'], { cwd: ROOT, stdio: 'ignore' });
const { executablePath, env } = JSON.parse(execFileSync(process.execPath, [path.join(ROOT, 'tests/e2e/chromium.mjs')], { encoding: 'utf8' }).trim().split('\n').at(-1));
const server = spawn(process.execPath, [path.join(ROOT, 'tests/e2e/serve.mjs'), String(PORT)], { stdio: 'ignore' });
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });

/** A page that remembers its tasks above 50 ms. */
async function watched(options, list) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  await context.addInitScript((lines) => {
    localStorage.setItem('selectedSupermarket', 'TESCO');
    if (lines) localStorage.setItem('shoppingList', JSON.stringify(lines));
    window.longTasks = [];
    new PerformanceObserver((entries) => { for (const entry of entries.getEntries()) window.longTasks.push(entry.duration); }).observe({ type: 'longtask', buffered: false });
  }, list);
  const page = await context.newPage();
  return page;
}
const longest = (page) => page.evaluate(() => { const most = Math.max(0, ...window.longTasks); window.longTasks = []; return most; });
const say = (what, ms) => console.log(`${what.padEnd(64)} ${ms === 0 ? 'below 50' : ms.toFixed(0)} ms`);

try {
  await new Promise((resolve) => { setTimeout(resolve, 500); });
  const typing = await watched({ viewport: { width: 1280, height: 800 } });
  if (existsSync(REAL)) await typing.route('**/*.csv*', (route) => route.fulfill({ body: readFileSync(path.join(REAL, path.basename(new URL(route.request().url()).pathname)), 'utf8'), contentType: 'text/csv' }));
  await typing.goto(`http://127.0.0.1:${PORT}/shopping-list`);
  const row = typing.getByRole('combobox', { name: 'Item 1', exact: true });
  await row.waitFor();
  await typing.waitForTimeout(8_000);
  await longest(typing);
  for (const query of QUERIES) {
    await row.fill('');
    await row.pressSequentially(query, { delay: 30 });
  }
  await typing.waitForTimeout(500);
  say(`longest task while typing ${QUERIES.length} queries (${existsSync(REAL) ? 'full' : 'bundled'} catalogue)`, await longest(typing));

  const phone = await watched({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, LIST);
  const throttle = await phone.context().newCDPSession(phone);
  await phone.goto(`http://127.0.0.1:${PORT}/results`);
  await phone.getByRole('heading', { name: 'Item-by-Item Comparison' }).waitFor({ timeout: 60_000 });
  await phone.waitForTimeout(1_000);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await longest(phone);
  for (let step = 0; step < 30; step++) {
    await phone.mouse.wheel(0, 900);
    await phone.waitForTimeout(60);
  }
  say(`${LIST.length} items, phone, CPU / 4: longest task while scrolling`, await longest(phone));
  await phone.getByRole('button', { name: /Why this match/ }).nth(3).click();
  await phone.waitForTimeout(800);
  say('opening the reasons of a match', await longest(phone));
  await phone.getByLabel('Order inside an item').selectOption('unit-price');
  await phone.waitForTimeout(1_500);
  say('another order inside the items', await longest(phone));
  await phone.getByRole('button', { name: /Stores and preferences/ }).click();
  await phone.getByLabel('Same size only').check();
  await phone.waitForTimeout(4_000);
  say('changing a filter', await longest(phone));
} finally {
  await browser.close();
  server.kill();
}
