import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { news } from '../../shared/content/news.tables.ts';
import { newsConfirmations } from './confirmations.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';
import { existing, statusNow, visibleNews } from '../../shared/content/news.visibility.ts';

const { confirmationRequired, confirmationVersion, confirmationDueDay, confirmationPending, contentVersion } = getTableColumns(news);
const demand = { confirmationRequired, confirmationVersion, confirmationDueDay, confirmationPending, contentVersion };

/** Who asks for the confirmation of which article. */
export interface Asking {
  orgId: string;
  newsId: string;
  actorId: string;
}

/** What an article asks for. */
export type DemandRow = Pick<typeof news.$inferSelect, keyof typeof demand>;

/** When it is published decides when members are notified. */
const timing = { publishDate: news.publishDate, status: statusNow };

/**
 * What a member has confirmed of what is asked now, to be joined for each. It is looked up by its key: as a plain join, a database that does not know yet
 * how many have confirmed goes through all of them for every member.
 */
export const presentConfirmation = (db: Pick<Db, 'select'>) =>
  db
    .select()
    .from(newsConfirmations)
    .where(
      and(
        eq(newsConfirmations.newsId, news.id),
        eq(newsConfirmations.asked, news.confirmationVersion),
        eq(newsConfirmations.userId, users.id),
      ),
    )
    .limit(1)
    .as('confirmation');

/** Reads and writes what members confirm; in a transaction where it is given one. */
export function createConfirmationsRepository(db: Pick<Db, 'select' | 'insert' | 'update'>) {
  const confirmation = presentConfirmation(db);
  return {
    /** What a member has confirmed of an article that asks for it; undefined where they see none. */
    async find(orgId: string, newsId: string, userId: string) {
      const [row] = await db
        .select({ ...demand, confirmedAt: newsConfirmations.confirmedAt })
        .from(news)
        .leftJoin(
          newsConfirmations,
          and(
            eq(newsConfirmations.newsId, news.id),
            eq(newsConfirmations.userId, userId),
            eq(newsConfirmations.asked, news.confirmationVersion),
          ),
        )
        .where(and(visibleNews(orgId), eq(news.id, newsId), eq(news.confirmationRequired, true)));
      return row;
    },

    /** Reads what the article asks for and keeps editors from changing it until the transaction ends. */
    async share(orgId: string, newsId: string): Promise<DemandRow | undefined> {
      const [row] = await db
        .select(demand)
        .from(news)
        .where(and(visibleNews(orgId), eq(news.id, newsId), eq(news.confirmationRequired, true)))
        .for('share');
      return row;
    },

    /** Stores it once; a repetition changes nothing. */
    async add(confirmation: Omit<typeof newsConfirmations.$inferInsert, 'confirmedAt'>): Promise<void> {
      await db.insert(newsConfirmations).values(confirmation).onConflictDoNothing();
    },

    /** What an editor may change, published or not; locked for the transaction where it is to be changed. */
    async findDemand(orgId: string, newsId: string, lock = false) {
      const query = db
        .select({ ...demand, ...timing })
        .from(news)
        .where(and(eq(news.orgId, orgId), eq(news.id, newsId), existing));
      const [row] = await (lock ? query.for('update') : query);
      return row;
    },

    async saveDemand(orgId: string, newsId: string, change: DemandRow & { confirmationAskedBy?: string }): Promise<void> {
      await db
        .update(news)
        .set(change)
        .where(and(eq(news.orgId, orgId), eq(news.id, newsId), existing));
    },

    /** How many are asked, and how many of them have confirmed. */
    async count(orgId: string, newsId: string): Promise<{ asked: number; confirmed: number }> {
      const [row] = await db
        .select({ asked: count(users.id), confirmed: count(confirmation.userId) })
        .from(news)
        .innerJoin(users, visiblePeople(orgId))
        .leftJoinLateral(confirmation, sql`true`)
        .where(and(eq(news.orgId, orgId), eq(news.id, newsId), existing));
      return row!;
    },
  };
}
