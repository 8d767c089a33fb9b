import hash from '@emotion/hash';
import type { Schemas } from '@foyer/api';
import type { QueryKey } from '@tanstack/react-query';

type Module = Schemas['Module'];

/** What a document's state holds of a module: what it shows is in the HTML already (docs/decisions/0067). */
export interface ModuleStub extends Pick<Module, 'id' | 'type'> {
  /** The page that it is on, as `GET pages/{id}` names it. */
  page: string;
  /** Of the content that was rendered. */
  hash: string;
}

const hashes = new WeakMap<Module, string>();

/** Tells contents apart. It has not to be safe from those who write them: what differs unnoticed is hydrated as if it were what was rendered. */
export function contentHash(module: Module): string {
  const known = hashes.get(module);
  if (known !== undefined) return known;
  const made = hash(JSON.stringify(module));
  hashes.set(module, made);
  return made;
}

export const isStub = (module: Module | ModuleStub): module is ModuleStub => 'hash' in module;

const isPage = ([, path]: QueryKey): boolean => path === '/pages/{id}';

/** The data of a query as the document's state holds them. */
export function withStubs(queryKey: QueryKey, data: unknown): unknown {
  if (!isPage(queryKey)) return data;
  const { modules, ...page } = data as Schemas['Page'];
  const { id } = queryKey[2] as { id: string };
  return {
    ...page,
    modules: modules.map((module): ModuleStub => ({ id: module.id, type: module.type, page: id, hash: contentHash(module) })),
  };
}
