// Writes the engine's declarations in one file for each kind of module; runs from `prepack`.
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';

const { status } = spawnSync(
  'npx',
  ['dts-bundle-generator', '--silent', '--no-check', '-o', 'dist/engine.d.cts', 'engine/index.ts'],
  { stdio: 'inherit' },
);
if (status === 0) copyFileSync('dist/engine.d.cts', 'dist/engine.d.mts');
process.exitCode = status ?? 1;
