import js from '@eslint/js';
import globals from 'globals';

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'consistent-return': 'error',
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      'no-else-return': 'error',
      'no-implicit-globals': 'error',
      'no-param-reassign': 'error',
      'no-shadow': 'error',
      'no-unused-expressions': ['error', { allowShortCircuit: true }],
      'no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-useless-return': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      complexity: ['error', 16],
      'max-lines': ['error', 600],
      'max-lines-per-function': ['error', 60],
      'max-len': ['error', { code: 110 }],
    },
  },
  { files: ['**/static/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['client/**/*.js'], languageOptions: { globals: globals.node } },
];
