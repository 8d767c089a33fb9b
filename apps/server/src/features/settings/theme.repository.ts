import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import type { ThemeChoice } from './theme.input.ts';

/** Writes the customer's look. */
export function createThemeRepository(db: Pick<Db, 'select' | 'update'>) {
  return {
    /** What is stored; no one else changes it until the transaction ends. */
    async lock(orgId: string): Promise<ThemeChoice | undefined> {
      const { brandColor, cornerStyle, fontPair, logoId } = orgs;
      const [row] = await db
        .select({ brandColor, cornerStyle, fontPair, logoId })
        .from(orgs)
        .where(eq(orgs.id, orgId))
        .for('no key update');
      return row;
    },
    async save(orgId: string, choice: ThemeChoice): Promise<void> {
      await db.update(orgs).set(choice).where(eq(orgs.id, orgId));
    },
    async findMedium(orgId: string, id: string) {
      const [row] = await db
        .select({ type: media.type, width: media.width, height: media.height, visibility: media.visibility })
        .from(media)
        .where(and(eq(media.orgId, orgId), eq(media.id, id)));
      return row;
    },
  };
}
export type ThemeRepository = ReturnType<typeof createThemeRepository>;
