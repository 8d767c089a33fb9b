import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import { type Handlers, type Me, member, type OperationInput } from '../../platform/http/operation.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { contentDisposition } from '../../platform/http/content-headers.ts';
import { createMediaRepository } from '../../shared/media/media.repository.ts';
import { createCustomers } from '../shell/index.ts';
import { createNewsDatesRepository } from './news.dates.ts';
import { createFilterOptions } from './news.filter-options.ts';
import { selectionOf } from './news.filters.ts';
import { mayPublish } from '../../shared/content/news.policy.ts';
import { createOnwardRepository } from './news.onward.ts';
import { createPublicationService } from './news.publication.ts';
import { createNewsRepository } from './news.repository.ts';
import { createReads } from './news.reads.ts';
import { createNewsService } from './news.service.ts';
import { createTopicsRepository } from './news.topics.ts';

const defaultLimit = 10;

type Operations =
  | 'listNews'
  | 'listNewsCategories'
  | 'getNewsFilters'
  | 'getNewsTopicFilter'
  | 'getNewsTopTeaser'
  | 'getNews'
  | 'getNewsOnward'
  | 'markNewsAsOpened'
  | 'markNewsAsRead'
  | 'getNewsCalendar'
  | 'setNewsPublication';
type Filtered = 'listNews' | 'getNewsTopicFilter' | 'getNewsTopTeaser';

const articleReader = (orgId: string, me: Me | null, locale: Locale) => ({
  ...{ orgId, locale, guest: me === null },
  editor: me !== null && mayPublish(me),
});

/**
 * The operations on news. Every member of an org reads the same, and so does every guest; the responses are cached. What an editor alone sees is read for them and
 * kept for no one.
 */
export function createNewsHandlers(context: Context): Pick<Handlers, Operations> {
  const repository = createNewsRepository(context);
  const [reads, media] = [createOnwardRepository(context), createMediaRepository(context)];
  const service = createNewsService({ news: repository, reads, media, settings: context.settings });
  const [orgs, customerOf] = [createOrgs(context), createCustomers(context)];
  const customerName = async (orgId: string) => (await customerOf(orgId)).name;
  const options = createFilterOptions({
    news: repository,
    topics: createTopicsRepository(context),
    dates: createNewsDatesRepository(context),
  });
  const [publication, notes] = [createPublicationService(context), createReads(reads, context.settings)];
  const { responses } = context;

  async function readerOf(input: OperationInput<Operations>) {
    const me = member(input);
    const { timeZone } = await context.settings.of(me.orgId);
    return { orgId: me.orgId, timeZone, editor: mayPublish(me) };
  }
  async function selected(input: OperationInput<Filtered>) {
    const reader = await readerOf(input);
    return { ...reader, selection: selectionOf(input.query.filters, reader) };
  }

  return {
    async listNews(input) {
      const { orgId, timeZone, selection } = await selected(input);
      const { query, locale, reply } = input;
      const page = { page: query.page ?? 1, limit: query.limit ?? defaultLimit };
      // An editor's selection names the states to see; a member's names none, or an empty list of them. What an editor reads is kept for no other reader.
      if (selection.statuses?.length) return service.editorsList(selection, page, locale, timeZone);
      return responses.send(reply, orgId, ['news', locale, page, selection], () => service.list(selection, page, locale));
    },
    listNewsCategories(input) {
      const me = member(input);
      const { locale, reply } = input;
      const reader = { orgId: me.orgId, editor: mayPublish(me) };
      return responses.send(reply, me.orgId, ['news-categories', locale, reader.editor], () => service.categories(reader, locale));
    },
    async getNewsFilters(input) {
      const reader = await readerOf(input);
      const { locale, reply } = input;
      return responses.send(reply, reader.orgId, ['news-filters', locale, reader.editor], () => options.filters({ ...reader, locale }));
    },
    async getNewsTopicFilter(input) {
      const { orgId, selection } = await selected(input);
      const { locale, reply } = input;
      const { topics: chosen = [], ...others } = selection;
      const read = () => options.topicFilter(others, chosen, locale);
      if (selection.statuses?.length) return read();
      return responses.send(reply, orgId, ['news-topics', locale, selection], read);
    },
    async getNewsTopTeaser(input) {
      const { orgId, selection: whole } = await selected(input);
      const { locale, reply } = input;
      // What is not out is no top story, for editors neither: theirs are the ones of all members.
      const { statuses: _, ...selection } = whole;
      return responses.send(reply, orgId, ['news-top-teaser', locale, selection], () => service.topTeaser(selection, locale));
    },
    async getNews({ org, me, params, locale, reply }) {
      const reading = articleReader(org.id, me, locale);
      const read = () => service.article(params.id, reading, () => customerName(org.id));
      if (reading.editor) return read();
      return responses.send(reply, org.id, ['article', locale, params.id, reading.guest], read);
    },
    getNewsOnward({ params, locale, ...input }) {
      const me = member(input);
      return service.onward(params.id, articleReader(me.orgId, me, locale), me.id);
    },
    markNewsAsOpened: ({ params, ...input }) => notes.markAsOpened(member(input), params.id),
    markNewsAsRead: ({ params, ...input }) => notes.markAsRead(member(input), params.id),
    async getNewsCalendar({ org, me, params, locale, reply }) {
      const origin = await orgs.originOf(org.id, context.config.publicUrl);
      const { name, file } = await service.calendar(params.id, articleReader(org.id, me, locale), origin);
      const type = 'text/calendar; charset=utf-8; method=PUBLISH';
      return reply.header('content-disposition', contentDisposition('attachment', name)).type(type).send(file);
    },
    setNewsPublication: ({ params, body, locale, ...input }) => publication.set(member(input), params.id, body, locale),
  };
}
