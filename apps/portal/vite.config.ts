import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { baseConfig, basePlugins } from '../../tools/vite/base.ts';

// Two builds from one source: `vite build` for browsers, `vite build --ssr` for the server's first view.
export default defineConfig(({ isSsrBuild, command }) => ({
  ...baseConfig,
  root: import.meta.dirname,
  plugins: basePlugins({ removeDefaultMessage: command === 'build' }),
  publicDir: isSsrBuild ? false : 'public',
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The server writes the preload links of the matched route itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunks } },
    },
  },
  // One copy of React and of the message parser for the whole server bundle.
  ssr: { noExternal: true },
}));
