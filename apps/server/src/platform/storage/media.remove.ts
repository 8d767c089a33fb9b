import { rm } from 'node:fs/promises';
import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { media } from '../orgs/orgs.tables.ts';
import { widths } from './media.address.ts';
import { bytesPath } from './media.store.ts';
import { createVariants } from './media.variants.ts';

/** Removes media and those of their bytes that no other medium has. Unknown ids are passed over. */
export async function removeMedia({ db, mediaDir }: Pick<Context, 'db' | 'mediaDir'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db
    .delete(media)
    .where(inArray(media.id, [...ids]))
    .returning({ hash: media.hash, type: media.type, width: media.width });
  const hashes = gone.map(({ hash }) => hash);
  if (hashes.length === 0) return;
  const shared = await db.select({ hash: media.hash }).from(media).where(inArray(media.hash, hashes));
  const kept = new Set(shared.map(({ hash }) => hash));
  const { pathOf } = createVariants(mediaDir);
  const unused = gone.filter(({ hash }) => !kept.has(hash));
  const paths = unused.flatMap((row) => [bytesPath(mediaDir, row.hash), ...widths.map((width) => pathOf(row, width))]);
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}
