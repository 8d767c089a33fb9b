import { type Api, cartQuery, productsQuery, type Schemas } from '@foyer/api';
import type { QueryClient } from '@tanstack/react-query';

type Module = Schemas['Module'];

/** What a module asks the server for itself, because it is not the same for every reader of the page. */
function warm(module: Module, api: Api, queries: QueryClient): Promise<void>[] {
  if (module.type !== 'shop') return [];
  return [queries.prefetchInfiniteQuery(productsQuery(api, module.options.limit)), queries.prefetchQuery(cartQuery(api))];
}

/** Asks for what the modules of a page will ask for, so that it comes with the first view. Never fails: a module says itself what it lacks. */
export async function warmModules(modules: readonly Module[], api: Api, queries: QueryClient): Promise<void> {
  await Promise.all(modules.flatMap((module) => warm(module, api, queries)));
}
