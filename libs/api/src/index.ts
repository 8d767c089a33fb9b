import type { components } from './schema.gen.ts';

export { ApiError } from './api-error.ts';
export { ApiProvider, useApi } from './api-context.tsx';
export { type Api, type ApiOptions, createApi, serializeQuery } from './client.ts';
export { defineModule, type ModuleComponent, type ModuleDefinition, type ModuleType } from './define-module.ts';
export * from './queries.ts';
export { shownButtons } from './shown-buttons.ts';
export { uniqueById } from './unique-by-id.ts';
export type {
  PortalRenderer,
  RenderedDocument,
  RenderedFonts,
  RenderedHead,
  RenderedLook,
  RenderedParts,
  RenderedText,
  RenderInput,
  RenderResult,
} from './renderer.ts';
export { useMorePages } from './use-more-pages.ts';
export { newId } from './new-id.ts';
export { useConfirmed } from './use-confirmed.ts';
export { useLike } from './use-like.ts';
export type { components, operations, paths } from './schema.gen.ts';

/** The contract's schemas by name (`openapi/schemas`). */
export type Schemas = components['schemas'];
