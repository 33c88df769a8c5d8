// Looked up in the global of a sandbox, each of them costs half a microsecond, a hundred times what it does outside.
// Not Date and the timers, which tests replace.
const LOOKED_UP =
  'Math Infinity Number Object Array Map Set WeakMap String RegExp JSON Promise'.split(' ');

const shared = {
  transform: {
    '^.+\\.tsx?$': '<rootDir>/tests/transform.cjs',
    // These ship ES modules only.
    '/node_modules/(?:hyparquet[^/]*|hysnappy)/.+\\.js$': '<rootDir>/tests/transform.cjs',
  },
  transformIgnorePatterns: ['/node_modules/(?!hyparquet|hysnappy)'],
  // Copies of the tree that mutation testing works in.
  modulePathIgnorePatterns: ['<rootDir>/.cache'],
  runtime: '<rootDir>/tests/runtime.cjs',
  moduleNameMapper: { engineWorker$: '<rootDir>/tests/web/noWorker.ts' },
};

export default {
  // A busy machine is no reason to fail.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/tests/sequencer.cjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      sandboxInjectedGlobals: [
        ...LOOKED_UP,
        ...['Float64Array', 'Int32Array', 'Uint8Array', 'Uint16Array', 'Uint32Array'],
      ],
      testMatch: [
        '<rootDir>/tests/{engine,cli,laws,golden}/**/*.test.ts',
        '<rootDir>/tests/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/tests/web/environment.cjs',
      // Not arrays of bytes: jsdom has those of another realm beside its own.
      sandboxInjectedGlobals: LOOKED_UP,
      testMatch: ['<rootDir>/tests/web/**/*.test.{ts,tsx}'],
    },
  ],
};
