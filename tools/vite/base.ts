import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { PluginOption, UserConfig } from 'vite';
import { messages } from './messages.ts';

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The id of a message is made from its text and description; extraction (tools/i18n) uses the same pattern. */
export const messageIdPattern = '[sha512:contenthash:base64:6]';

/**
 * The plugins that portal, Storybook and tests share.
 * `removeDefaultMessage` leaves the English source text out of the bundle, where every language is loaded as compiled messages anyway.
 */
export function basePlugins({ removeDefaultMessage = false } = {}): PluginOption[] {
  return [
    // flatten stays off: the extraction does not flatten, and plural messages would get other ids
    formatjs({ idInterpolationPattern: messageIdPattern, ast: true, flatten: false, removeDefaultMessage }),
    react(),
    vanillaExtractPlugin(),
    messages(root),
  ];
}

/** The settings that portal, Storybook and tests share. */
export const baseConfig = {
  resolve: {
    // Messages are compiled at build time, so the browser needs no parser (12.5 → 6.1 kB).
    alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }],
    dedupe: ['react', 'react-dom'],
  },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
} satisfies UserConfig;
