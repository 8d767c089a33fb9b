import { desc, isNotNull, sql } from 'drizzle-orm';
import { and } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { news } from '../../shared/content/news.tables.ts';
import { todayIn } from '../../platform/db/today.ts';
import { eventEnd } from './news.selection.ts';
import { findableNews } from '../../shared/content/news.visibility.ts';

/** An event of longer than this is offered in its first months alone. */
const longestEvent = sql`interval '2 years'`;

/** Whose articles' dates are read: an org's, and those that are not out where they are an editor's to filter. */
export interface DatesReader {
  orgId: string;
  timeZone: string;
  editor: boolean;
}

/** Reads what the dates of an org's articles offer to filter by. */
export function createNewsDatesRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** The months in which something was published, by the customer's calendar, the newest first: `2026-11`. */
    async publishedMonths({ orgId, timeZone, editor }: DatesReader): Promise<string[]> {
      const month = sql<string>`to_char(${news.publishDate} at time zone ${timeZone}::text, 'YYYY-MM')`.as('month');
      const rows = await db
        .selectDistinct({ month })
        .from(news)
        .where(findableNews(orgId, { editor }))
        .orderBy(desc(sql`month`));
      return rows.map((row) => row.month);
    },

    /** The months in which an announced event takes place, the latest first. */
    async eventMonths({ orgId, editor }: DatesReader): Promise<string[]> {
      const last = sql`least(${eventEnd}, ${news.eventFirstDay} + ${longestEvent})`;
      const days = sql`generate_series(date_trunc('month', ${news.eventFirstDay}::timestamp), ${last}::timestamp, interval '1 month')`;
      const rows = await db
        .selectDistinct({ month: sql<string>`to_char(day, 'YYYY-MM')`.as('month') })
        .from(news)
        .crossJoinLateral(sql`${days} as day`)
        .where(and(findableNews(orgId, { editor }), isNotNull(news.eventFirstDay)))
        .orderBy(desc(sql`month`));
      return rows.map((row) => row.month);
    },

    /** Whether there are events to come and past ones. */
    async eventSides({ orgId, timeZone, editor }: DatesReader): Promise<{ upcoming: boolean; past: boolean }> {
      const some = (condition: ReturnType<typeof sql>) => sql<boolean>`coalesce(bool_or(${condition}), false)`;
      const [row] = await db
        .select({ upcoming: some(sql`${eventEnd} >= ${todayIn(timeZone)}`), past: some(sql`${eventEnd} < ${todayIn(timeZone)}`) })
        .from(news)
        .where(findableNews(orgId, { editor }));
      return row!;
    },
  };
}
export type NewsDatesRepository = ReturnType<typeof createNewsDatesRepository>;
