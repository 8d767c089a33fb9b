import { removeBytes, StoreUnavailable } from '@foyer/media-files';
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { Away, defineJob } from '../jobs/job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { media } from '../orgs/orgs.tables.ts';
import { widths } from './media.address.ts';
import { lockBytes } from './media.lock.ts';
import type { MediaRow } from './media.row.ts';

type Where = Pick<Context, 'db' | 'files'>;

/** Removes bytes that could not be removed with their media. */
const removeLater = defineJob({ name: 'media.remove-bytes', payload: z.strictObject({ hashes: z.array(z.string()) }) });

/** Few, for no medium with one of these bytes is added meanwhile. */
const atOnce = 50;

/** The bytes of a poster. */
const posterHash = sql<string | null>`${media.poster} ->> 'hash'`;

/** What a medium has kept: its own bytes and its poster's. */
export const hashesOf = ({ hash, poster }: Pick<MediaRow, 'hash' | 'poster'>): string[] => [hash, ...(poster ? [poster.hash] : [])];

/** Removes those of the bytes that no medium has. */
async function removeUnused({ db, files }: Where, hashes: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBytes(tx, hashes);
    const used = await tx
      .select({ hash: media.hash, poster: media.poster })
      .from(media)
      .where(or(inArray(media.hash, [...hashes]), inArray(posterHash, [...hashes])));
    const kept = new Set(used.flatMap(hashesOf));
    await removeBytes(
      files,
      hashes.filter((hash) => !kept.has(hash)),
      widths,
    );
  });
}

/** Adds to the background work what removes bytes that a store out of reach has kept. */
export function addRemoval(context: Where & Pick<Context, 'jobs'>): void {
  context.jobs.add(removeLater, {
    run: ({ hashes }) =>
      removeUnused(context, hashes).catch((error: unknown) => {
        throw error instanceof StoreUnavailable ? new Away(error.message, { cause: error }) : error;
      }),
  });
}

/** Removes those of the bytes that no medium has; where the store cannot be reached, later. */
export async function removeBytesUnused(where: Where, hashes: readonly string[]): Promise<void> {
  for (let start = 0; start < hashes.length; start += atOnce) {
    const batch = hashes.slice(start, start + atOnce);
    await removeUnused(where, batch).catch(() => enqueue(where.db, removeLater, { hashes: batch }));
  }
}

/** Removes the media that fit, and those of their bytes that no other medium has; where the store cannot be reached, later. Gives the ids of what is gone. */
export async function removeMediaWhere(where: Where, condition: SQL): Promise<string[]> {
  const gone = await where.db.delete(media).where(condition).returning({ id: media.id, hash: media.hash, poster: media.poster });
  await removeBytesUnused(where, [...new Set(gone.flatMap(hashesOf))]);
  return gone.map(({ id }) => id);
}

/** Removes media. Unknown ids are passed over. */
export async function removeMedia(where: Where, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await removeMediaWhere(where, inArray(media.id, [...ids]));
}
