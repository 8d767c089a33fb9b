import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { paths, plannedPaths } from './libs/links/src/index.ts';
import { depConstraints } from './tools/eslint/boundaries.ts';
import { foyer } from './tools/eslint/plugin.ts';
import { ensureProjectGraph } from './tools/eslint/project-graph.ts';

await ensureProjectGraph();

const code = ['**/*.{ts,tsx,js,mjs}'];
const tests = ['**/*.{test,spec}.{ts,tsx}', '**/test/**', '**/e2e/**'];
const stories = ['**/*.stories.tsx'];
const samples = ['libs/api/testing/**', 'libs/demo/**'];
/** Parts of stories. */
const playground = 'libs/ui/src/theme/playground/**';
const browser = ['apps/portal/src/**/*.{ts,tsx}', 'libs/!(demo|mails)/**/*.{ts,tsx}'];
const neverShipped = {
  paths: ['@foyer/api/testing', '@foyer/links/testing'].map((name) => ({ name, message: 'Sample data is for stories and tests alone.' })),
  patterns: [{ group: ['@foyer/tools/*'], message: 'Tools are for tests alone.' }],
};
const serverImports = {
  paths: [
    {
      name: '@foyer/api',
      message: 'The server takes only types and the bundled contract (@foyer/api/openapi.json).',
      allowTypeImports: true,
    },
  ],
  patterns: [{ regex: '^@foyer/api/testing(?!/hostile-html$)', message: 'Sample data is for stories and tests alone.' }],
};
/** A database of the query builder's own making has its transactions, which keep a connection that is lost during `begin` for good. */
const ownTransactions = {
  regex: '^drizzle-orm/(?:node-postgres|pglite|postgres-js|pg-proxy)(?:/|$)',
  message: 'Databases are made by createDb (apps/server/src/platform/db/client.ts), whose transactions give their connection back.',
};
/** What a package may import of the server; its `exports` let in nothing deeper. */
const doorOf = (/** @type {string} */ entries) => ({
  regex: `^@foyer/server/(?!${entries})`,
  message: 'Each package has a door of its own to the server (docs/contributing.md).',
});
/** The first parts of the portal's paths: `news`, `profile`, … */
const areas = Object.values({ ...paths, ...plannedPaths })
  .map((path) => (typeof path === 'string' ? path : path('id')).split('/')[1])
  .filter(Boolean);
const speaking = ['apps/portal/src/**/*.tsx', 'libs/**/*.tsx'];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/*.gen.*',
      '**/storybook-static',
      '**/coverage',
      '**/test-results',
      '.nx',
      '.foyer',
      'apps/server/drizzle',
      '**/mockServiceWorker.js',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  tseslint.configs.strict,
  {
    files: code,
    plugins: { '@nx': nx, foyer, regexp },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          // What a story makes its board with.
          allow: ['/\\.storybook/(board|element-page|folded|live-element)\\.tsx?$'],
          enforceBuildableLibDependency: false,
          // A module that pages load late may also be part of a screen; what a first view loads is held by its budget (`npm run sizes`).
          checkDynamicDependenciesExceptions: ['.*'],
          depConstraints,
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      // The compiler already demands a check at each of these places; `!` says that it was made.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // An answer without a body is `void` in the types made from the contract.
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 80 }],
      'foyer/no-skipped-tests': 'error',
      'foyer/floors': 'error',
      // One address could stop the process for seconds: no expression takes longer than its input is long.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: false }],
    },
  },
  // The two rules above read what is written out; tests and the build make expressions of their own names.
  { files: ['apps/*/src/**', 'libs/**', 'tools/**'], ignores: [...tests, ...stories], rules: { 'foyer/no-built-expressions': 'error' } },
  { files: browser, ...reactHooks.configs.flat.recommended },
  // What only the browser knows (the clock, the time zone, a draft) is set after hydration, when server and browser have agreed.
  { files: browser, rules: { 'react-hooks/set-state-in-effect': 'off' } },
  {
    files: browser,
    rules: { 'foyer/no-inline-style': 'error', 'foyer/no-raw-colors': 'error', 'no-console': 'error' },
  },
  {
    files: ['apps/server/src/**'],
    ignores: [...tests, '**/*.test-helpers.ts'],
    rules: { 'foyer/written-paths': ['error', { areas, texts: true }] },
  },
  {
    files: ['apps/portal/src/**', 'libs/{modules,widgets,i18n}/**'],
    ignores: [...tests, ...stories],
    rules: { 'foyer/written-paths': ['error', { areas, texts: false }] },
  },
  // The application reports what it skips; a library leaves that to its host.
  { files: ['apps/portal/src/**'], rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] } },
  { files: ['**/*.css.ts'], rules: { 'foyer/logical-properties': 'error' } },
  {
    files: speaking,
    ignores: [...stories, ...tests, playground],
    plugins: { formatjs },
    rules: {
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-description': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-id': 'error',
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-literal-string-in-jsx': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
    },
  },
  storybook.configs['flat/recommended'],
  {
    files: ['.storybook/main.ts'],
    rules: { 'storybook/no-uninstalled-addons': ['error', { packageJsonLocation: join(import.meta.dirname, 'package.json') }] },
  },
  { files: [...stories, '.storybook/**'], rules: { 'foyer/no-a11y-off': 'error' } },
  {
    files: ['apps/server/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { ...serverImports, patterns: [...serverImports.patterns, ownTransactions] }],
    },
  },
  {
    files: ['apps/cli/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [doorOf('(?:operate(?:/|$)|(?:seed|testing)$)'), ownTransactions] },
      ],
    },
  },
  {
    files: ['apps/cli/src/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [doorOf('operate(?:/|$)'), ownTransactions] }] },
  },
  {
    files: ['libs/demo/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [doorOf('(?:seed|testing)$'), ownTransactions] }] },
  },
  {
    files: ['libs/demo/src/**/*.ts'],
    ignores: ['libs/demo/src/art/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/art/(?!index\\.ts$)', message: 'The drawings have one door, art/index.ts.' }] },
      ],
    },
  },
  {
    files: ['apps/server/src/platform/db/{queries,migrate}.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', serverImports] },
  },
  {
    files: browser,
    ignores: [...stories, ...tests, 'libs/api/testing/**', playground],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            ...neverShipped.paths,
            { name: '@foyer/theme', message: 'Themes are derived on the server; browsers take types alone.', allowTypeImports: true },
          ],
          patterns: neverShipped.patterns,
        },
      ],
    },
  },
  // What style sheets import is used by the build and stays out of the bundle.
  { files: ['libs/ui/src/theme/*.css.ts'], rules: { '@typescript-eslint/no-restricted-imports': ['error', neverShipped] } },
  // It weighs 30 kB, writes `style` attributes and knows no tokens: what moves goes through the presets.
  {
    files: browser,
    ignores: ['libs/ui/src/motion/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^(framer-)?motion(/|$)', message: 'Motion comes from libs/ui/src/motion.' }],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportExpression[source.value=/^(framer-)?motion(\\u002F|$)/]', message: 'Motion comes from libs/ui/src/motion.' },
      ],
    },
  },
  // The build's settings are shared from tools/vite, which is no library.
  { files: ['**/*.config.ts'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  // The one place that makes colours, and the places that are data.
  { files: ['libs/theme/**', 'libs/ui/src/theme/**'], rules: { 'foyer/no-raw-colors': 'off' } },
  {
    files: [...tests, ...stories, ...samples],
    rules: { 'max-lines-per-function': 'off', 'react-hooks/rules-of-hooks': 'off', 'foyer/no-raw-colors': 'off' },
  },
);
