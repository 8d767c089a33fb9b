import type { Context } from '../../platform/context.ts';
import { contentDisposition } from '../../platform/http/content-headers.ts';
import { csvFileName } from '../../platform/http/csv.ts';
import { translate } from '../../platform/http/messages.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { editorsAlone } from '../../shared/identity/editors-alone.ts';
import { numbersCsv } from './news-numbers.csv.ts';
import { addNumbersJobs } from './news-numbers.jobs.ts';
import { createNumbersService } from './news-numbers.service.ts';

/** The operations on the numbers of articles, for editors. */
export function createNewsNumbersHandlers(context: Context) {
  const service = createNumbersService(context);
  addNumbersJobs(context);
  const editor = (input: Parameters<typeof member>[0]) => editorsAlone(member(input));
  return {
    getStudioArticleNumbers: ({ params, locale, ...input }) => service.read(editor(input), params.id, locale),
    async exportStudioArticleNumbers({ params, locale, reply, ...input }) {
      const numbers = await service.read(editor(input), params.id, locale);
      const name = csvFileName(translate(locale, 'numbers.file', { title: numbers.article.title }));
      return reply
        .header('content-disposition', contentDisposition('attachment', name))
        .type('text/csv; charset=utf-8')
        .send(numbersCsv(numbers, locale));
    },
  } satisfies Partial<Handlers>;
}
