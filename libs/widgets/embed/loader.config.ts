import { defineConfig } from 'vite';
import { basePlugins } from '../../../tools/vite/base.ts';
import { builtParts } from './built-parts.ts';

// The one script that pages include, under an address that stays: as a library, for Vite adds what loads style sheets to all others.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [basePlugins(), builtParts('../', { together: true })],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/v1',
    reportCompressedSize: false,
    rolldownOptions: { output: { minify: true } },
    lib: { entry: 'src/foyer.ts', formats: ['es'], fileName: () => 'foyer.js' },
  },
});
