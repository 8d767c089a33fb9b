import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { baseConfig, basePlugins } from '../../../tools/vite/base.ts';
import { hostKept } from '../../../tools/vite/host-kept.ts';
import { noPreload } from '../../../tools/vite/no-preload.ts';
import { preact } from '../../../tools/vite/preact.ts';
import { shadowStyles } from '../../../tools/vite/shadow-styles.ts';

/** What widgets say to the portal that they are. */
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as { version: string };

/** The heavy parts of the widgets, by the names of the contract. */
const parts = { chat: '@foyer/widget-chat/part', occasions: '@foyer/widget-occasions-slider/part', shop: '@foyer/widget-shop/part' };

// What widgets on other websites load when they are wanted. Every file has a hash in its name and is kept by browsers for ever. The script that pages include: loader.config.ts.
export default defineConfig({
  ...baseConfig,
  root: import.meta.dirname,
  // Found from where the script is, whatever page includes it.
  base: './',
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.FOYER_WIDGETS_VERSION': JSON.stringify(version) },
  plugins: [basePlugins({ removeDefaultMessage: true }), preact(), shadowStyles({ alone: true }), hostKept(), noPreload()],
  publicDir: false,
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      input: parts,
      preserveEntrySignatures: 'allow-extension',
      output: { entryFileNames: 'assets/[hash:6].js', chunkFileNames: 'assets/[hash:6].js', assetFileNames: 'assets/[hash][extname]' },
    },
  },
});
