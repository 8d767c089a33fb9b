import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { editorsAlone } from '../../shared/identity/editors-alone.ts';
import { editorRules } from '../editor/index.ts';
import { moduleTypes } from '../pages/index.ts';
import { sweepDeletedPages } from './studio-pages.jobs.ts';
import { createStudioPagesService } from './studio-pages.service.ts';

const defaultLimit = 10;

const editor = (input: Parameters<typeof member>[0]) => editorsAlone(member(input));

/** The operations of the studio on pages. What they answer is kept for no other reader. */
export function createStudioPagesHandlers(context: Context) {
  const service = createStudioPagesService(context);
  sweepDeletedPages(context);
  return {
    listStudioPages({ query, locale, ...input }) {
      const me = editor(input);
      const { state, in_review: inReview = false, type, q = '', page = 1, limit = defaultLimit } = query;
      const selection = { orgId: me.orgId, words: q, inReview, ...(state && { state }), ...(type && { type }) };
      return service.list(me, selection, { page, limit }, locale);
    },
    createStudioPage: ({ body, locale, ...input }) => service.create(editor(input), body, locale),
    getStudioPage: ({ params, locale, ...input }) => service.read(editor(input), params.id, locale),
    setStudioPage: ({ params, body, locale, ...input }) =>
      service.save({ me: editor(input), id: params.id, version: body.version }, body.content, locale),
    deleteStudioPage: ({ params, locale, ...input }) => service.remove(editor(input), params.id, locale),
    restoreStudioPage: ({ params, ...input }) => service.restore(editor(input), params.id),
    publishStudioPage: ({ params, body, locale, ...input }) =>
      service.publish({ me: editor(input), id: params.id, version: body.version }, locale),
    discardStudioPage: ({ params, query, locale, ...input }) =>
      service.discard({ me: editor(input), id: params.id, version: query.version }, locale),
    getStudioPagePreview: ({ params, query, locale, ...input }) => service.preview(editor(input), params.id, query.as ?? 'member', locale),
    listStudioPageVersions: ({ params, locale, ...input }) => service.versions(editor(input), params.id, locale),
    getStudioPageVersion: ({ params, ...input }) => service.version(editor(input), params.id, params.version),
    async listStudioModuleTypes(input) {
      editor(input);
      return { types: moduleTypes(), html: editorRules };
    },
    listStudioChoices: ({ query, locale, ...input }) =>
      service.choices(editor(input), query.kind, query.q ?? '', query.limit ?? defaultLimit, locale),
  } satisfies Partial<Handlers>;
}
