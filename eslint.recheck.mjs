// Patterns that can be made to go back over a long text again and again (npm run recheck): beside the ordinary lint, as it
// takes half a minute. What is read here is bounded at the door; behind it a text costs what it is long.
import redos from 'eslint-plugin-redos';
import tseslint from 'typescript-eslint';

export default [
  {
    ignores: [
      'dist/',
      'node_modules/',
      'engine/ranking/fittedModel.ts',
      'engine/lexicon/',
      'src/app/prerender.tsx',
    ],
  },
  {
    files: ['engine/**/*.ts', 'src/**/*.{ts,tsx}', 'cli/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { redos },
    rules: { 'redos/no-vulnerable': ['error', { timeout: 2000 }] },
  },
];
