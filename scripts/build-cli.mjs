// Bundles the command line and the engine for Node; runs from `prepare`, so that `npm ci` leaves both working.
import { build } from 'esbuild';

const shared = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  logLevel: 'warning',
};
await Promise.all([
  build({ ...shared, entryPoints: ['cli/main.ts'], outfile: 'dist/cli.cjs', minify: true }),
  build({ ...shared, entryPoints: ['engine/index.ts'], outfile: 'dist/engine.cjs' }),
]);
