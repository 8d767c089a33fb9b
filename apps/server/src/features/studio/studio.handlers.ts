import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { editorsAlone } from '../../shared/identity/editors-alone.ts';
import { sweepDeletedArticles } from './studio.jobs.ts';
import { createStudioOptions } from './studio.options.ts';
import { createStudioService } from './studio.service.ts';

const defaultLimit = 10;

/** The operations of the editors' studio. What they answer is kept for no other reader. */
export function createStudioHandlers(context: Context) {
  const service = createStudioService(context);
  const optionsOf = createStudioOptions(context);
  sweepDeletedArticles(context);
  const editor = (input: Parameters<typeof member>[0]) => editorsAlone(member(input));
  return {
    listStudioArticles({ query, locale, ...input }) {
      const me = editor(input);
      const { state, in_review: inReview = false, mine = false, q = '', page = 1, limit = defaultLimit } = query;
      const selection = { orgId: me.orgId, words: q, ...(state && { state }), inReview, ...(mine && { of: me.id }) };
      return service.list(me, selection, { page, limit }, locale);
    },
    createStudioArticle: ({ body, locale, ...input }) => service.create(editor(input), body.key, locale),
    getStudioArticle: ({ params, locale, ...input }) => service.read(editor(input), params.id, locale),
    setStudioArticle: ({ params, body, locale, ...input }) => service.save(editor(input), params.id, body, locale),
    deleteStudioArticle: ({ params, ...input }) => service.remove(editor(input), params.id),
    restoreStudioArticle: ({ params, ...input }) => service.restore(editor(input), params.id),
    copyStudioArticle: ({ params, body, locale, ...input }) => service.copy(editor(input), params.id, body.key, locale),
    listStudioArticleVersions: ({ params, locale, ...input }) => service.versions(editor(input), params.id, locale),
    getStudioArticleVersion: ({ params, ...input }) => service.version(editor(input), params.id, params.version),
    getStudioOptions: ({ locale, ...input }) => optionsOf(editor(input).orgId, locale),
  } satisfies Partial<Handlers>;
}
