import { and, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { localizedText } from '../../platform/db/localized.ts';
import { news } from '../../shared/content/news.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { visibleNews } from '../../shared/content/news.visibility.ts';

/** Reads what the TV page shows of articles beyond their teasers. */
export function createBubbleToolRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** Contents, galleries and attachments of published articles, by their ids. */
    async contents(orgId: string, ids: readonly string[], locale: Locale) {
      if (ids.length === 0) return new Map<string, ContentRow>();
      const { id, imageId, galleryIds, attachmentIds } = news;
      const rows: ContentRow[] = await db
        .select({ id, imageId, galleryIds, attachmentIds, content: localizedText(news.content, locale) })
        .from(news)
        .where(and(visibleNews(orgId), inArray(id, [...ids])));
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}
export type BubbleToolRepository = ReturnType<typeof createBubbleToolRepository>;

/** An article's row beyond its teaser. */
export interface ContentRow {
  id: string;
  imageId: string | null;
  galleryIds: string[];
  attachmentIds: string[];
  content: string | null;
}
