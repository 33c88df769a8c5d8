// The part of jest that the tests of a mutated area use: groups, hooks, tables of cases. expect and each are jest's own.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { expect } = require('expect');
const { bind } = require('jest-each');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const group = (parent) => ({
  parent,
  before: { All: [], Each: [] },
  after: { All: [], Each: [] },
  begun: false,
});

const nothing = () => undefined;
const skip = Object.assign(() => undefined, { each: () => nothing });

/** What the tests use of the object `jest`. `fresh` runs a part of a test with modules of its own. */
function mocks(fresh) {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ global: globalThis, config: {} });
  return {
    fn: (...given) => mocker.fn(...given),
    spyOn: (...given) => mocker.spyOn(...given),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    clearAllMocks: () => mocker.clearAllMocks(),
    setTimeout: nothing,
    requireActual: createRequire(import.meta.url),
    isolateModulesAsync: fresh,
    // Node's own parts use these, too, and share this process; by the last React knows that its work is done.
    useFakeTimers: (options) =>
      timers.useFakeTimers({
        doNotFake: ['nextTick', 'queueMicrotask', 'performance', 'setImmediate'],
        ...options,
      }),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    runAllTimersAsync: () => timers.runAllTimersAsync(),
    setSystemTime: (now) => timers.setSystemTime(now),
  };
}

/** Tests collect here while their files load. */
export function suiteOfTests(fresh) {
  let tests = [];
  let current = null;
  let file = '';
  let prefix = '';
  const add = (name, run) => {
    const title = typeof name === 'function' ? name.name : String(name);
    tests.push({ id: `${file} ${prefix}${title}`, run, group: current, file });
  };
  const describe = (name, body) => {
    const before = { current, prefix };
    current = group(current);
    prefix += `${name} `;
    body();
    ({ current, prefix } = before);
  };
  const hook = (when, which) => [when + which, (run) => current[when][which].push(run)];
  const hooks = ['before', 'after'].flatMap((when) => [hook(when, 'All'), hook(when, 'Each')]);
  const test = Object.assign(add, { skip, todo: nothing, each: bind(add) });
  return {
    globals: {
      describe: Object.assign(describe, { skip, each: bind(describe) }),
      test,
      it: test,
      expect,
      jest: mocks(fresh),
      ...Object.fromEntries(hooks),
    },
    /** Loads the files anew and answers their tests. */
    collect(files, load) {
      tests = [];
      for (const next of files) {
        file = next.name;
        current = group(null);
        prefix = '';
        load(next.path);
      }
      return tests;
    },
  };
}

const chain = (inner) => (inner === null ? [] : [...chain(inner.parent), inner]);
const called = (run) =>
  run.length > 0 ? new Promise((resolve) => run(resolve)) : Promise.resolve(run());

/** Runs one test with the hooks of its groups, outermost first: why it fails, null where it passes. */
async function failureOf(run, groups, ran) {
  let failure = null;
  try {
    for (const one of groups) {
      if (one.begun) continue;
      one.begun = true;
      ran.add(one);
      for (const hook of one.before.All) await called(hook);
    }
    for (const one of groups) for (const hook of one.before.Each) await called(hook);
    await called(run);
  } catch (error) {
    failure = String(error?.message ?? error);
  }
  for (const one of [...groups].reverse())
    for (const hook of one.after.Each)
      await called(hook).catch((error) => (failure ??= error.message));
  return failure;
}

/** Runs tests in turn; stops at the first failure where `bail` says so. `begins` is told the id of each, `ends` called after it. */
export async function runTests(tests, { bail, begins, ends }) {
  const results = [];
  const ran = new Set();
  for (const { id, run, group: own } of tests) {
    const started = Date.now();
    begins(id);
    const failure = await failureOf(run, chain(own), ran);
    ends();
    results.push({ id, failure, timeSpentMs: Date.now() - started });
    if (failure !== null && bail) break;
  }
  begins(undefined);
  for (const one of [...ran].reverse())
    for (const hook of one.after.All) await called(hook).catch(() => undefined);
  return results;
}
