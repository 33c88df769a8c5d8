// jest's own way to modules, but for two things. Code is compiled once a worker, not once a file (scriptOf). And the engine is
// evaluated once a worker: it keeps nothing between calls that an answer depends on (architecture.test.ts, answerOrder.test.ts), so
// all files may ask the same one. Made anew it cost each of them its tables, and code that V8 had not seen before: more than most
// files take for their tests.
// A file that needs one of its own asks with jest.requireActual inside jest.isolateModules, or for a single module without it.
const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { compileFunction, Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const ENGINE = path.join(__dirname, '../engine');
const isEngine = (file) => file === ENGINE || file.startsWith(ENGINE + path.sep);

/** @type {Map<string, string | null>} */
const fileOf = new Map();
/** The file of the engine that is meant by this name; null: another module. */
function engineFile(from, name) {
  if (!name?.startsWith('.')) return null;
  const at = path.resolve(path.dirname(from), name);
  if (!isEngine(at)) return null;
  if (!fileOf.has(at)) {
    const files = [`${at}.ts`, path.join(at, 'index.ts')];
    fileOf.set(at, files.find((file) => existsSync(file)) ?? null);
  }
  return fileOf.get(at);
}

const modules = new Map();
const sourceMaps = new Map();

/** The engine numbers the words that it meets, up to a million: one that has met many makes way for a new one. */
const MANY_WORDS = 200_000;
const isFull = () =>
  modules.get(path.join(ENGINE, 'words', 'wordInterner.ts'))?.exports.wordCount() > MANY_WORDS;

/** What a file other than the engine's was compiled to, once a worker: each test file evaluates it in a context of its own. */
const scripts = new Map();
function scriptOf(file, source, parameters) {
  const known = scripts.get(file);
  if (known?.source === source && known.parameters === parameters) return known.script;
  const head = `(function (${parameters}) {`;
  const script = new Script(`${head}${source}\n})`, {
    filename: file,
    columnOffset: -head.length,
  });
  scripts.set(file, { source, parameters, script });
  return script;
}

/** Takes the place of jest's own, which compiles a file anew for each test file that asks for it. */
function compileOnce(executor, testFile) {
  const compile = executor.compile.bind(executor);
  const parameters = String(executor.injectedModuleParameters);
  executor.compile = (source, file) => {
    const context = executor.environment.getVmContext();
    if (file === testFile || !context) return compile(source, file);
    try {
      return scriptOf(file, source, parameters).runInContext(context);
    } catch {
      // Said in jest's own words.
      return compile(source, file);
    }
  };
}

class SharingRuntime extends Runtime {
  alone = 0;

  constructor(...args) {
    super(...args);
    const [testFile] = args.slice(6);
    compileOnce(this.executor, testFile);
    const { watch, watchAll } = args.at(-1);
    if (watch || watchAll || isFull()) modules.clear();
  }

  requireModule(from, name, options, isActual = false) {
    // Neighbours of an engine's file that is here are here as well.
    if (isActual || this.alone || isEngine(from) || options?.isInternalModule)
      return super.requireModule(from, name, options, isActual);
    const file = engineFile(from, name);
    return file ? this.shared(file) : super.requireModule(from, name, options);
  }

  shared(file) {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    try {
      const code = this.transformCache.transform(file);
      sourceMaps.set(file, super.getSourceMaps().get(file));
      const packages = createRequire(file);
      compileFunction(code, ['module', 'exports', 'require'], { filename: file })(
        module,
        module.exports,
        (name) => {
          const next = engineFile(file, name);
          return next ? this.shared(next) : packages(name);
        },
      );
    } catch (error) {
      modules.delete(file);
      throw error;
    }
    return module.exports;
  }

  /** Also of what an earlier file had evaluated. */
  getSourceMaps() {
    const maps = super.getSourceMaps();
    for (const [file, map] of sourceMaps) if (map && !maps.has(file)) maps.set(file, map);
    return maps;
  }

  isolateModules(run) {
    this.alone++;
    try {
      super.isolateModules(run);
    } finally {
      this.alone--;
    }
  }

  async isolateModulesAsync(run) {
    this.alone++;
    try {
      await super.isolateModulesAsync(run);
    } finally {
      this.alone--;
    }
  }
}

module.exports = { __esModule: true, default: SharingRuntime };
