import { build, type Rolldown } from 'vite';
import { baseConfig, basePlugins, root } from '../vite/base.ts';
import { barrelInHalves } from './barrel.ts';

/** Built scripts and styles. */
export interface Content {
  scripts: string;
  styles: string;
}

/** What an application gets that imports this and nothing else. */
export interface Bundle extends Content {
  /** What is loaded later, by `import()`. */
  later: Content;
  /** The names that the code exports. */
  exports: string[];
  /** The files that went into what is loaded at once. */
  modules: string[];
}

const entry = 'virtual:entry';

// The users of a library bring these.
const external = [/^react($|\/)/, /^react-dom($|\/)/];

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

const isChunk = (file: OutputFile): file is Rolldown.OutputChunk => file.type === 'chunk';

function toBundle(output: readonly OutputFile[]): Bundle {
  const files = new Map(output.map((file) => [file.fileName, file]));
  const atOnce = new Set<Rolldown.OutputChunk>();
  const visit = (file: OutputFile | undefined) => {
    if (!file || !isChunk(file) || atOnce.has(file)) return;
    atOnce.add(file);
    file.imports.forEach((name) => visit(files.get(name)));
  };
  const chunks = output.filter(isChunk);
  chunks.filter(({ isEntry }) => isEntry).forEach(visit);
  const stylesOf = (some: readonly Rolldown.OutputChunk[]) =>
    new Set(some.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const written = (some: readonly Rolldown.OutputChunk[], except: ReadonlySet<string>) =>
    [...stylesOf(some)].flatMap((name) => {
      const file = files.get(name);
      return !file || isChunk(file) || except.has(name) ? [] : file.source.toString();
    });
  const first = [...atOnce];
  const others = chunks.filter((chunk) => !atOnce.has(chunk));
  const content = (some: readonly Rolldown.OutputChunk[], except = new Set<string>()): Content => ({
    scripts: some.map(({ code }) => code).join('\n'),
    styles: written(some, except).join('\n'),
  });
  return {
    ...content(first),
    later: content(others, stylesOf(first)),
    exports: first.flatMap((chunk) => (chunk.isEntry ? chunk.exports : [])),
    modules: first.flatMap(({ moduleIds }) => moduleIds),
  };
}

/**
 * Bundles a piece of code as the portal's build would, without React. The plugins are made once for all calls, because vanilla-extract's
 * then keeps what it has compiled, and one call at a time.
 */
export function createBundler(): (code: string) => Promise<Bundle> {
  const plugins = [...basePlugins({ removeDefaultMessage: true }), barrelInHalves()];
  return async (code) => {
    const virtual = {
      name: 'entry',
      resolveId: (id: string) => (id === entry ? `\0${entry}` : undefined),
      load: (id: string) => (id === `\0${entry}` ? code : undefined),
    };
    const result = await build({
      ...baseConfig,
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [plugins, virtual],
      build: {
        write: false,
        target: 'es2022',
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
        assetsInlineLimit: 0,
        modulePreload: false,
        reportCompressedSize: false,
        // A barrel's other exports are not even read: the same bundles in half the time.
        rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict', experimental: { lazyBarrel: true } },
      },
    });
    if (!('output' in result)) throw new Error('The build gave several outputs or none.');
    return toBundle(result.output);
  };
}
