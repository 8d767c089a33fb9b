import { and, eq, inArray } from 'drizzle-orm';
import { paths } from '@foyer/links';
import type { Context } from '../../platform/context.ts';
import { localizedLocale, localizedText } from '../../platform/db/localized.ts';
import { idsOf, mapLocalized, wordsOfHtml } from '../../shared/search/search-text.ts';
import { news, newsCategories } from '../../shared/content/news.tables.ts';
import { existing, publicationColumns, published } from '../../shared/content/news.visibility.ts';
import { toPublication } from '../../shared/content/publication.presenter.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import type { SearchSource } from '../../shared/search/search-source.ts';
import { newsTopicArticles, newsTopics } from '../../shared/content/news-topics.tables.ts';

const picture = joinedImage('picture', news);

/** Articles are found by title, teaser, text, category and topics. */
export function createNewsSearch({ db, settings }: Pick<Context, 'db' | 'settings'>): SearchSource {
  return {
    kind: 'news',
    async entries(orgId, ids) {
      const [rows, topics] = await Promise.all([
        db
          .select({
            id: news.id,
            title: news.title,
            teaser: news.teaser,
            content: news.content,
            at: news.publishDate,
            category: newsCategories.name,
          })
          .from(news)
          .leftJoin(newsCategories, eq(newsCategories.id, news.categoryId))
          .where(and(eq(news.orgId, orgId), inArray(news.id, [...ids]))),
        db
          .select({ newsId: newsTopicArticles.newsId, name: newsTopics.name })
          .from(newsTopicArticles)
          .innerJoin(newsTopics, and(eq(newsTopics.id, newsTopicArticles.topicId), eq(newsTopics.orgId, orgId)))
          .where(inArray(newsTopicArticles.newsId, [...ids])),
      ]);
      return rows.map(({ id, title, teaser, content, at, category }) => {
        const about = topics.filter(({ newsId }) => newsId === id).map(({ name }) => name);
        return { id, title, body: [teaser, mapLocalized(content, wordsOfHtml), category, ...about], at, sort: '' };
      });
    },
    visible: ({ editor }) => ({ table: news, where: editor ? existing : published }),
    async hits(found, { orgId, locale, editor }) {
      const rows = await db
        .select({
          ...publicationColumns,
          id: news.id,
          title: localizedText(news.title, locale),
          contentLocale: localizedLocale(news.title, locale),
          image: picture.columns,
        })
        .from(news)
        .leftJoin(picture.table, picture.on)
        .where(and(eq(news.orgId, orgId), inArray(news.id, idsOf(found))));
      const { timeZone } = await settings.of(orgId);
      return rows.map((row) => ({
        id: row.id,
        title: row.title ?? '',
        url: paths.article(row.id),
        image: toImage(row.image, locale),
        date: row.publishDate.toISOString(),
        content_locale: row.contentLocale,
        ...(editor && { publication: toPublication(row, timeZone) }),
      }));
    },
  };
}
