import { removeBytes } from '@foyer/media-files';
import { inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { media } from '../orgs/orgs.tables.ts';
import { widths } from './media.address.ts';

type Where = Pick<Context, 'db' | 'mediaDir'>;

/** Removes the media that fit, and those of their bytes that no other medium has. Gives the ids of what is gone. */
export async function removeMediaWhere({ db, mediaDir }: Where, condition: SQL): Promise<string[]> {
  const gone = await db.delete(media).where(condition).returning({ id: media.id, hash: media.hash });
  const hashes = gone.map(({ hash }) => hash);
  if (hashes.length === 0) return [];
  const shared = await db.select({ hash: media.hash }).from(media).where(inArray(media.hash, hashes));
  const kept = new Set(shared.map(({ hash }) => hash));
  await Promise.all(hashes.filter((hash) => !kept.has(hash)).map((hash) => removeBytes(mediaDir, hash, widths)));
  return gone.map(({ id }) => id);
}

/** Removes media. Unknown ids are passed over. */
export async function removeMedia(where: Where, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await removeMediaWhere(where, inArray(media.id, [...ids]));
}
