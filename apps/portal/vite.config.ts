import { defineConfig } from 'vite';
import { chunks, messageParts } from './chunks.ts';
import { baseConfig, basePlugins } from '../../tools/vite/base.ts';
import { leanRoutes } from '../../tools/vite/lean-routes.ts';
import { leanRouter } from '../../tools/vite/lean-router.ts';
import { secondPass } from '../../tools/vite/second-pass.ts';

// Every screen loads the list of all files with the code that fetches them; names would make up a third of it (0.6 kB).
const shortNames = {
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names[0]?.endsWith('.css') ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
};

// Two builds from one source: `vite build` for browsers, `vite build --ssr` for the server's first view.
export default defineConfig(({ isSsrBuild, command }) => ({
  ...baseConfig,
  root: import.meta.dirname,
  plugins: [
    basePlugins({ removeDefaultMessage: command === 'build', messageParts }),
    !isSsrBuild && [leanRouter(), leanRoutes(), secondPass()],
  ],
  publicDir: isSsrBuild ? false : 'public',
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // Browsers that know light-dark(), which the theme is made of.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // The server writes the preload links of the matched route itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/router/entry-server.tsx' : 'src/router/entry-client.tsx',
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunks }, ...shortNames },
    },
  },
  // The server's bundle holds one copy of everything; in development Node loads the packages itself.
  ssr: { noExternal: command === 'build' || undefined },
}));
