import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { createModuleFaults } from './module-faults.ts';
import { createPageAnswers } from './page-answers.ts';
import { createPagesService } from './pages.service.ts';
import { allowPreviewMedia } from '../../shared/content/previews.cookie.ts';
import { loadPreviewTokens } from '../../shared/content/previews.tokens.ts';

type PagesHandlers = Pick<Handlers, 'getPage' | 'getPreview' | 'listModuleFaults'>;

/**
 * The operations on pages. Every member of an org reads the same but for personal modules, and so does every guest and every editor; the answers are
 * shared among each of these.
 */
export async function createPagesHandlers(context: Context): Promise<PagesHandlers> {
  const { config, responses } = context;
  const service = createPagesService(context);
  const answers = createPageAnswers(responses, service.modules);
  const listFaults = createModuleFaults(responses, service);
  const previews = await loadPreviewTokens(context.db);
  return {
    getPage({ org, me, params: { id }, locale, reply }) {
      const reading = { orgId: org.id, locale, pageId: id, guest: me === null, editor: me !== null && mayWrite(me) };
      const key = ['page', locale, id, reading.guest, reading.editor];
      return answers.send(reply, { orgId: org.id, locale, me }, key, () => service.page(id, reading));
    },
    listModuleFaults: ({ params: { id }, locale, ...input }) => {
      const me = member(input);
      return listFaults(me, id, { orgId: me.orgId, locale, pageId: id, guest: false });
    },
    async getPreview({ org, me, params: { id }, query, locale, reply }) {
      const refusal = new Problem(410, 'preview_link_invalid');
      const page = { orgId: org.id, pageId: id };
      if (!previews.isGood(query.token, page)) throw refusal;
      allowPreviewMedia(reply, config, page, query.token);
      const frameToken = previews.forFrames(query.token, page);
      const reading = { ...page, locale, guest: me === null, frameToken };
      // By the link as well: what is in the addresses of frames ends with it, and one link must not hand out another that lasts longer.
      const key = ['preview', locale, id, reading.guest, frameToken];
      return answers.send(reply, { orgId: org.id, locale, me }, key, async () => {
        const shown = await service.preview(id, reading);
        if (!shown) throw refusal;
        return shown;
      });
    },
  };
}
