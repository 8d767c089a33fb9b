import { removeBytes } from '@foyer/media-files';
import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { media } from '../orgs/orgs.tables.ts';
import { widths } from './media.address.ts';

/** Removes media and those of their bytes that no other medium has. Unknown ids are passed over. */
export async function removeMedia({ db, mediaDir }: Pick<Context, 'db' | 'mediaDir'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db
    .delete(media)
    .where(inArray(media.id, [...ids]))
    .returning({ hash: media.hash });
  const hashes = gone.map(({ hash }) => hash);
  if (hashes.length === 0) return;
  const shared = await db.select({ hash: media.hash }).from(media).where(inArray(media.hash, hashes));
  const kept = new Set(shared.map(({ hash }) => hash));
  await Promise.all(hashes.filter((hash) => !kept.has(hash)).map((hash) => removeBytes(mediaDir, hash, widths)));
}
