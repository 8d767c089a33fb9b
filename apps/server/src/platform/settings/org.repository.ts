import type { OrgSettings } from '@foyer/settings';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { orgs } from '../orgs/orgs.tables.ts';

/** A customer's settings and look, as they are stored. */
export type OrgRecord = Pick<typeof orgs.$inferSelect, 'id' | 'settings' | 'brandColor' | 'cornerStyle' | 'fontPair' | 'logoId'>;

/** The SQL of customers and their settings. Given a transaction, everything happens in it. */
export function createOrgRepository(db: Pick<Db, 'select' | 'update'>) {
  const columns = {
    id: orgs.id,
    settings: orgs.settings,
    brandColor: orgs.brandColor,
    cornerStyle: orgs.cornerStyle,
    fontPair: orgs.fontPair,
    logoId: orgs.logoId,
  };
  return {
    /** All customers, the oldest first. */
    list: () => db.select({ id: orgs.id, name: orgs.name, hosts: orgs.hosts }).from(orgs).orderBy(asc(orgs.createdAt), asc(orgs.id)),

    async find(id: string): Promise<OrgRecord | undefined> {
      const [row] = await db.select(columns).from(orgs).where(eq(orgs.id, id));
      return row;
    },

    /** Like `find`; no one else changes it until the transaction ends. What only belongs to the customer can be written. */
    async findForChange(id: string): Promise<OrgRecord | undefined> {
      const [row] = await db.select(columns).from(orgs).where(eq(orgs.id, id)).for('no key update');
      return row;
    },

    async saveSettings(id: string, settings: OrgSettings): Promise<void> {
      await db.update(orgs).set({ settings }).where(eq(orgs.id, id));
    },
  };
}
