// Bundles the command line and the engine; runs from `prepare`, so that `npm ci` leaves both working.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { engineFingerprint } from './engineFingerprint.mjs';

const shared = {
  bundle: true,
  minify: true,
  logLevel: 'warning',
  define: { ENGINE_FINGERPRINT: JSON.stringify(engineFingerprint()) },
};
const forNode = { ...shared, platform: 'node', target: 'node20', format: 'cjs' };

rmSync('dist/engine', { recursive: true, force: true });
mkdirSync('dist', { recursive: true });
// Its reader looks for it beside the bundle.
copyFileSync('node_modules/@bokuweb/zstd-wasm/dist/common/zstd.wasm', 'dist/zstd.wasm');
await Promise.all([
  build({ ...forNode, entryPoints: ['cli/main.ts'], outfile: 'dist/cli.cjs' }),
  build({ ...forNode, entryPoints: ['engine/index.ts'], outfile: 'dist/engine.cjs' }),
  // A file a module, so that a bundler takes only what is used: parsePrice alone is two kilobytes.
  build({
    ...shared,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    splitting: true,
    entryPoints: ['engine/**/*.ts'],
    outdir: 'dist/engine',
    outExtension: { '.js': '.mjs' },
    logOverride: { 'ignored-bare-import': 'silent' },
  }),
]);
// Said of the engine alone: the page's own modules do have effects.
writeFileSync('dist/engine/package.json', '{ "type": "module", "sideEffects": false }\n');
