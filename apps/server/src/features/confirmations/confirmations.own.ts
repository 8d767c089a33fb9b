import { and, asc, desc, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@foyer/api';
import type { Db } from '../../platform/db/client.ts';
import { jsonColumn, jsonList, jsonObject } from '../../platform/db/json.ts';
import { keptBy } from '../../platform/db/kept.ts';
import { localizedLocale, localizedText } from '../../platform/db/localized.ts';
import { todayIn } from '../../platform/db/today.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { offsetOf, paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { news } from '../../shared/content/news.tables.ts';
import { newsConfirmations } from './confirmations.tables.ts';
import { visibleNews } from '../../shared/content/news.visibility.ts';

type Reader = Pick<Me, 'id' | 'orgId'>;
type Open = Schemas['OpenConfirmationList']['results'][number];

const value = (name: string): SQL<string> => sql`${sql.placeholder(name)}::text`;

/** Which confirmations count for an article now. */
const present = and(eq(newsConfirmations.newsId, news.id), eq(newsConfirmations.asked, news.confirmationVersion));
const own = eq(newsConfirmations.userId, value('id'));
const asksNow = and(visibleNews(value('orgId')), eq(news.confirmationRequired, sql`true`));

/** Which page of a list, and for whom it is written. */
interface Reading extends PageRequest {
  locale: Locale;
  /** The customer's. */
  timeZone: string;
}

/** Reads what members have confirmed and have yet to. Both are part of every members' document: one statement each, which is built once. */
export function createOwnConfirmations(db: Pick<Db, 'select'>) {
  const confirmed = db
    .select({ id: news.id })
    .from(newsConfirmations)
    .innerJoin(news, present)
    .where(and(own, asksNow))
    .orderBy(desc(newsConfirmations.confirmedAt), news.id)
    .prepare('confirmed');

  const given = db
    .select({ one: sql`1` })
    .from(newsConfirmations)
    .where(and(present, own));
  const isOpen = and(asksNow, notExists(given));

  const openIn = keptBy((locale: Locale) => {
    const { id, title, confirmationDueDay: dueDay, publishDate } = news;
    const order = sql`${asc(dueDay)}, ${asc(publishDate)}, ${asc(id)}`;
    const found = sql`select ${id} from ${news} where ${isOpen} order by ${order} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;
    const row = jsonObject<Open>({
      news_id: id,
      title: sql`coalesce(${localizedText(title, locale)}, '')`,
      content_locale: localizedLocale(title, locale),
      due_day: dueDay,
      overdue: sql`coalesce(${dueDay} < ${todayIn(value('timeZone'))}, false)`,
    });
    const rows = jsonList(row, order);
    return db
      .select({
        total: sql`(select count(*) from ${news} where ${isOpen})`.mapWith(Number),
        results: jsonColumn({ ...rows, sql: sql`(select ${rows.sql} from ${news} where ${id} in (${found}))` }),
      })
      .from(sql`(values (1)) one`)
      .prepare('open');
  });

  return {
    /** The articles whose present demand a member has fulfilled, the latest confirmed first; of those that they see. */
    async listConfirmed({ id, orgId }: Reader): Promise<string[]> {
      return (await confirmed.execute({ id, orgId })).map((row) => row.id);
    },

    /** A page of the articles that a member sees and has yet to confirm, what is due first before the others. */
    async listOpen({ id, orgId }: Reader, { locale, timeZone, ...page }: Reading): Promise<Schemas['OpenConfirmationList']> {
      const [open] = await openIn(locale).execute({ id, orgId, timeZone, limit: page.limit, offset: offsetOf(page) });
      const { total, results } = open!;
      return { results, total, pagination: paginate(page, total) };
    },
  };
}
