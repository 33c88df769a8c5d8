// Lint and format judge each file by itself: one that passed, here or in another checkout on this machine, passes again until
// it, its place, the rules or the tools change. On a new machine all are read. usage: node scripts/checkFiles.mjs lint|format
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const TOOLS = {
  lint: {
    files: /\.[cm]?[jt]sx?$/,
    rules: ['eslint.config.mjs'],
    command: ['node_modules/eslint/bin/eslint.js', '--no-warn-ignored', '--max-warnings=0'],
  },
  format: {
    files: /\.(?:[cm]?[jt]sx?|css|ya?ml)$/,
    rules: ['.prettierrc', '.prettierignore'],
    command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn'],
  },
};
/** As many as some twenty versions of the tree have. */
const MOST = 12_000;

const name = process.argv[2];
const { files, rules, command } = TOOLS[name];
const hash = (...parts) => createHash('sha256').update(parts.join('\0')).digest('base64url');
const text = (file) => readFileSync(file, 'utf8');

/** Of the tree as git knows it; of one without git nothing is known, and all of it is read each time. */
const { status: known, stdout } = spawnSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8', maxBuffer: 2 ** 26 },
);
const tree = known === 0 ? [...new Set(stdout.split('\0'))] : [];
const found = tree.filter((file) => files.test(file) && existsSync(file));
const judge = hash(
  process.version,
  ...[...rules, 'package-lock.json', 'scripts/checkFiles.mjs'].map(text),
);
const keys = new Map(found.map((file) => [file, hash(judge, file, text(file))]));

const folder = path.join(os.tmpdir(), 'basketwise-checked');
const record = path.join(folder, name);
const passed = new Set(existsSync(record) ? text(record).split('\n') : []);
const unseen = known === 0 ? found.filter((file) => !passed.has(keys.get(file))) : ['.'];
let status = 0;
if (unseen.length > 0) {
  const tool = ['--max-semi-space-size=32', ...command, ...unseen];
  ({ status } = spawnSync(process.execPath, tool, { stdio: 'inherit' }));
}
if (known === 0) console.log(`${name}: ${unseen.length} of ${found.length} files read`);
if (status === 0) {
  // Those of now last: the oldest are the first to be forgotten.
  const now = [...keys.values()];
  for (const key of now) passed.delete(key);
  mkdirSync(folder, { recursive: true });
  const next = `${record}.${process.pid}`;
  writeFileSync(next, [...passed, ...now].slice(-MOST).join('\n'));
  renameSync(next, record);
}
process.exitCode = status ?? 1;
