// The door of the package `@foyer/api` as other projects install it: the client alone.
export { ApiError } from './api-error.ts';
export { type Api, type ApiOptions, createApi, serializeQuery } from './client.ts';
export type { components, operations, paths } from './schema.gen.ts';
