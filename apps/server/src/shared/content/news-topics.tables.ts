import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from '../../platform/db/columns.ts';
import type { LocalizedText } from '../../platform/db/types.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { news } from './news.tables.ts';

/** What articles are about. Unlike its one category an article has any number of topics. */
export const newsTopics = pgTable(
  'news_topics',
  {
    id: id(),
    orgId: orgId(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [index('news_topics_org').on(t.orgId, t.position)],
);

/** Which articles are on which topics, of the same customer. */
export const newsTopicArticles = pgTable(
  'news_topic_articles',
  {
    newsId: text('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    topicId: text('topic_id')
      .notNull()
      .references(() => newsTopics.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.newsId, t.topicId] }), index('news_topic_articles_topic').on(t.topicId)],
);
