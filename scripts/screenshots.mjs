/** Every screen at 360, 768 and 1280 px, light and dark, into docs/screenshots/. usage: npm run screenshots */
import { chromium } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(path.dirname(new URL(import.meta.url).pathname), '..');
const OUT = path.join(ROOT, 'docs/screenshots');
const PORT = 4195;
const LIST = [
  '2 x semi skimmed milk',
  'white bread',
  'eggs 12',
  'bananas',
  'mature cheddar',
  'baked beans',
];
const SCREENS = [
  ['landing', '/', {}],
  ['store', '/select-supermarket', {}],
  ['list-empty', '/shopping-list', { store: 'TESCO' }],
  ['list', '/shopping-list', { store: 'TESCO', list: LIST }],
  ['results', '/results', { store: 'TESCO', list: LIST }],
  ['results-none', '/results', { store: 'TESCO', list: ['unobtainium'] }],
  ['shop', '/shop', { store: 'TESCO', list: LIST }],
  ['contact', '/contact', {}],
  ['privacy', '/privacy', {}],
  ['terms', '/terms', {}],
  ['not-found', '/nowhere', {}],
];

mkdirSync(OUT, { recursive: true });
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
try {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  for (const width of [360, 768, 1280])
    for (const colorScheme of ['light', 'dark'])
      for (const [name, address, { store, list }] of SCREENS) {
        const context = await browser.newContext({
          viewport: { width, height: width === 360 ? 740 : 900 },
          colorScheme,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        await context.addInitScript(
          ([chosen, lines]) => {
            if (chosen) localStorage.setItem('selectedSupermarket', chosen);
            if (lines) localStorage.setItem('shoppingList', JSON.stringify(lines));
          },
          [store ?? null, list ?? null],
        );
        const page = await context.newPage();
        await page.goto(`http://127.0.0.1:${PORT}${address}`);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(600);
        await page.screenshot({
          path: path.join(OUT, `${name}-${width}-${colorScheme}.jpg`),
          type: 'jpeg',
          quality: 62,
        });
        await context.close();
      }
} finally {
  await browser.close();
  server.kill();
}
