/**
 * How long the page blocks: 40 queries typed with the full catalogue (../shared/catalogues/2025-09 when present), and a
 * 60-item list on the results screen of a phone at a quarter of the speed. Exits with 1 when a budget is missed.
 * usage: npm run smoothness
 */
import { chromium } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(path.dirname(new URL(import.meta.url).pathname), '..');
const PORT = 4196;
const REAL = path.join(ROOT, '../shared/catalogues/2025-09');
const QUERIES =
  'milk,semi skimmed milk,white bread,salted butter,mature cheddar,eggs,bananas,apples,potatoes,carrots,red onions,broccoli,mushrooms,chicken breast,beef mince,bacon,sausages,salmon fillets,baked beans,chopped tomatoes,spaghetti,basmati rice,olive oil,tomato ketchup,mayonnaise,corn flakes,porridge oats,peanut butter,strawberry jam,honey,tea bags,instant coffee,orange juice,cola,crisps,milk chocolate,ice cream,frozen peas,dog food,toilet roll'.split(
    ',',
  );
const LIST = [...QUERIES, ...QUERIES.slice(0, 20).map((query) => `2 x ${query} large`)];

if (!existsSync(path.join(ROOT, 'dist/web/index.html')))
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
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});

/** A visitor's page, with the list an earlier visit left. */
async function opened(options, list) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  await context.addInitScript((lines) => {
    localStorage.setItem('selectedSupermarket', 'TESCO');
    if (lines) localStorage.setItem('shoppingList', JSON.stringify(lines));
  }, list);
  const page = await context.newPage();
  return page;
}

/**
 * The longest task of the page's own thread while `run` runs, in milliseconds of that thread's time: what the throttled page
 * computes, without the time other programs of this machine take it off the processor for.
 */
async function longest(page, run) {
  const client = await page.context().newCDPSession(page);
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  await run();
  const complete = new Promise((resolve) => {
    client.once('Tracing.tracingComplete', resolve);
  });
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name.endsWith('RunTask') && pages.has(`${pid} ${tid}`),
  );
  if (process.env.DEBUG)
    console.log(
      tasks
        .filter((t) => t.dur > 50000)
        .map((t) => `${(t.dur / 1000).toFixed(0)}/${(t.tdur / 1000).toFixed(0)}`)
        .join(' '),
    );
  // Some systems report no time of the thread itself.
  return Math.max(0, ...tasks.map(({ tdur, dur }) => tdur ?? dur ?? 0)) / 1000;
}
/** Milliseconds the longest task may take. */
const TYPING = 50;
const PHONE = 200;
function say(what, ms, budget) {
  const missed = ms > budget;
  if (missed) process.exitCode = 1;
  console.log(
    `${what.padEnd(64)} ${ms.toFixed(0).padStart(5)} ms (budget ${budget}${missed ? ': NOT REACHED' : ''})`,
  );
}

try {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  const typing = await opened({ viewport: { width: 1280, height: 800 } });
  if (existsSync(REAL))
    await typing.route('**/*.csv*', (route) =>
      route.fulfill({
        body: readFileSync(
          path.join(REAL, path.basename(new URL(route.request().url()).pathname)),
          'utf8',
        ),
        contentType: 'text/csv',
      }),
    );
  await typing.goto(`http://127.0.0.1:${PORT}/shopping-list`);
  const row = typing.getByRole('combobox', { name: 'Item 1', exact: true });
  await row.waitFor();
  await typing.waitForTimeout(8_000);
  const typed = await longest(typing, async () => {
    for (const query of QUERIES) {
      await row.fill('');
      await row.pressSequentially(query, { delay: 30 });
    }
    await typing.waitForTimeout(500);
  });
  say(
    `longest task while typing ${QUERIES.length} queries (${existsSync(REAL) ? 'full' : 'bundled'} catalogue)`,
    typed,
    TYPING,
  );

  const phone = await opened(
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    LIST,
  );
  const throttle = await phone.context().newCDPSession(phone);
  await phone.goto(`http://127.0.0.1:${PORT}/results`);
  await phone
    .getByRole('heading', { name: 'Item-by-Item Comparison' })
    .waitFor({ timeout: 60_000 });
  await phone.waitForTimeout(1_000);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scrolled = await longest(phone, async () => {
    for (let step = 0; step < 30; step++) {
      await phone.mouse.wheel(0, 900);
      await phone.waitForTimeout(60);
    }
  });
  say(`${LIST.length} items, phone, CPU / 4: longest task while scrolling`, scrolled, PHONE);
  const steps = [
    ['another order', phone.getByLabel('Sort'), (order) => order.selectOption('list')],
    ['opening an item', phone.locator('[data-item] h3 button').first()],
    ['opening the reasons of a match', phone.getByRole('button', { name: /^Why\b/ }).first()],
    ['opening the filters', phone.getByRole('button', { name: /^Shops, cards/ })],
    ['changing a filter', phone.getByLabel('Same size only')],
    ['leaving out a store', phone.getByLabel('Asda', { exact: true })],
    ['asking for another match', phone.getByRole('button', { name: /^Change / }).first()],
    ['changing a match', phone.getByRole('button', { name: 'None of these' })],
    ['to the shop', phone.getByRole('link', { name: 'Shop with this list' })],
    ['a tick in the shop', phone.getByRole('checkbox').first()],
  ];
  for (const [what, control, act = (found) => found.tap()] of steps) {
    // Looking a control up by its name is work of this script, done in the page: not counted.
    const found = await control.elementHandle();
    await found.scrollIntoViewIfNeeded();
    await phone.waitForTimeout(500);
    say(
      what,
      await longest(phone, async () => {
        await act(found);
        await phone.waitForTimeout(4_000);
      }),
      PHONE,
    );
  }
} finally {
  await browser.close();
  server.kill();
}
