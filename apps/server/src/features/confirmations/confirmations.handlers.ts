import type { Context } from '../../platform/context.ts';
import { csvFileName } from '../../platform/http/csv.ts';
import { translate } from '../../platform/http/messages.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { createAnnouncer } from '../activities/index.ts';
import { contentDisposition } from '../../platform/http/content-headers.ts';
import { addConfirmationJobs } from './confirmations.jobs.ts';
import { createConfirmationsService } from './confirmations.service.ts';
import { createReportRepository } from './report.repository.ts';
import { createReportService } from './report.service.ts';

const defaultLimit = 10;

/** The operations on the confirmation to have read an article. */
export function createConfirmationsHandlers(context: Context, types: ContentTypes) {
  const announce = createAnnouncer(context, types);
  const confirmations = createConfirmationsService({ context, announce });
  addConfirmationJobs(context, announce);
  const report = createReportService(createReportRepository(context), context.settings);
  return {
    listOwnConfirmations: (input) => confirmations.listOwn(member(input)),
    listOpenConfirmations: ({ query: { page = 1, limit = defaultLimit }, locale, ...input }) =>
      confirmations.listOpen(member(input), { page, limit }, locale),
    getNewsConfirmation: ({ params, ...input }) => confirmations.get(member(input), params.id),
    confirmNews: ({ params, body, ...input }) => confirmations.confirm(member(input), params.id, body.version),
    getNewsConfirmationSettings: ({ params, ...input }) => confirmations.settings(member(input), params.id),
    setNewsConfirmationSettings: ({ params, body, ...input }) => confirmations.change(member(input), params.id, body),
    listNewsConfirmations({ params, query, locale, ...input }) {
      const { page = 1, limit = defaultLimit, query: words, filters } = query;
      return report.list(member(input), { newsId: params.id, query: words, filters }, { page, limit }, locale);
    },
    async exportNewsConfirmations({ params, query, locale, reply, ...input }) {
      const { query: words, filters } = query;
      const { title, csv } = await report.export(member(input), { newsId: params.id, query: words, filters }, locale);
      const name = csvFileName(translate(locale, 'confirmations.file', { title }));
      return reply.header('content-disposition', contentDisposition('attachment', name)).type('text/csv; charset=utf-8').send(csv);
    },
  } satisfies Partial<Handlers>;
}
