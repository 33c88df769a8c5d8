import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A function that a reader can hold in mind. */
const SIZE_RULES = {
  complexity: ['error', 15],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      'coverage/',
      '.cache/',
      'engine/fitted/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Properties squeezed into a line are no fewer of them.
      'no-restricted-syntax': [
        'error',
        ...['SpreadElement', 'JSXSpreadAttribute'].map((spread) => ({
          selector: `${spread} > ObjectExpression`,
          message: 'Write the properties out.',
        })),
      ],
    },
  },
  {
    // A file is one idea, a test file, too. Lists of words are data.
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    ignores: ['engine/lexicon/**'],
    rules: { 'max-lines': ['error', 300] },
  },
  {
    // Everywhere but in tests, where a function holds a suite.
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    ignores: ['tests/**'],
    rules: SIZE_RULES,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
  {
    files: ['**/*.cjs', '**/*.mjs'],
    languageOptions: {
      globals: {
        require: 'readonly',
        module: 'readonly',
        __dirname: 'readonly',
        process: 'readonly',
        console: 'readonly',
        TextEncoder: 'readonly',
        TextDecoder: 'readonly',
        structuredClone: 'readonly',
        Request: 'readonly',
        Response: 'readonly',
        Headers: 'readonly',
        fetch: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        window: 'readonly',
        localStorage: 'readonly',
        PerformanceObserver: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
