import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { editorsAlone } from '../../shared/identity/editors-alone.ts';
import { createStudioHotelsService } from './studio-hotels.service.ts';

const defaultLimit = 10;

/** The operations of the studio on hotels. What they answer is kept for no other reader. */
export function createStudioHotelsHandlers(context: Context) {
  const service = createStudioHotelsService(context);
  const editor = (input: Parameters<typeof member>[0]) => editorsAlone(member(input));
  return {
    listStudioHotels({ query, locale, ...input }) {
      const { orgId } = editor(input);
      const { q = '', page = 1, limit = defaultLimit } = query;
      return service.list({ orgId, words: q }, { page, limit }, locale);
    },
    createStudioHotel: ({ body, locale, ...input }) => service.create(editor(input), body, locale),
    getStudioHotel: ({ params, locale, ...input }) => service.read(editor(input), params.id, locale),
    updateStudioHotel: ({ params, body, locale, ...input }) => service.update(editor(input), params.id, body, locale),
    deleteStudioHotel: ({ params, locale, ...input }) => service.remove(editor(input), params.id, locale),
    listStudioHotelChanges: ({ params, locale, ...input }) => service.events(editor(input), params.id, locale),
  } satisfies Partial<Handlers>;
}
