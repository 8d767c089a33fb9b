import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { LocalizedText } from '../../platform/db/types.ts';
import { existingPage } from '../../shared/content/news.visibility.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';

const logo = joinedImage('logo', { imageId: orgs.logoId, orgId: orgs.id });

const columns = {
  ...{ name: orgs.name, settings: orgs.settings, menu: orgs.menu },
  ...{ brandColor: orgs.brandColor, cornerStyle: orgs.cornerStyle, fontPair: orgs.fontPair, logo: logo.columns },
};

/** Reads the customer. */
export function createShellRepository({ db }: Pick<Context, 'db'>) {
  return {
    async findOrg(orgId: string) {
      const [row] = await db.select(columns).from(orgs).leftJoin(logo.table, logo.on).where(eq(orgs.id, orgId));
      return row;
    },

    /** An image that guests may see. */
    async publicImage(orgId: string, id: string) {
      const [row] = await db
        .select()
        .from(media)
        .where(and(eq(media.orgId, orgId), eq(media.id, id), eq(media.visibility, 'public')));
      return row ?? null;
    },

    /** The titles of pages that exist and are not in preparation, by id. */
    async pageTitles(orgId: string, ids: string[]) {
      if (ids.length === 0) return new Map<string, LocalizedText>();
      const rows = await db
        .select({ id: pages.id, title: pages.title })
        .from(pages)
        .where(and(eq(pages.orgId, orgId), inArray(pages.id, ids), eq(pages.draft, false), existingPage));
      return new Map(rows.map(({ id, title }) => [id, title]));
    },
  };
}
export type ShellRepository = ReturnType<typeof createShellRepository>;

/** A customer as the shell reads it. */
export type OrgRow = NonNullable<Awaited<ReturnType<ShellRepository['findOrg']>>>;
