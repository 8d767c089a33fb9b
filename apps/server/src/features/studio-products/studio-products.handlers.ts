import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { editorsAlone } from '../../shared/identity/editors-alone.ts';
import { createStudioProductsService } from './studio-products.service.ts';

const defaultLimit = 10;

/** The operations of the studio on rewards. What they answer is kept for no other reader. */
export function createStudioProductsHandlers(context: Context) {
  const service = createStudioProductsService(context);
  const editor = (input: Parameters<typeof member>[0]) => editorsAlone(member(input));
  return {
    listStudioProducts({ query, locale, ...input }) {
      const { orgId } = editor(input);
      const { q = '', state, page = 1, limit = defaultLimit } = query;
      return service.list({ orgId, words: q, ...(state && { state }) }, { page, limit }, locale);
    },
    createStudioProduct: ({ body, locale, ...input }) => service.create(editor(input), body, locale),
    getStudioProduct: ({ params, locale, ...input }) => service.read(editor(input), params.id, locale),
    updateStudioProduct: ({ params, body, locale, ...input }) => service.update(editor(input), params.id, body, locale),
    deleteStudioProduct: ({ params, ...input }) => service.remove(editor(input), params.id),
    placeStudioProduct: ({ params, body, ...input }) => service.place(editor(input), params.id, body),
    listStudioProductChanges: ({ params, locale, ...input }) => service.events(editor(input), params.id, locale),
  } satisfies Partial<Handlers>;
}
