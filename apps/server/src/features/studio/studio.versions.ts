import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { users } from '../../shared/people/people.tables.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import type { Content } from './studio.content.ts';
import { newsVersions } from './studio.tables.ts';

/** Saves of one editor that follow each other within this make one version. */
const togetherMs = 10 * 60_000;
/** So many versions of an article are kept. */
const keptVersions = 50;

/** A save of an article. */
export interface Save {
  newsId: string;
  version: number;
  content: Content;
  savedAt: Date;
  savedBy: string | null;
}

/** Reads and writes the versions of articles; in a transaction where it is given one. */
export function createVersions(db: Pick<Db, 'select' | 'insert' | 'delete'>) {
  const newest = (newsId: string, limit: number) =>
    db
      .select({ version: newsVersions.version })
      .from(newsVersions)
      .where(eq(newsVersions.newsId, newsId))
      .orderBy(desc(newsVersions.version))
      .limit(limit);

  return {
    /** Keeps a save; it takes the place of the last one if that was the same editor's and not long ago. Answers whether it is a version of its own. */
    async add(save: Save): Promise<boolean> {
      const { newsId, savedBy, savedAt } = save;
      const [last] = await db
        .select({ version: newsVersions.version, begunAt: newsVersions.begunAt, savedBy: newsVersions.savedBy })
        .from(newsVersions)
        .where(eq(newsVersions.newsId, newsId))
        .orderBy(desc(newsVersions.version))
        .limit(1);
      const together = last && savedBy !== null && last.savedBy === savedBy && savedAt.getTime() - last.begunAt.getTime() < togetherMs;
      if (together) await db.delete(newsVersions).where(and(eq(newsVersions.newsId, newsId), eq(newsVersions.version, last.version)));
      await db.insert(newsVersions).values({ ...save, begunAt: together ? last.begunAt : savedAt });
      if (together) return false;
      const kept = (await newest(newsId, keptVersions)).map(({ version }) => version);
      await db.delete(newsVersions).where(and(eq(newsVersions.newsId, newsId), notInArray(newsVersions.version, kept)));
      return true;
    },

    /** Whether any is kept. */
    some: async (newsId: string): Promise<boolean> => (await newest(newsId, 1)).length > 0,

    /** The newest first. */
    list: async (newsId: string) =>
      db
        .select({ version: newsVersions.version, savedAt: newsVersions.savedAt, savedBy: personColumns })
        .from(newsVersions)
        .leftJoin(users, eq(users.id, newsVersions.savedBy))
        .where(eq(newsVersions.newsId, newsId))
        .orderBy(desc(newsVersions.version)),

    async find(newsId: string, version: number): Promise<Content | undefined> {
      const [row] = await db
        .select({ content: newsVersions.content })
        .from(newsVersions)
        .where(and(eq(newsVersions.newsId, newsId), eq(newsVersions.version, version)));
      return row?.content;
    },
  };
}
