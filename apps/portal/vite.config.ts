import { defineConfig, type UserConfig } from 'vite';
import { codeSplitting, entry, messageFiles } from './chunks.config.ts';
import { routeSourcesPlugin } from './route-sources.ts';
import { baseConfig, basePlugins, root as repository } from '../../tools/vite/base.ts';
import { leanRouter } from '../../tools/vite/lean-router.ts';
import { mergedParts } from '../../tools/vite/merged-parts.ts';
import { readModuleGraph } from '../../tools/vite/module-graph.ts';
import { narrowHas } from '../../tools/vite/narrow-has.ts';
import { secondPass } from '../../tools/vite/second-pass.ts';

// Every screen loads the list of all files with the code that fetches them; names would make up a third of it (0.6 kB).
const shortNames = {
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names[0]?.endsWith('.css') ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
};

// Both passes of the browser's build bundle the same.
const bundled = {
  ...baseConfig,
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': '"production"' },
};
const browser = {
  target: 'es2022',
  // Browsers that know light-dark(), which the theme is made of.
  cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  assetsInlineLimit: 0,
  // The server writes the preload links of the matched route itself.
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
};

// Two builds from one source: `vite build` for browsers, `vite build --ssr` for the server's first view.
export default defineConfig(async ({ isSsrBuild, command }): Promise<UserConfig> => {
  const forBrowsers = command === 'build' && !isSsrBuild;
  const plugins = [basePlugins({ removeDefaultMessage: true, shortClasses: import.meta.dirname }), leanRouter()];
  const graph = forBrowsers ? await readModuleGraph(repository, { ...bundled, plugins, build: browser }, entry) : undefined;
  return {
    ...bundled,
    define: command === 'build' ? bundled.define : {},
    plugins: [
      basePlugins({
        removeDefaultMessage: command === 'build',
        shortClasses: command === 'build' ? import.meta.dirname : undefined,
        messageParts: graph && messageFiles(graph),
      }),
      routeSourcesPlugin(),
      forBrowsers && [leanRouter(), secondPass(), mergedParts(), narrowHas()],
    ],
    publicDir: isSsrBuild ? false : 'public',
    build: {
      ...browser,
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      emptyOutDir: true,
      manifest: !isSsrBuild,
      rolldownOptions: {
        input: isSsrBuild ? 'src/router/entry-server.tsx' : entry,
        output: graph ? { codeSplitting: codeSplitting(graph), ...shortNames } : {},
      },
    },
    // The server's bundle holds one copy of everything; in development Node loads the packages itself.
    ssr: { noExternal: command === 'build' || undefined },
  };
});
