import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm';
import type { Schemas } from '@foyer/api';
import type { Db } from '../../platform/db/client.ts';
import { localizedLocale, localizedText } from '../../platform/db/localized.ts';
import { todayIn } from '../../platform/db/today.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { offsetOf, paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { news } from '../../shared/content/news.tables.ts';
import { newsConfirmations } from './confirmations.tables.ts';
import { visibleNews } from '../../shared/content/news.visibility.ts';

/** Which confirmations count for an article now. */
const present = and(eq(newsConfirmations.newsId, news.id), eq(newsConfirmations.asked, news.confirmationVersion));
const asksNow = (orgId: string) => and(visibleNews(orgId), eq(news.confirmationRequired, true));

/** The articles whose present demand a member has fulfilled, the latest confirmed first; of those that they see. */
export async function listConfirmed(db: Pick<Db, 'select'>, orgId: string, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: news.id })
    .from(newsConfirmations)
    .innerJoin(news, present)
    .where(and(eq(newsConfirmations.userId, userId), asksNow(orgId)))
    .orderBy(desc(newsConfirmations.confirmedAt), news.id);
  return rows.map(({ id }) => id);
}

/** Which page of a list, and for whom it is written. */
interface Reading extends PageRequest {
  locale: Locale;
  /** The customer's. */
  timeZone: string;
}

/** A page of the articles that a member sees and has yet to confirm, what is due first before the others. */
export async function listOpen(
  db: Pick<Db, 'select' | '$count'>,
  { id: userId, orgId }: Pick<Me, 'id' | 'orgId'>,
  { locale, timeZone, ...page }: Reading,
): Promise<Schemas['OpenConfirmationList']> {
  const given = db
    .select({ one: sql`1` })
    .from(newsConfirmations)
    .where(and(present, eq(newsConfirmations.userId, userId)));
  const open = and(asksNow(orgId), notExists(given));
  const [total, results] = await Promise.all([
    db.$count(news, open),
    db
      .select({
        news_id: news.id,
        title: sql<string>`coalesce(${localizedText(news.title, locale)}, '')`,
        content_locale: localizedLocale(news.title, locale),
        due_day: news.confirmationDueDay,
        overdue: sql<boolean>`coalesce(${news.confirmationDueDay} < ${todayIn(timeZone)}, false)`,
      })
      .from(news)
      .where(open)
      .orderBy(asc(news.confirmationDueDay), asc(news.publishDate), asc(news.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  return { results, total, pagination: paginate(page, total) };
}
