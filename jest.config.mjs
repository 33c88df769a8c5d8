const shared = {
  transform: {
    '^.+\\.tsx?$': ['ts-jest', { tsconfig: 'tests/tsconfig.jest.json', diagnostics: false }],
    // These ship ES modules only.
    '/node_modules/(?:hyparquet[^/]*|hysnappy)/.+\\.js$': [
      'ts-jest',
      { tsconfig: { allowJs: true, module: 'commonjs', target: 'es2022' }, diagnostics: false },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!hyparquet|hysnappy)'],
  // Copies of the tree that mutation testing works in.
  modulePathIgnorePatterns: ['<rootDir>/.cache'],
  moduleNameMapper: { engineWorker$: '<rootDir>/tests/web/noWorker.ts' },
};

export default {
  // A busy machine is no reason to fail.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/{engine,cli,laws,golden}/**/*.test.ts',
        '<rootDir>/tests/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/tests/web/environment.cjs',
      testMatch: ['<rootDir>/tests/web/**/*.test.{ts,tsx}'],
    },
  ],
};
