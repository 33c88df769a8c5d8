// The site that the browser suite tests: as it is published, with a receiver on loopback for the mail service (contact.spec.ts
// starts it). usage: node tests/e2e/build.mjs PORT
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['webpack', '--mode', 'production'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    EMAILJS_SERVICE_ID: 'service_test',
    EMAILJS_TEMPLATE_ID: 'template_test',
    EMAILJS_PUBLIC_KEY: 'public_test',
    SUPPORT_EMAIL: 'help@basketwise.example',
    EMAILJS_ORIGIN: `http://127.0.0.1:${Number(process.argv[2]) + 100}`,
  },
});
process.exitCode = status ?? 1;
