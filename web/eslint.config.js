import js from '@eslint/js';
import {configs as lit} from 'eslint-plugin-lit';
import tseslint from 'typescript-eslint';

const browser = ['addEventListener', 'caches', 'clients', 'fetch', 'location', 'skipWaiting', 'URL'];
const node = ['console', 'process', 'URL'];
const globals = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

export default tseslint.config(
  {ignores: ['target/', 'src/main/ts/wire-types.ts']},
  js.configs.recommended,
  {
    files: ['src/main/ts/**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, lit['flat/recommended']],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `noUncheckedIndexedAccess` is on: where the index is known to be right, `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Lit calls the listeners of a template with its element as `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // A text that is sent has one place where it is put together: moves.ts of its game.
    files: ['src/main/ts/games/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression[callee.name=/^(act|send|pay)$/]',
          'CallExpression[callee.property.name=/^(act|send|pay)$/]',
        ].map((call) => ({
          selector: `${call} > :matches(TemplateLiteral, Literal, BinaryExpression).arguments`,
          message: 'The texts of moves are built in moves.ts.',
        })),
      ],
    },
  },
  // The server writes VERSION into the worker.
  {files: ['src/main/resources/web/worker.js'], languageOptions: {globals: globals([...browser, 'VERSION'])}},
  {files: ['*.js', 'tools/*.js'], languageOptions: {globals: globals(node)}},
);
