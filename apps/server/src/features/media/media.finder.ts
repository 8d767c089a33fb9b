import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { embedSites } from '../../shared/embed/embed.tables.ts';
import type { GrantSubject } from '../../shared/embed/media-grants.ts';
import { users } from '../../shared/people/people.tables.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';
import { shownOnWebsites } from '../../shared/people/websites.policy.ts';
import { hiddenFrom, limited, type MediaReader } from './media.access.ts';

/** Reads media that are asked for by their address. */
export function createMediaFinder({ db }: Pick<Context, 'db'>) {
  return {
    /** The org's media among the ids, and whether they hang on something that is not, or not always, public. */
    findLimited: async (orgId: string, ids: readonly string[]) =>
      db
        .select({ ...getTableColumns(media), limited })
        .from(media)
        .where(and(eq(media.orgId, orgId), inArray(media.id, [...ids]))),

    /** Whether who a grant was written for may still read: the website is there and switched on, and the member active, or the website open to guests. */
    async isHeld(orgId: string, { siteId, userId }: GrantSubject): Promise<boolean> {
      const site = and(eq(embedSites.orgId, orgId), eq(embedSites.id, siteId), eq(embedSites.enabled, true));
      const [row] =
        userId === null
          ? await db
              .select({ id: embedSites.id })
              .from(embedSites)
              .where(and(site, eq(embedSites.guests, true)))
          : await db
              .select({ id: embedSites.id })
              .from(embedSites)
              .innerJoin(users, eq(users.orgId, embedSites.orgId))
              .where(and(site, eq(users.id, userId), eq(users.active, true)));
      return row !== undefined;
    },

    /** Which of these media are portraits of members who let websites show them to everyone. */
    async onWebsites(orgId: string, ids: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ id: users.imageId })
        .from(users)
        .where(and(visiblePeople(orgId), inArray(users.imageId, [...ids]), shownOnWebsites));
      return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
    },

    /** Which of limited media are kept from the reader. */
    async hidden(orgId: string, ids: readonly string[], reader: MediaReader): Promise<Set<string>> {
      const rows = await db
        .select({ id: media.id, hidden: hiddenFrom(reader) })
        .from(media)
        .where(and(eq(media.orgId, orgId), inArray(media.id, [...ids])));
      return new Set(rows.filter(({ hidden }) => hidden).map(({ id }) => id));
    },
  };
}

/** See `createMediaFinder`. */
export type MediaFinder = ReturnType<typeof createMediaFinder>;
