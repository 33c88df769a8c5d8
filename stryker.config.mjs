// Mutation testing: each rule is broken in turn, and a test must notice. `npm run mutation -- engine/money.ts src/contact`
// (scripts/mutation.mjs) says what is broken; not part of `npm test`, as one folder takes minutes to an hour.
import { AREAS } from './scripts/mutationAreas.mjs';

const area = AREAS[process.env.MUTATION_AREA ?? 'engine/money.ts'];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'in-process',
  plugins: [new URL('scripts/mutation/runner.mjs', import.meta.url).pathname],
  coverageAnalysis: 'perTest',
  mutate: area.mutate,
  // What no mutated file and no test reads; it would be copied for each run.
  ignorePatterns: ['dist/web', 'docs', 'data', 'reports', 'coverage', 'tests/e2e', '.cache'],
  tempDirName: '.cache/stryker',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${process.env.MUTATION_REPORT ?? 'last'}.json` },
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
  // A busy machine is no reason to call a mutant killed.
  timeoutMS: 10_000,
  timeoutFactor: 4,
  thresholds: { high: 90, low: 85, break: null },
};
