import type { Schemas } from '@foyer/api';
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { localizedText } from '../../platform/db/localized.ts';
import { news } from '../../shared/content/news.tables.ts';
import { newsTopicArticles, newsTopics } from '../../shared/content/news-topics.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { type NewsSelection, selected } from './news.selection.ts';
import { everyStatus } from '../../shared/content/news.visibility.ts';

type Topic = Schemas['NewsTopic'];

/** An article's topics in the customer's order, as a column of the article's row: a list stays one query. */
export const topicsOfArticle = (locale: Locale): SQL<Topic[]> => sql<Topic[]>`coalesce((
  select json_agg(json_build_object('id', ${newsTopics.id}, 'name', coalesce(${localizedText(newsTopics.name, locale)}, ''))
    order by ${newsTopics.position}, ${newsTopics.id})
  from ${newsTopicArticles} inner join ${newsTopics} on ${newsTopics.id} = ${newsTopicArticles.topicId}
  where ${newsTopicArticles.newsId} = ${news.id} and ${newsTopics.orgId} = ${news.orgId}), '[]'::json)`;

/** Everything that a reader may see who may make this selection: states are named by editors alone. */
const seenWith = ({ orgId, statuses }: NewsSelection): NewsSelection => ({ orgId, ...(statuses?.length && { statuses: everyStatus }) });

/** Reads the topics of news. */
export function createTopicsRepository({ db }: Pick<Context, 'db'>) {
  const articlesOf = (selection: NewsSelection) =>
    db
      .select({ found: sql`1` })
      .from(newsTopicArticles)
      .innerJoin(news, eq(news.id, newsTopicArticles.newsId))
      .where(and(eq(newsTopicArticles.topicId, newsTopics.id), selected(selection)));

  return {
    /**
     * The topics that articles of the selection have, and those that are chosen already, in the customer's order; none whose articles the reader may not
     * see, chosen or not.
     */
    list: async (selection: NewsSelection, chosen: readonly string[], locale: Locale) =>
      db
        .select({ id: newsTopics.id, name: localizedText(newsTopics.name, locale) })
        .from(newsTopics)
        .where(
          and(
            eq(newsTopics.orgId, selection.orgId),
            exists(articlesOf(seenWith(selection))),
            or(exists(articlesOf(selection)), chosen.length > 0 ? inArray(newsTopics.id, [...chosen]) : undefined),
          ),
        )
        .orderBy(newsTopics.position, newsTopics.id),
  };
}
export type TopicsRepository = ReturnType<typeof createTopicsRepository>;
