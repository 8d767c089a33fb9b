import type { Context } from '../../context.ts';
import { type Handlers, member } from '../../http/operation.ts';
import { sharedAnswersOf } from '../../http/shared-answers.ts';
import { createMediaRepository } from '../media/media.repository.ts';
import { createNewsRepository } from '../news/news.repository.ts';
import { createPagesRepository } from './pages.repository.ts';
import { createPagesService } from './pages.service.ts';

/** The operations on pages. Every member of an org reads the same, so the answers are shared. */
export function createPagesHandlers(context: Context): Pick<Handlers, 'getPage'> {
  const sources = { news: createNewsRepository(context), media: createMediaRepository(context) };
  const service = createPagesService({ pages: createPagesRepository(context), sources, log: context.log });
  const answers = sharedAnswersOf(context);
  return {
    getPage(input) {
      const { orgId } = member(input);
      const { params, locale, reply } = input;
      return answers.send(reply, orgId, ['page', locale, params.id], () => service.page(params.id, { orgId, locale }));
    },
  };
}
