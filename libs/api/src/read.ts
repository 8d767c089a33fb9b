import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client, ClientPathsWithMethod, MethodResponse } from 'openapi-fetch';
import type { ApiError } from './api-error.ts';
import type { Api } from './client.ts';
import type { components, paths } from './schema.gen.ts';

/** A path of the contract that can be read. */
export type ReadPath = ClientPathsWithMethod<Client<paths>, 'get'>;

type Declared<P extends ReadPath> = paths[P]['get']['parameters'];
/** What a read is asked with: the parameters that the contract declares for its path and its query. */
export type ReadParameters<P extends ReadPath> = Pick<Declared<P>, Extract<keyof Declared<P>, 'path' | 'query'>>;
/** What a read answers. */
export type ReadAnswer<P extends ReadPath> = MethodResponse<Client<paths>, 'get', P>;

type AnyParameters = { path?: object; query?: object };

const keyOf = (path: ReadPath, { path: ids, query }: AnyParameters, more?: object): (string | object)[] =>
  ids || query ? ['get', path, { ...ids, ...query, ...more }] : ['get', path];

// openapi-fetch cannot see that parameters fit a path that is not known yet; `ReadParameters` has checked them.
async function get<P extends ReadPath>(api: Api, path: P, params: AnyParameters, signal: AbortSignal): Promise<ReadAnswer<P>> {
  const call = api.client.GET as (path: P, init: object) => Promise<{ data?: ReadAnswer<P> }>;
  return (await call(path, { params, signal })).data as ReadAnswer<P>;
}

/** A read's query options by its path. Every failure throws an `ApiError`, so data is there once the call has resolved. */
export function readOptions<P extends ReadPath>(api: Api, path: P, params: ReadParameters<P>) {
  return queryOptions<ReadAnswer<P>, ApiError>({
    queryKey: keyOf(path, params),
    queryFn: ({ signal }) => get(api, path, params, signal),
  });
}

/** A path that is read without parameters. */
type PlainPath = { [P in ReadPath]: object extends ReadParameters<P> ? P : never }[ReadPath];

/** Makes the function that gives a read's query options; `toParams` turns the API and what the caller passes into the read's parameters. */
export function read<P extends PlainPath>(path: P): (api: Api) => ReturnType<typeof readOptions<P>>;
export function read<P extends ReadPath, A extends unknown[]>(
  path: P,
  toParams: (api: Api, ...args: A) => ReadParameters<P>,
): (api: Api, ...args: A) => ReturnType<typeof readOptions<P>>;
export function read<P extends ReadPath>(path: P, toParams?: (api: Api, ...args: unknown[]) => ReadParameters<P>) {
  return (api: Api, ...args: unknown[]) => readOptions(api, path, toParams?.(api, ...args) ?? ({} as ReadParameters<P>));
}

interface List {
  pagination: components['schemas']['Pagination'];
}
/** A path whose answer is one page of a list. */
type ListPath = { [P in ReadPath]: ReadAnswer<P> extends List ? P : never }[ReadPath];

/** The query options of a list that grows page by page: page 1 replaces, later pages append (content §2). */
export function listOptions<P extends ListPath>(api: Api, path: P, params: ReadParameters<P>, firstPage = 1) {
  const { query } = params as AnyParameters;
  return infiniteQueryOptions({
    queryKey: keyOf(path, params, { firstPage }),
    queryFn: ({ pageParam, signal }) => get(api, path, { ...params, query: { ...query, page: pageParam } }, signal),
    initialPageParam: firstPage,
    getNextPageParam: (last) => (last as List).pagination.next,
  });
}
