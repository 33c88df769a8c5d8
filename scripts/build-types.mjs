// Writes the engine's declarations in one file for each kind of module; runs from `prepack`.
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;

/** Declarations file by file are TypeScript 7's, a tenth of the work of TypeScript 6, which the bundler would check the engine with. */
const SINGLE = 'dist/types';
const declared = run(
  process.execPath,
  ...['node_modules/typescript7/bin/tsc', '-p', 'engine', '--noEmit', 'false'],
  ...['--declaration', '--emitDeclarationOnly', '--outDir', SINGLE],
  ...['--incremental', 'false', '--tsBuildInfoFile', 'null'],
);
const status =
  declared ||
  run(
    'npx',
    ...['dts-bundle-generator', '--silent', '--no-check', '--project', 'engine/tsconfig.json'],
    ...['-o', 'dist/engine.d.cts', `${SINGLE}/index.d.ts`],
  );
if (status === 0) copyFileSync('dist/engine.d.cts', 'dist/engine.d.mts');
rmSync(SINGLE, { recursive: true, force: true });
process.exitCode = status;
