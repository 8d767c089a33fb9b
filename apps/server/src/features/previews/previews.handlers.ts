import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { allowPreviewMedia } from '../../shared/content/previews.cookie.ts';
import { loadPreviewLinks } from '../../shared/content/preview-links.ts';
import { editorsAlone } from '../../shared/identity/editors-alone.ts';
import { createLinkedArticles } from '../news/index.ts';
import { createLinkedPages } from '../pages/index.ts';
import { createWorkingCopies } from '../studio-pages/index.ts';
import { createPreviewLinksService } from './previews.service.ts';

const refused = (): Problem => new Problem(410, 'preview_link_invalid');

/** The operations on links by which others read articles and pages as they stand. */
export async function createPreviewsHandlers(context: Context) {
  const { config } = context;
  const links = await loadPreviewLinks(context.db);
  const service = createPreviewLinksService(context);
  const [sendPage, readPage, readArticle] = [createLinkedPages(context), createWorkingCopies(context), createLinkedArticles(context)];
  const editor = (input: Parameters<typeof member>[0]) => editorsAlone(member(input));
  return {
    async getPreview({ org, me, params: { id }, query, locale, reply }) {
      const link = await links.find(query.token, { kind: 'page', orgId: org.id, id });
      const copy = link && (await readPage(org.id, id));
      if (!link || !copy) throw refused();
      await links.noteMedia(link, copy);
      allowPreviewMedia(reply, config, link, query.token);
      const { row, guestMedia: given } = copy;
      return sendPage(reply, { row, given, frameToken: links.forFrames(link) }, { locale, me });
    },
    async getArticlePreview({ org, params: { id }, query, locale, reply }) {
      const link = await links.find(query.token, { kind: 'article', orgId: org.id, id });
      const found = link && (await readArticle(org.id, id, locale));
      if (!link || !found) throw refused();
      await links.noteMedia(link, { media: found.media, guestMedia: found.media });
      allowPreviewMedia(reply, config, link, query.token);
      return found.article;
    },
    listStudioPreviewLinks: ({ params: { subject: kind, id }, locale, ...input }) =>
      service.list({ kind, orgId: editor(input).orgId, id }, locale),
    createStudioPreviewLink({ params: { subject: kind, id }, body, locale, ...input }) {
      const me = editor(input);
      return service.create(me, { kind, orgId: me.orgId, id }, body.days, locale);
    },
    endStudioPreviewLink({ params: { subject: kind, id, link_id: linkId }, ...input }) {
      const me = editor(input);
      return service.end(me, { kind, orgId: me.orgId, id }, linkId);
    },
  } satisfies Partial<Handlers>;
}
