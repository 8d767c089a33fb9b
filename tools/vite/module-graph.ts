import { resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

/** What the modules of a build import of each other once all that is unused is gone, by their paths from the repository's root. */
export interface ModuleGraph {
  /** Static imports. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** What a module loads with `import()`. */
  loads: ReadonlyMap<string, readonly string[]>;
}

/** The modules to which some lead by their imports, themselves included; with `loads` also by `import()`. */
export function reachedFrom(
  { imports, loads }: ModuleGraph,
  modules: readonly string[],
  { withLoads = false, but = new Set<string>() } = {},
) {
  const reached = new Set<string>();
  const visit = (module: string): void => {
    if (reached.has(module) || but.has(module)) return;
    reached.add(module);
    imports.get(module)?.forEach(visit);
    if (withLoads) loads.get(module)?.forEach(visit);
  };
  modules.forEach(visit);
  return reached;
}

/** Reads the graph from a bundle in which every module is a chunk. */
function graphReader(root: string, onGraph: (graph: ModuleGraph) => void): Plugin {
  return {
    name: 'foyer:module-graph',
    generateBundle: {
      // Before style sheets are taken out of the code.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const moduleOf = (id: string) => id.replace(`${resolve(root)}/`, '');
        // The bundler may put its own helpers beside a module; a chunk of them alone, or that only passes another's exports on, holds no module.
        const own = ({ moduleIds }: { moduleIds: string[] }) => moduleIds.filter((id) => !id.startsWith('\0rolldown/')).map(moduleOf);
        const held = new Map(chunks.map((chunk) => [chunk.fileName, own(chunk).length > 0 ? own(chunk) : [chunk.fileName]]));
        const modulesOf = (file: string) => held.get(file) ?? [file];
        const between = (key: 'imports' | 'dynamicImports') =>
          new Map(chunks.flatMap((chunk) => modulesOf(chunk.fileName).map((module) => [module, chunk[key].flatMap(modulesOf)] as const)));
        onGraph({ imports: between('imports'), loads: between('dynamicImports') });
      },
    },
  };
}

/**
 * Bundles an application for its module graph alone. Only a bundler knows it: a library's index names everything and brings what is used. Costs about as
 * much as the build itself without making it smaller.
 */
export async function readModuleGraph(root: string, { plugins = [], ...config }: InlineConfig, input: string): Promise<ModuleGraph> {
  let graph: ModuleGraph | undefined;
  const names = new Map<string, string>();
  const nameOf = (id: string) => names.get(id) ?? names.set(id, `module-${names.size}`).get(id)!;
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [plugins, graphReader(root, (read) => (graph = read))],
    build: {
      ...config.build,
      write: false,
      minify: false,
      cssMinify: false,
      manifest: false,
      rolldownOptions: {
        input,
        output: { codeSplitting: { groups: [{ name: nameOf, debugName: 'modules', includeDependenciesRecursively: false }] } },
      },
    },
  });
  if (!graph) throw new Error('The bundler gave no bundle.');
  return graph;
}
