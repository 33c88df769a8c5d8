// Everything in turn: types, lint, jest (architecture, engine, CLI, web), then the real-browser suite.
// Ends with one line "N passed, N failed"; a tool that could not run counts as a failure.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const reports = mkdtempSync(path.join(os.tmpdir(), 'basketwise-tests-'));
const totals = { passed: 0, failed: 0 };
const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
const later = (command, ...args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
const count = (name, ok) => {
  totals[ok ? 'passed' : 'failed']++;
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name}`);
};

// Two at a time, the long ones first: each of these uses one core.
const checks = [
  ['lint', () => later('node', 'scripts/checkFiles.mjs', 'lint')],
  ['types', () => later('npm', 'run', '-s', 'types')],
  ['format', () => later('node', 'scripts/checkFiles.mjs', 'format')],
  ['patterns', () => later('npm', 'run', '-s', 'recheck')],
];
const inTurn = async () => {
  for (let next = checks.shift(); next; next = checks.shift()) count(next[0], await next[1]());
};
const lanes = [inTurn(), inTurn()];
await Promise.race(lanes);
// The last check runs beside what comes now, and so does the building of the site: the browser suite would wait for it.
const port = process.env.BASKETWISE_E2E_PORT ?? '4199';
const site = later('node', 'tests/e2e/build.mjs', port);

const jestReport = path.join(reports, 'jest.json');
const jestOk = await later(
  'node',
  // The tests throw away most of what they make: with more room for the young, a tenth of the work is saved. The workers inherit it.
  ...['--max-semi-space-size=32', 'node_modules/jest/bin/jest.js'],
  '--maxWorkers=100%',
  '--json',
  `--outputFile=${jestReport}`,
);
if (existsSync(jestReport)) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(jestReport, 'utf8'),
  );
  totals.passed += numPassedTests;
  totals.failed += numFailedTests + numRuntimeErrorTestSuites;
} else count('jest', jestOk);
await Promise.all(lanes);

if (existsSync('playwright.config.ts')) {
  const report = path.join(reports, 'browser.json');
  const ok = run('npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // One that could not be built is built again, and fails by its name.
    BASKETWISE_SITE_BUILT: (await site) ? port : '',
  });
  if (existsSync(report)) {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    totals.passed += stats.expected + stats.flaky;
    totals.failed += stats.unexpected + (ok || stats.unexpected ? 0 : 1);
  } else count('browser suite', ok);
}

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed ? 1 : 0;
