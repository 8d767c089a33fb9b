import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { createModuleFaults } from './module-faults.ts';
import { createPageAnswers } from './page-answers.ts';
import { createPagesService } from './pages.service.ts';

type PagesHandlers = Pick<Handlers, 'getPage' | 'listModuleFaults'>;

/**
 * The operations on pages. Every member of an org reads the same but for personal modules, and so does every guest and every editor; the answers are
 * shared among each of these.
 */
export function createPagesHandlers(context: Context): PagesHandlers {
  const { responses } = context;
  const service = createPagesService(context);
  const answers = createPageAnswers(responses, service.modules);
  const listFaults = createModuleFaults(responses, service);
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
  };
}
