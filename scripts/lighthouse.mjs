/**
 * Lighthouse (mobile) over the production build, served compressed. usage: npm run lighthouse
 * Prints performance, accessibility, best practices, SEO and layout shift per page, and the first load's JavaScript;
 * ends with 1 below 95 / 100 / 100 / 100, above a shift of 0.05 or above 150 kB.
 */
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = path.resolve(path.dirname(new URL(import.meta.url).pathname), '..');
const PORT = 4197;
const MOST_JS = 150_000;
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/select-supermarket', '/contact', '/privacy', '/terms'];

execFileSync('npx', ['webpack', '--mode', 'production'], { cwd: ROOT, stdio: 'ignore' });
const { executablePath, env } = JSON.parse(execFileSync(process.execPath, [path.join(ROOT, 'tests/e2e/chromium.mjs')], { encoding: 'utf8' }).trim().split('\n').at(-1));
const server = spawn(process.execPath, [path.join(ROOT, 'tests/e2e/serve.mjs'), String(PORT)], { stdio: 'ignore' });
const chrome = await chromeLauncher.launch({ chromePath: executablePath, envVars: { ...process.env, ...env }, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
let failed = false;
try {
  const html = readFileSync(path.join(ROOT, 'dist/web/index.html'), 'utf8');
  const javascript = [...html.matchAll(/static\/[^"]+\.js/g)].reduce((sum, [file]) => sum + gzipSync(readFileSync(path.join(ROOT, 'dist/web', file))).length, 0);
  console.log(`initial JavaScript: ${(javascript / 1000).toFixed(1)} kB gzip`);
  failed ||= javascript > MOST_JS;
  console.log('page                  performance  accessibility  best practices  seo  layout shift');
  for (const page of PAGES) {
    const { lhr } = await lighthouse(`http://127.0.0.1:${PORT}${page}`, { port: chrome.port, logLevel: 'error', output: 'json' });
    const score = (name) => Math.round((lhr.categories[name].score ?? 0) * 100);
    const shift = lhr.audits['cumulative-layout-shift'].numericValue ?? 0;
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(score);
    console.log(`${page.padEnd(22)}${String(scores[0]).padStart(11)}${String(scores[1]).padStart(15)}${String(scores[2]).padStart(16)}${String(scores[3]).padStart(5)}${shift.toFixed(3).padStart(14)}`);
    if (scores[0] < 95) console.log(`  ${['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'].map((id) => `${id} ${lhr.audits[id].displayValue}`).join(', ')}`);
    for (const { id, title, score: value, scoreDisplayMode } of Object.values(lhr.audits)) if (value !== null && value < 1 && scoreDisplayMode === 'binary') console.log(`  ${id}: ${title}`);
    failed ||= scores[0] < 95 || scores.slice(1).some((value) => value < 100) || shift > 0.05;
  }
} finally {
  chrome.kill();
  server.kill();
}
process.exitCode = failed ? 1 : 0;
