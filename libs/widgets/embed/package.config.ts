import { defineConfig } from 'vite';
import { basePlugins } from '../../../tools/vite/base.ts';
import { builtParts } from './built-parts.ts';

// The doors of the npm package, beside the parts that the first build has left: a page's own bundler takes it from here.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [basePlugins(), builtParts('./')],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/package',
    reportCompressedSize: false,
    rolldownOptions: {
      external: [/^react(\/|$)/],
      // Server components may use the React components, which then run in the browser.
      output: { banner: ({ name }) => (name === 'react' ? "'use client';" : ''), chunkFileNames: 'elements-[hash].js', minify: true },
    },
    lib: { entry: { index: 'src/package/index.ts', react: 'src/package/react.ts' }, formats: ['es'] },
  },
});
