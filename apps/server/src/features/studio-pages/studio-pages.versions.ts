import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { pageVersions } from '../../shared/content/page-versions.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import type { Content } from './studio-pages.content.ts';

/** So many versions of a page are kept. */
const keptVersions = 50;

type PageVersion = typeof pageVersions.$inferInsert;

/** Reads and writes the versions of a page; in a transaction where it is given one. */
export function createPageVersions(db: Pick<Db, 'select' | 'insert' | 'delete'>, orgId: string, pageId: string) {
  const ofPage = and(eq(pageVersions.orgId, orgId), eq(pageVersions.pageId, pageId));
  const at = (version: number) => and(ofPage, eq(pageVersions.version, version));

  async function add(kept: Omit<PageVersion, 'orgId' | 'pageId'>): Promise<void> {
    await db
      .insert(pageVersions)
      .values({ ...kept, orgId, pageId })
      .onConflictDoNothing();
    const newest = await db
      .select({ version: pageVersions.version })
      .from(pageVersions)
      .where(ofPage)
      .orderBy(desc(pageVersions.version))
      .limit(keptVersions);
    const versions = newest.map(({ version }) => version);
    await db.delete(pageVersions).where(and(ofPage, notInArray(pageVersions.version, versions)));
  }

  return {
    add,

    /** Keeps what readers saw until now, unless that is the version that was published last: pages are changed elsewhere as well. */
    async addLive(live: Omit<PageVersion, 'orgId' | 'pageId' | 'kind'>): Promise<void> {
      const [last] = await db
        .select({ content: pageVersions.content })
        .from(pageVersions)
        .where(and(ofPage, eq(pageVersions.kind, 'published')))
        .orderBy(desc(pageVersions.version))
        .limit(1);
      if (!isDeepStrictEqual(last?.content, live.content)) await add({ ...live, kind: 'published' });
    },

    /** The newest first. */
    list: async () =>
      db
        .select({ version: pageVersions.version, kind: pageVersions.kind, savedAt: pageVersions.savedAt, savedBy: personColumns })
        .from(pageVersions)
        .leftJoin(users, eq(users.id, pageVersions.savedBy))
        .where(ofPage)
        .orderBy(desc(pageVersions.version)),

    async find(version: number): Promise<Content | undefined> {
      const [row] = await db.select({ content: pageVersions.content }).from(pageVersions).where(at(version));
      return row?.content;
    },
  };
}
