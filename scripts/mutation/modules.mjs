// Loads the TypeScript of the tests and of what they test in this process, again and again: a module that can reach a
// mutated file is loaded anew for each mutant, all others (tables, vectors) once. That, not the tests, is what takes time.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { transformSync } from 'esbuild';

const ENDS = ['', '.ts', '.tsx', '.json', '/index.ts'];
const isFile = (file) => existsSync(file) && statSync(file).isFile();

/** `file` as a module of CommonJS; source maps are not needed, as only pass or fail counts. */
function compiled(file) {
  if (file.endsWith('.json')) return `module.exports = ${readFileSync(file, 'utf8')}`;
  return transformSync(readFileSync(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    format: 'cjs',
    target: 'es2022',
    jsx: 'automatic',
    supported: { 'dynamic-import': false },
    sourcefile: file,
  }).code;
}

/** A module's code as a function of what a module sees: CommonJS's five, then the globals. */
const asFunction = (file, names) =>
  vm.runInThisContext(
    `(function (exports, require, module, __filename, __dirname, ${names.join(', ')}) {${compiled(file)}\n})`,
    { filename: file },
  );

/** The file of the project that a request means; null for a package or what node must load itself. */
function fileOf(request, from, replaced) {
  const other = replaced.find(([pattern]) => pattern.test(request));
  if (other) return other[1];
  if (!request.startsWith('.')) return null;
  const base = path.resolve(path.dirname(from), request);
  const file = ENDS.map((end) => base + end).find(isFile);
  return file && /\.(?:tsx?|json)$/.test(file) ? file : null;
}

/** The files, and all that import one of them, through others too. `importers`: file -> who imports it. */
function reaching(files, importers) {
  const seen = new Set(files);
  // A set that grows while it is walked is walked to its new end.
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer);
  return seen;
}

/** Runs `work` with no module loaded yet; what it loads is forgotten behind it. */
async function isolated(loaded, work) {
  const before = [...loaded];
  loaded.clear();
  try {
    return await work();
  } finally {
    loaded.clear();
    for (const [file, module] of before) loaded.set(file, module);
  }
}

/** Globals: names -> values that each module sees as its own. `replaced`: [pattern of a request, file] pairs. */
export function moduleLoader(globals, replaced = []) {
  const functions = new Map();
  const loaded = new Map();
  const importers = new Map();
  const names = Object.keys(globals);

  function functionOf(file) {
    if (!functions.has(file)) functions.set(file, asFunction(file, names));
    return functions.get(file);
  }

  function load(file) {
    const there = loaded.get(file);
    if (there) return there.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const native = createRequire(file);
    const require = (request) => {
      const target = fileOf(request, file, replaced);
      if (target === null) return native(request);
      if (!importers.has(target)) importers.set(target, new Set());
      importers.get(target).add(file);
      return load(target);
    };
    const run = functionOf(file);
    const values = names.map((name) => globals[name]);
    try {
      run(module.exports, require, module, file, path.dirname(file), ...values);
    } catch (error) {
      loaded.delete(file);
      throw error;
    }
    return module.exports;
  }

  /** Forgets what can reach one of the files, themselves included. */
  function forget(files) {
    for (const file of reaching(files, importers)) loaded.delete(file);
  }
  return { load, forget, isolated: (work) => isolated(loaded, work) };
}
