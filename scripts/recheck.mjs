// npm run recheck: patterns that can be made to go back over a long text again and again. Judged are the literals of the
// product's sources and those that its modules put together from constants as they load. What is read here is bounded at the
// door; behind it a text costs what it is long. An answer takes up to ten seconds and depends on the pattern alone, so answers are
// kept in scripts/recheckAnswers.json under the pattern's hash: a new or changed pattern is always judged in full.
//   --keep   write the answers of the patterns of today
//   --all    judge all of them anew
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import { checkSync } from 'recheck';
import ts from 'typescript';

const require = createRequire(import.meta.url);
const ANSWERS = new URL('recheckAnswers.json', import.meta.url);
/** Data and made code; the lexicon's patterns are among those made as modules load. */
const LEFT_OUT =
  /^(?:engine\/(?:fitted|lexicon)\/|engine\/ranking\/fittedModel|src\/app\/prerender)/;
const MAKERS = [
  './engine',
  './src/list/displayName',
  './src/contact/spamCheck',
  './src/share/shareLink',
  './cli/catalogue/rows',
];

/** [source, flags] as one text; where the search begins is no part of the pattern. */
const keyOf = (source, flags = '') => JSON.stringify([source, flags.replace(/[gy]/g, '')]);

/** Every pattern written in the sources: /literals/ and RegExp('of a text'). */
function literals() {
  const found = new Set();
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(node.text);
      found.add(keyOf(source, flags));
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'RegExp' &&
      node.arguments?.every(ts.isStringLiteralLike)
    )
      found.add(keyOf(...node.arguments.map(({ text }) => text)));
    ts.forEachChild(node, visit);
  };
  for (const room of ['engine', 'src', 'cli'])
    for (const name of readdirSync(room, { recursive: true })) {
      const file = path.posix.join(room, name.replaceAll(path.sep, '/'));
      if (!/\.tsx?$/.test(file) || LEFT_OUT.test(file)) continue;
      visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
    }
  return found;
}

/** Those that the modules make as they load. */
function made() {
  const found = new Set();
  const Own = RegExp;
  const { outputFiles } = buildSync({
    stdin: { contents: MAKERS.map((name) => `import '${name}';`).join('\n'), resolveDir: '.' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    loader: { '.css': 'empty', '.svg': 'empty' },
    logLevel: 'error',
  });
  globalThis.RegExp = new Proxy(Own, {
    construct(target, args, self) {
      if (typeof args[0] === 'string') found.add(keyOf(...args));
      return Reflect.construct(target, args, self);
    },
  });
  new Function('require', 'module', 'exports', outputFiles[0].text)(require, { exports: {} }, {});
  globalThis.RegExp = Own;
  return found;
}

/** What the checker says of a pattern: 'safe', 'unknown' (no answer in ten seconds) or 'vulnerable', which is told. */
function judge(pattern) {
  const [source, flags] = JSON.parse(pattern);
  const { status, complexity, attack } = checkSync(source, flags, { timeout: 10_000 });
  if (status !== 'safe') {
    console.log(`${status}: /${source}/${flags}`);
    console.log(`  ${complexity?.summary ?? 'no answer in 10 s'}: ${attack?.pattern ?? ''}`);
  }
  return status;
}

const { values: options } = parseArgs({
  options: { keep: { type: 'boolean' }, all: { type: 'boolean' } },
});
const { version } = require('recheck/package.json');
const kept = JSON.parse(readFileSync(ANSWERS, 'utf8'));
const known = options.all || kept.version !== version ? {} : kept.answers;
const [written, built] = [literals(), made()];
const answers = {};
let judged = 0;
let bad = 0;
for (const pattern of new Set([...written, ...built])) {
  const hash = createHash('sha256').update(pattern).digest('hex').slice(0, 16);
  judged += Object.hasOwn(known, hash) ? 0 : 1;
  const status = known[hash] ?? judge(pattern);
  if (status === 'vulnerable') bad++;
  else answers[hash] = status;
}
if (options.keep) {
  const sorted = Object.fromEntries(Object.entries(answers).sort());
  writeFileSync(ANSWERS, `${JSON.stringify({ version, answers: sorted }, null, 2)}\n`);
}
console.log(
  `${written.size} patterns written, ${built.size} made from constants: ${judged} judged, ${bad} that go back over a long text`,
);
process.exitCode = bad > 0 || written.size === 0 || built.size === 0 ? 1 : 0;
