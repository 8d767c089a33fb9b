import type { FeedItem } from '@foyer/feeds';
import { and, asc, desc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/client.ts';
import { webFeeds, webNews } from './webnews.tables.ts';

/** A feed as it is kept. */
export type FeedRow = typeof webFeeds.$inferSelect;

/** How an import of a feed has ended. */
export interface ImportedFeed {
  title: string;
  etag: string | null;
  lastModified: string | null;
}

/** A piece of news whose picture is still to be fetched. */
export type Pictureless = Pick<typeof webNews.$inferSelect, 'id' | 'imageUrl' | 'imageFailures'>;

const isDue = and(webFeeds.active, sql`${webFeeds.dueAt} <= now()`);
const inFuture = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

/** What a feed may change about news that are stored already. The date stays: a website that dates its news again would put them on top again and again. */
const changeable = {
  title: sql`excluded.title`,
  description: sql`excluded.description`,
  link: sql`excluded.link`,
  authorName: sql`excluded.author_name`,
  authorLink: sql`excluded.author_link`,
  imageUrl: sql`excluded.image_url`,
  // Another picture is fetched again.
  imageId: sql`case when excluded.image_url is not distinct from ${webNews.imageUrl} then ${webNews.imageId} end`,
  imageFailures: sql`case when excluded.image_url is not distinct from ${webNews.imageUrl} then ${webNews.imageFailures} else 0 end`,
};

/** Which feeds are due, and how their last import went. */
function createImports(db: Db) {
  return {
    listDue: async (): Promise<Pick<FeedRow, 'id' | 'orgId'>[]> =>
      db.select({ id: webFeeds.id, orgId: webFeeds.orgId }).from(webFeeds).where(isDue).orderBy(webFeeds.dueAt, webFeeds.id),

    async findDue(id: string): Promise<FeedRow | undefined> {
      const [row] = await db
        .select()
        .from(webFeeds)
        .where(and(eq(webFeeds.id, id), isDue));
      return row;
    },

    async succeed(id: string, { title, etag, lastModified }: ImportedFeed, pauseMs: number): Promise<void> {
      await db
        .update(webFeeds)
        .set({
          // Its operator's name for it counts more than its own.
          title: sql`coalesce(${webFeeds.title}, ${title || null})`,
          ...{ etag, lastModified, failures: 0, lastError: null },
          importedAt: sql`now()`,
          dueAt: inFuture(pauseMs),
        })
        .where(eq(webFeeds.id, id));
    },

    /** The website had nothing new. */
    async unchanged(id: string, pauseMs: number): Promise<void> {
      await db
        .update(webFeeds)
        .set({ failures: 0, lastError: null, importedAt: sql`now()`, dueAt: inFuture(pauseMs) })
        .where(eq(webFeeds.id, id));
    },

    async fail(id: string, pauseMs: number, lastError: string): Promise<void> {
      await db
        .update(webFeeds)
        .set({ failures: sql`${webFeeds.failures} + 1`, dueAt: inFuture(pauseMs), lastError })
        .where(eq(webFeeds.id, id));
    },
  };
}

/** The news that feeds have brought. */
function createKeptNews(db: Db) {
  return {
    /** Stores a feed's news and updates those that were there before. Answers how many are new. */
    async keep({ id: feedId, orgId }: Pick<FeedRow, 'id' | 'orgId'>, items: readonly FeedItem[]): Promise<number> {
      if (items.length === 0) return 0;
      const written = await db
        .insert(webNews)
        .values(items.map((item) => ({ id: uuidv7(), orgId, feedId, ...item })))
        .onConflictDoUpdate({ target: [webNews.feedId, webNews.guid], set: changeable })
        .returning({ isNew: sql<boolean>`xmax = 0` });
      return written.filter(({ isNew }) => isNew).length;
    },

    /** Forgets all but the newest `count` of a feed; answers the ids of their pictures. */
    async prune(feedId: string, count: number): Promise<string[]> {
      const kept = db
        .select({ id: webNews.id })
        .from(webNews)
        .where(eq(webNews.feedId, feedId))
        .orderBy(desc(webNews.publishedAt), asc(webNews.id))
        .limit(count);
      const gone = await db
        .delete(webNews)
        .where(and(eq(webNews.feedId, feedId), sql`${webNews.id} not in ${kept}`))
        .returning({ imageId: webNews.imageId });
      return gone.flatMap(({ imageId }) => imageId ?? []);
    },

    /** News of a feed that have a picture we do not have, the newest first. */
    pictureless: async (feedId: string, limit: number, maxFailures: number): Promise<Pictureless[]> =>
      db
        .select({ id: webNews.id, imageUrl: webNews.imageUrl, imageFailures: webNews.imageFailures })
        .from(webNews)
        .where(
          and(eq(webNews.feedId, feedId), isNotNull(webNews.imageUrl), isNull(webNews.imageId), lt(webNews.imageFailures, maxFailures)),
        )
        .orderBy(desc(webNews.publishedAt), asc(webNews.id))
        .limit(limit),

    /** Gives news their picture unless they have one by now or another one was meant; answers whether it is theirs. */
    async setPicture(id: string, imageUrl: string, imageId: string): Promise<boolean> {
      const set = await db
        .update(webNews)
        .set({ imageId })
        .where(and(eq(webNews.id, id), eq(webNews.imageUrl, imageUrl), isNull(webNews.imageId)))
        .returning({ id: webNews.id });
      return set.length > 0;
    },

    async failPicture(id: string, failures: number): Promise<void> {
      await db.update(webNews).set({ imageFailures: failures }).where(eq(webNews.id, id));
    },
  };
}

/** The SQL of importing. Moments come from the database's clock, which all processes share. */
export const createFeedsRepository = (db: Db) => ({ ...createImports(db), ...createKeptNews(db) });

/** See `createFeedsRepository`. */
export type FeedsRepository = ReturnType<typeof createFeedsRepository>;

/** Adds, names and removes feeds, as operators do. */
export function createFeedListRepository(db: Db) {
  return {
    list: async (orgId: string) =>
      db
        .select({ feed: webFeeds, news: db.$count(webNews, eq(webNews.feedId, webFeeds.id)) })
        .from(webFeeds)
        .where(eq(webFeeds.orgId, orgId))
        .orderBy(webFeeds.createdAt, webFeeds.id),

    /** By id or address. */
    async find(orgId: string, which: string): Promise<FeedRow | undefined> {
      const [row] = await db
        .select()
        .from(webFeeds)
        .where(and(eq(webFeeds.orgId, orgId), or(eq(webFeeds.id, which), eq(webFeeds.url, which))));
      return row;
    },

    /** Undefined where the customer has it already. */
    async insert(row: typeof webFeeds.$inferInsert): Promise<FeedRow | undefined> {
      const [written] = await db
        .insert(webFeeds)
        .values(row)
        .onConflictDoNothing({ target: [webFeeds.orgId, webFeeds.url] })
        .returning();
      return written;
    },

    /** Removes a feed with its news; answers the ids of their pictures and how many news there were. */
    async remove(id: string): Promise<{ pictures: string[]; news: number }> {
      return db.transaction(async (tx) => {
        const gone = await tx.delete(webNews).where(eq(webNews.feedId, id)).returning({ imageId: webNews.imageId });
        await tx.delete(webFeeds).where(eq(webFeeds.id, id));
        return { pictures: gone.flatMap(({ imageId }) => imageId ?? []), news: gone.length };
      });
    },

    /** Switches the repeated import; answers whether it was the other way before. */
    async setActive(id: string, active: boolean): Promise<boolean> {
      const changed = await db
        .update(webFeeds)
        .set({ active, dueAt: sql`now()`, failures: 0 })
        .where(and(eq(webFeeds.id, id), ne(webFeeds.active, active)))
        .returning({ id: webFeeds.id });
      return changed.length > 0;
    },
  };
}
