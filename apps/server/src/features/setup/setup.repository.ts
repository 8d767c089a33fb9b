import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { localizedText } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import type { MenuEntry } from '../../platform/settings/menu-entry.ts';
import { newsCategories } from '../../shared/content/news.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';

const logo = joinedImage('logo', { imageId: orgs.logoId, orgId: orgs.id });
const { brandColor, cornerStyle, fontPair, logoId } = orgs;

/** Reads and writes a customer as superadmins and editors set it up; in a transaction where it is given one. */
export function createSetupRepository(db: Pick<Db, 'select' | 'update'>) {
  return {
    async menu(orgId: string, lock = false): Promise<{ menu: unknown; settings: unknown } | undefined> {
      const query = db.select({ menu: orgs.menu, settings: orgs.settings }).from(orgs).where(eq(orgs.id, orgId));
      const [row] = await (lock ? query.for('no key update') : query);
      return row;
    },

    saveMenu: async (orgId: string, menu: MenuEntry[]): Promise<void> =>
      void (await db.update(orgs).set({ menu }).where(eq(orgs.id, orgId))),

    async look(orgId: string) {
      const [row] = await db
        .select({ brandColor, cornerStyle, fontPair, logoId, logo: logo.columns })
        .from(orgs)
        .leftJoin(logo.table, logo.on)
        .where(eq(orgs.id, orgId));
      return row;
    },

    /** The pages that members read, by title. */
    async pages(orgId: string, locale: Locale) {
      const title = localizedText(pages.title, locale);
      const rows = await db
        .select({ id: pages.id, title })
        .from(pages)
        .where(and(eq(pages.orgId, orgId), eq(pages.draft, false), isNull(pages.deletedAt)))
        .orderBy(title, pages.id);
      return rows.map(({ id, title: words }) => ({ id, title: words || id }));
    },

    async categories(orgId: string, locale: Locale) {
      const rows = await db
        .select({ id: newsCategories.id, title: localizedText(newsCategories.name, locale) })
        .from(newsCategories)
        .where(eq(newsCategories.orgId, orgId))
        .orderBy(newsCategories.position, newsCategories.id);
      return rows.map(({ id, title: words }) => ({ id, title: words || id }));
    },

    async medium(orgId: string, id: string) {
      const [row] = await db
        .select({ type: media.type, visibility: media.visibility })
        .from(media)
        .where(and(eq(media.orgId, orgId), eq(media.id, id)));
      return row;
    },

    /** Lets guests see a picture of the editors' library; others stay as they are. Gives whether it was kept from them before. */
    async publish(orgId: string, id: string): Promise<boolean> {
      const rows = await db
        .update(media)
        .set({ visibility: 'public' })
        .where(and(eq(media.orgId, orgId), eq(media.id, id), eq(media.library, true), eq(media.visibility, 'members')))
        .returning({ id: media.id });
      return rows.length > 0;
    },
  };
}
