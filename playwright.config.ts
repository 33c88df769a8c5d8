import { defineConfig } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import path from 'node:path';

// Answered once by the first process; the workers inherit it.
const found = (process.env.BASKETWISE_CHROMIUM ??= execFileSync(
  process.execPath,
  [path.join(__dirname, 'tests/e2e/chromium.mjs')],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .at(-1)!);
const { executablePath, env } = JSON.parse(found) as {
  executablePath: string;
  env: Record<string, string>;
};

/** Two checkouts can be tested beside each other. */
const PORT = process.env.BASKETWISE_E2E_PORT ?? '4199';

/** scripts/test.mjs has the site built beside other tests. */
const built =
  process.env.BASKETWISE_SITE_BUILT === PORT ? '' : `node tests/e2e/build.mjs ${PORT} &&`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  // A busy machine is no reason to fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 1,
  workers: 3,
  forbidOnly: true,
  use: {
    navigationTimeout: 30_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    reducedMotion: 'reduce',
    // Tests that answer requests themselves must see them; offline.spec.ts allows the worker.
    serviceWorkers: 'block',
    trace: 'off',
    // A step that cannot be done fails by its own name, not by the test's time.
    actionTimeout: 40_000,
    launchOptions: {
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  } as never,
  webServer: {
    command: `${built} node tests/e2e/serve.mjs ${PORT}`,
    url: `http://127.0.0.1:${PORT}`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
