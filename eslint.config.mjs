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
    },
  },
  {
    // Folders that are clean; a folder is added when it is, none is taken off.
    files: [
      'engine/*.ts',
      'cli/**/*.ts',
      'src/{app,bulkAdd,contact,engineClient,priceHistory,home,layout,legal,list,offline,results,services,session,share,shoppingMode,store}/**/*.{ts,tsx}',
      'engine/{catalogue,comparison,evidence,knowledge,lexicon,names,query,ranking,retrieval,words}/**/*.ts',
      'scripts/{fit,engineTables,label,print-engine-tables}*.ts',
      'scripts/fit/*.ts',
      'scripts/cluster/*.ts',
    ],
    ignores: ['scripts/fit-reader.ts', 'cli/catalogue/{publish,jsonArray}.ts'],
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
