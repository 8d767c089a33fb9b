import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { baseConfig, basePlugins } from '../tools/vite/base.ts';
import { shadowStyles } from '../tools/vite/shadow-styles.ts';

const inTests = Boolean(process.env['VITEST']);

/** Not for tests, which show no docs page: it parses every file of stories twice for the source that such a page shows. The option is for tables in the guide. */
const docs = inTests
  ? []
  : [{ name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } }];

/** Nearly every story comes to these: in files of their own a page would ask for 170. */
const chunks = [
  { name: 'aria', test: /node_modules\/(?:@?react-(?:aria|stately)|@internationalized)/ },
  { name: 'ui', test: /libs\/(?:ui|theme)\/src\/(?!.*\.stories\.)/ },
  { name: 'host', test: /libs\/(?:api|i18n|links|locales)\/(?!lang\/)/ },
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/design/*.mdx',
    '../libs/{ui,i18n,mails,modules/*,widgets/*}/src/**/*.stories.tsx',
    // What the portal alone shows, but in many states.
    '../apps/portal/src/**/*.stories.tsx',
    // What the board itself must find, and what pages of documentation keep to.
    ...(inTests ? ['./{board,docs}/*.stories.tsx'] : []),
  ],
  addons: [...docs, '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Properties as TypeScript knows them, so that a docs page names the variants. Not for tests, which show no properties.
  typescript: {
    reactDocgen: inTests ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['libs/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      tsconfigPath: 'tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !/node_modules/.test(prop.parent?.fileName ?? ''),
    },
  },
  features: {
    backgrounds: false,
    measure: false,
    outline: false,
    // Designers see by it what axe complains of; the benchmark measures stories without it.
    highlight: process.env['STORIES_HIGHLIGHT'] !== 'off',
  },
  // `worker-only`: the preview starts the mocks itself, so that every story gets fresh ones.
  viteFinal: (vite) =>
    mergeConfig(mergeConfig(vite, baseConfig), {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
      plugins: [...basePlugins(), shadowStyles(), msw({ mode: 'worker-only' })],
      // What boards, customers, parts of the portal and pages of the guide load later than the rest (see `baseConfig`).
      optimizeDeps: {
        include: ['react-error-boundary', 'jotai', 'culori', 'culori/fn', '@formatjs/intl'],
        // Mails are worded with the real parser, of which everything else gets the empty one.
        exclude: ['@formatjs/icu-messageformat-parser', '@formatjs/icu-skeleton-parser'],
      },
    }),
};

export default config;
