import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { localizedText } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { news } from '../../shared/content/news.tables.ts';
import { existing } from '../../shared/content/news.visibility.ts';
import { hotels } from '../../shared/people/people.tables.ts';
import { newsHotelNumbers, newsNumbers } from './news-numbers.tables.ts';

const mostDays = 90;

/** Reads the numbers of articles. */
export function createNumbersRepository({ db }: Pick<Context, 'db'>) {
  return {
    async find(orgId: string, id: string, locale: Locale) {
      const [row] = await db
        .select({ id: news.id, title: localizedText(news.title, locale) })
        .from(news)
        .where(and(eq(news.orgId, orgId), eq(news.id, id), existing));
      return row;
    },

    /** The newest first. */
    days: async (newsId: string) =>
      db.select().from(newsNumbers).where(eq(newsNumbers.newsId, newsId)).orderBy(desc(newsNumbers.day)).limit(mostDays),

    /** By name; those who are counted together come last, and with them those of hotels that are gone. */
    hotels: async (newsId: string) =>
      db
        .select({
          id: hotels.id,
          name: hotels.name,
          audience: sql<number>`sum(${newsHotelNumbers.audience})`.mapWith(Number),
          opened: sql<number>`sum(${newsHotelNumbers.opened})`.mapWith(Number),
          finished: sql<number>`sum(${newsHotelNumbers.finished})`.mapWith(Number),
          confirmed: sql<number | null>`sum(${newsHotelNumbers.confirmed})`.mapWith(Number),
        })
        .from(newsHotelNumbers)
        .leftJoin(hotels, eq(hotels.id, newsHotelNumbers.hotelId))
        .where(eq(newsHotelNumbers.newsId, newsId))
        .groupBy(hotels.id)
        .orderBy(sql`${hotels.name} asc nulls last`, asc(hotels.id)),
  };
}
