import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { moduleSource } from './src/host/modules/module-source.ts';

interface Entry {
  path: string;
  bare?: boolean;
  words?: 'few' | 'all' | 'studio';
}

const router = 'src/router';
const file = new URL(`${router}/table.ts`, import.meta.url);
// By its address, and as it is: the bundler of the configuration would follow the routes' code.
const { table } = (await import(/* @vite-ignore */ file.href)) as { table: readonly Entry[] };

/** The files that the table loads, from the portal's folder: one for each entry in their order, and at last the frame's. */
const loaded = [...readFileSync(file, 'utf8').matchAll(/\bimport\('([^']+)'\)/g)].map(([, path]) => join(router, path!));
if (loaded.length !== table.length + 1)
  throw new Error(`${table.length} routes and the frame load ${loaded.length} files: each writes out one import('…').`);

/** What the build and its tools have to know of a route. */
export interface RouteSource extends Entry {
  source: string;
}

/** The files of all routes, and of the frame around those that are not bare. */
export const routeSources = {
  routes: table.map(({ path, bare, words }, index): RouteSource => ({ path, bare, words, source: loaded[index]! })),
  frame: loaded.at(-1)!,
};

/** The files that the first view of a route with these modules comes from. Throws where there is no such route. */
export function sourcesOf(path: string, modules: readonly string[] = []): { sources: string[]; words?: 'few' | 'all' | 'studio' } {
  const route = routeSources.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`There is no route ${path}`);
  const sources = [...(route.bare ? [] : [routeSources.frame]), route.source, ...modules.map(moduleSource)];
  return { sources, words: route.words };
}

const id = 'virtual:route-sources';

/** Serves the names of the routes' files to the portal's server, by which it finds built chunks: browsers do without. */
export const routeSourcesPlugin = (): Plugin => ({
  name: 'foyer:route-sources',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return undefined;
    const { routes, frame } = routeSources;
    const byPath = Object.fromEntries(routes.map(({ path, source: name }) => [path, name]));
    return { code: `export const routes = ${JSON.stringify(byPath)}; export const frame = ${JSON.stringify(frame)};`, moduleType: 'js' };
  },
});
