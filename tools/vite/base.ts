import optimizeLocales from '@react-aria/optimize-locales-plugin';
import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { PluginOption, UserConfig } from 'vite';
import { messages, type PartFiles } from './messages.ts';
import { shortIdentifiers } from './short-identifiers.ts';

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The id of a message is made from its text and description; extraction (tools/i18n) uses the same pattern. */
const messageIdPattern = '[sha512:contenthash:base64:6]';

/** Where the plugin finds messages, by its own list. It would parse every file for them, most of which hold none, and every size is a build of its own. */
const messageFiles = {
  id: { include: /\.[jt]sx?(?:$|[?#])/, exclude: /node_modules/ },
  code: /FormattedMessage|[fF]ormatMessage|defineMessage|\$t\b/,
};

/**
 * The plugins that portal, Storybook and tests share.
 * `messageParts` are the files with the messages of each part (see `messages`). `removeDefaultMessage` leaves the English source text out of the bundle, where every language is loaded as compiled messages anyway.
 * `shortClasses` shortens the names of classes where the package in this folder is built, which has its pages to itself.
 */
export function basePlugins({
  removeDefaultMessage = false,
  shortClasses = undefined as string | undefined,
  messageParts = undefined as PartFiles | undefined,
} = {}): PluginOption[] {
  return [
    // flatten stays off: the extraction does not flatten, and plural messages would get other ids
    formatjs({ idInterpolationPattern: messageIdPattern, ast: true, flatten: false, removeDefaultMessage, filter: messageFiles }),
    react(),
    vanillaExtractPlugin(shortClasses === undefined ? {} : { identifiers: shortIdentifiers(root, shortClasses) }),
    // react-aria's own texts, in the portal's languages and no others
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-GB', 'en-US', 'fr-FR', 'it-IT', 'nl-NL', 'ar-AE'] }), enforce: 'pre' as const },
    messages(root, messageParts),
  ];
}

/** The settings that portal, Storybook and tests share. */
export const baseConfig = {
  resolve: {
    // Messages are compiled at build time, so the browser needs no parser (12.5 → 6.1 kB).
    alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }],
    dedupe: ['react', 'react-dom'],
  },
  // Named, or the development server and the story tests find them late and reload the page.
  optimizeDeps: {
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      'react-aria-components',
      'framer-motion',
      'react-easy-crop',
      '@internationalized/date',
      '@zxcvbn-ts/core',
    ],
  },
} satisfies UserConfig;
