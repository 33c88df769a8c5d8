// Everything: lint, format, patterns and types, then jest (architecture, engine, CLI, web) beside the real-browser suite.
// Ends with one line "N passed, N failed"; a tool that could not run counts as a failure.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const reports = mkdtempSync(path.join(os.tmpdir(), 'basketwise-tests-'));
const totals = { passed: 0, failed: 0 };
/** Whether a command ends well; `env` is added to ours. */
const later = (command, args, env = {}) =>
  ended(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }));
const ended = (child) =>
  new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
const count = (name, ok) => {
  totals[ok ? 'passed' : 'failed']++;
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name}`);
};

// Two at a time: each of these uses one core.
const port = process.env.BASKETWISE_E2E_PORT ?? '4199';
const site = later('node', ['tests/e2e/build.mjs', port]);
count('lint', await later('npx', ['eslint', '.']));
count('format', await later('npx', ['prettier', '--check', '--log-level=warn', '.']));
const siteBuilt = await site;
const types = later('npm', ['run', '-s', 'types']);
count('patterns', await later('npm', ['run', '-s', 'recheck']));
count('types', await types);

// The browser suite waits more than it works; jest has what it leaves of the processor.
const browserReport = path.join(reports, 'browser.json');
const browser = later('npx', ['playwright', 'test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  // One that could not be built is built again, and fails by its name.
  BASKETWISE_SITE_BUILT: siteBuilt ? port : '',
});
const jestReport = path.join(reports, 'jest.json');
const jest = spawn('npx', ['jest', '--maxWorkers=100%', '--json', `--outputFile=${jestReport}`], {
  stdio: 'inherit',
});
if (jest.pid) os.setPriority(jest.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
const jestOk = await ended(jest);
if (existsSync(jestReport)) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(jestReport, 'utf8'),
  );
  totals.passed += numPassedTests;
  totals.failed += numFailedTests + numRuntimeErrorTestSuites;
} else count('jest', jestOk);

const browserOk = await browser;
if (existsSync(browserReport)) {
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
  totals.passed += stats.expected + stats.flaky;
  totals.failed += stats.unexpected + (browserOk || stats.unexpected ? 0 : 1);
} else count('browser suite', browserOk);

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed ? 1 : 0;
