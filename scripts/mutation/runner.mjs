// A Stryker test runner that stays in one process (modules.mjs, suite.mjs). Stryker's jest runner loads the engine's tables
// anew for each mutant: 2.5 s each, hours an area.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { AREAS } from '../mutationAreas.mjs';
import { moduleLoader } from './modules.mjs';
import { makePage } from './page.mjs';
import { runTests, suiteOfTests } from './suite.mjs';

const area = AREAS[process.env.MUTATION_AREA];
// A glob as a pattern of names: stars only, which is all that the areas use.
const matcher = (glob) =>
  new RegExp(
    `^${glob.replaceAll('.', '\\.').replaceAll('**/', '\0').replaceAll('*', '[^/]*').replaceAll('\0', '(?:.*/)?')}$`,
  );
const found = (patterns) =>
  patterns.flatMap((pattern) =>
    readdirSync(pattern.split('/')[0], { recursive: true })
      .map((name) => path.join(pattern.split('/')[0], name))
      .filter((name) => matcher(pattern).test(name))
      .sort()
      .map((name) => ({ name, path: path.resolve(name) })),
  );

/** As jest.config.mjs maps it: webpack's form of a worker is none of node's. */
const REPLACED = [[/engineWorker$/, path.resolve('tests/web/noWorker.ts')]];
const needsPage = (tests) => tests.some(({ name }) => name.startsWith('tests/web/'));

class InProcessRunner {
  tests = found(area.tests);
  mutated = found(area.mutate).map((file) => file.path);
  suite = suiteOfTests((run) => this.modules.isolated(run));
  modules = moduleLoader(this.suite.globals, REPLACED);
  clearPage = needsPage(this.tests) ? makePage(this.suite.globals) : () => undefined;
  /** What instrumented code looks at. */
  state = (globalThis.__stryker__ ??= {});

  capabilities() {
    return { reloadEnvironment: true };
  }

  collected() {
    this.modules.forget([...this.mutated, ...this.tests.map((file) => file.path)]);
    return this.suite.collect(this.tests, this.modules.load);
  }

  async dryRun({ coverageAnalysis }) {
    this.state.mutantCoverage = { static: {}, perTest: {} };
    const perTest = coverageAnalysis === 'perTest';
    const result = await this.run(this.collected(), false, (id) => {
      if (perTest) this.state.currentTestId = id;
    });
    return { ...result, mutantCoverage: this.state.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, disableBail, hitLimit }) {
    Object.assign(this.state, {
      activeMutant: activeMutant.id,
      mutantCoverage: undefined,
      hitCount: hitLimit ? 0 : undefined,
      hitLimit,
    });
    try {
      const wanted = testFilter && new Set(testFilter);
      const tests = this.collected().filter(({ id }) => !wanted || wanted.has(id));
      const result = await this.run(tests, !disableBail, () => undefined);
      return (
        determineHitLimitReached(this.state.hitCount, hitLimit) ??
        toMutantRunResult(result, disableBail)
      );
    } catch (error) {
      // A file that does not even load: as good as a test that fails.
      const { id } = { id: 'load' };
      return toMutantRunResult(complete([{ id, failure: String(error), timeSpentMs: 0 }]));
    } finally {
      this.state.activeMutant = undefined;
    }
  }

  async run(tests, bail, begins) {
    return complete(await runTests(tests, { bail, begins, ends: this.clearPage }));
  }
}

const complete = (results) => ({
  status: DryRunStatus.Complete,
  tests: results.map(({ id, failure, timeSpentMs }) => ({
    id,
    name: id,
    timeSpentMs,
    ...(failure === null
      ? { status: TestStatus.Success }
      : { status: TestStatus.Failed, failureMessage: failure }),
  })),
});

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner),
];
