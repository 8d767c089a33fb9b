import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { baseConfig, basePlugins } from './base.ts';
import { noPreload } from './no-preload.ts';

/** What other projects get from the registry by themselves; libraries of the project are in the package. */
const installed = (id: string) => /^(?!@foyer\/)[@\w]/.test(id);

/** The name that Vite gives to dynamic imports is taken in the project that installs the package, where Vite gives it again. */
const ownNames = (): Plugin => ({
  name: 'foyer-own-names',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = file.code.replaceAll('__vitePreload', 'loadLater');
  },
});

/** How a library becomes an npm package: `doors` are its exports by their names. Not Vite's library mode, which writes fonts into the style sheet. */
export const packageConfig = ({ root, doors }: { root: string; doors: Record<string, string> }): UserConfig =>
  defineConfig({
    ...baseConfig,
    root,
    base: './',
    plugins: [basePlugins(), noPreload(), ownNames()],
    publicDir: false,
    build: {
      target: 'es2022',
      outDir: 'dist/package',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: doors,
        external: installed,
        preserveEntrySignatures: 'strict',
        output: {
          preserveModules: true,
          entryFileNames: '[name].js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'style.css' : 'assets/[name]-[hash][extname]'),
        },
      },
    },
  });
