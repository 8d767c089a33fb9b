import { isImage } from '@foyer/media-files';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import type { Me } from '../../platform/http/operation.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { createMediaFinder } from './media.finder.ts';

/** Why an editor may not show this medium as the picture of something that every member sees; undefined where they may. */
export async function pictureFault(db: Db, me: Me, id: string): Promise<'not_an_image' | 'not_allowed' | undefined> {
  const [row] = await db
    .select({ type: media.type })
    .from(media)
    .where(and(eq(media.orgId, me.orgId), eq(media.id, id)));
  const hidden = row && (await createMediaFinder({ db }).hidden(me.orgId, [id], { userId: me.id, editor: true }));
  if (!row || hidden?.has(id)) return 'not_allowed';
  return isImage(row.type) ? undefined : 'not_an_image';
}
