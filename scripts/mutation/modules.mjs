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

/** Globals: names -> values that each module sees as its own. `replaced`: [pattern of a request, file] pairs. */
export function moduleLoader(globals, replaced = []) {
  const functions = new Map();
  const loaded = new Map();
  const importers = new Map();
  const names = Object.keys(globals);

  function resolve(request, from) {
    const other = replaced.find(([pattern]) => pattern.test(request));
    if (other) return other[1];
    if (!request.startsWith('.')) return null;
    const base = path.resolve(path.dirname(from), request);
    const file = ENDS.map((end) => base + end).find(isFile);
    return file && /\.(?:tsx?|json)$/.test(file) ? file : null;
  }

  function functionOf(file) {
    const known = functions.get(file);
    if (known) return known;
    const made = vm.runInThisContext(
      `(function (exports, require, module, __filename, __dirname, ${names.join(', ')}) {${compiled(file)}\n})`,
      { filename: file },
    );
    functions.set(file, made);
    return made;
  }

  function load(file) {
    const there = loaded.get(file);
    if (there) return there.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const native = createRequire(file);
    const require = (request) => {
      const target = resolve(request, file);
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
    const waiting = [...files];
    const seen = new Set();
    while (waiting.length) {
      const file = waiting.pop();
      if (seen.has(file)) continue;
      seen.add(file);
      loaded.delete(file);
      waiting.push(...(importers.get(file) ?? []));
    }
  }
  return { load, forget };
}
