import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';

/** Gives guests these media as soon as they may see what they hang on (record 30). */
export async function giveToGuests(db: Pick<Db, 'update'>, orgId: string, mediaIds: readonly string[]): Promise<void> {
  if (mediaIds.length === 0) return;
  await db
    .update(media)
    .set({ visibility: 'public' })
    // One value however many there are: a statement takes 65,535.
    .where(
      and(eq(media.orgId, orgId), eq(media.visibility, 'members'), sql`${media.id} = any(${sql.param([...new Set(mediaIds)])}::text[])`),
    );
}
