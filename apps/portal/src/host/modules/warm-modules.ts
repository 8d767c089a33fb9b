import type { Api, Schemas } from '@foyer/api';
import type { QueryClient } from '@tanstack/react-query';
import { definitionOf } from './registry.ts';

/** Asks for what the modules of a page will ask for, so that it comes with the first view. Never fails: a module says itself what it lacks. */
export async function warmModules(modules: readonly Schemas['Module'][], api: Api, queries: QueryClient): Promise<void> {
  await Promise.all(modules.flatMap((module) => definitionOf(module)?.warm?.(module, api, queries) ?? []));
}
