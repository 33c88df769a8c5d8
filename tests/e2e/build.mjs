// The site that the browser suite tests: as it is published, with a receiver on loopback for the mail service (contact.spec.ts
// starts it). usage: node tests/e2e/build.mjs PORT
import { spawnSync } from 'node:child_process';

const WEBPACK = [
  // With room for the young, as scripts/test.mjs has it.
  ...['--max-semi-space-size=64', 'node_modules/webpack/bin/webpack.js', '--mode', 'production'],
  // A fresh installation has nothing in its cache, and nobody comes back to what would be written there.
  ...(process.env.CI ? ['--no-cache'] : []),
];
const { status } = spawnSync(process.execPath, WEBPACK, {
  stdio: 'inherit',
  env: {
    ...process.env,
    PACKED_QUICKLY: 'yes',
    EMAILJS_SERVICE_ID: 'service_test',
    EMAILJS_TEMPLATE_ID: 'template_test',
    EMAILJS_PUBLIC_KEY: 'public_test',
    SUPPORT_EMAIL: 'help@basketwise.example',
    EMAILJS_ORIGIN: `http://127.0.0.1:${Number(process.argv[2]) + 100}`,
  },
});
process.exitCode = status ?? 1;
