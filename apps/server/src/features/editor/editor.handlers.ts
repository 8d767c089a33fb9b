import { localeTags } from '@foyer/locales';
import type { Context } from '../../platform/context.ts';
import { localize } from '../../platform/db/localized.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { accessTo, mayShow } from '../../shared/content/pages.policy.ts';
import { createPagesRepository } from '../../shared/content/pages.repository.ts';
import { loadPreviewLinks } from '../../shared/content/preview-links.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { editorVisibility } from './editor.config.ts';
import { frameDocument, frameHeaders } from './editor.frame.ts';
import { createEditorRepository } from './editor.repository.ts';
import { createEditorService } from './editor.service.ts';

/** The operations on what editors write. */
export async function createEditorHandlers(context: Context) {
  const service = createEditorService(context);
  const editor = createEditorRepository(context.db);
  const pages = createPagesRepository(context);
  const previews = await loadPreviewLinks(context.db);
  const placeOf = (orgId: string, { id, module_id: moduleId }: { id: string; module_id: string }) => ({ orgId, pageId: id, moduleId });
  return {
    getEditorContent: ({ params, ...input }) => service.get(member(input), placeOf(member(input).orgId, params)),
    setEditorContent: ({ params, body, ...input }) => service.set(member(input), placeOf(member(input).orgId, params), body),
    async getEditorFrame({ org, me, params, query, locale, reply }) {
      const [page, settings] = await Promise.all([pages.find(org.id, params.id), context.settings.of(org.id)]);
      const guest = me === null;
      const previewed = query.token !== undefined && (await previews.isGoodForFrames(query.token, { orgId: org.id, pageId: params.id }));
      const access = previewed ? (guest ? 'public' : 'full') : accessTo(page, { guest, editor: me !== null && mayWrite(me) }, settings);
      const place = placeOf(org.id, params);
      const isEditor = me !== null && mayWrite(me);
      // A link shows the page as it stands.
      const readContent = page && (previewed || (query.working_copy && isEditor)) ? editor.findCopy : editor.find;
      const content = access && mayShow(editorVisibility, access) ? await readContent(place) : undefined;
      const block = content?.blocks.find(({ id, kind }) => id === params.frame_id && kind === 'frame');
      if (!block) throw new Problem(404, 'not_found');
      const html = localize(block.html, locale);
      const title = localize(block.title ?? {}, locale).text;
      return reply.headers(frameHeaders).send(frameDocument({ title, html: html.text, language: localeTags[html.locale] }));
    },
  } satisfies Partial<Handlers>;
}
