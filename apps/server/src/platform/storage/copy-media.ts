import { copyToBucket, StoreUnavailable } from '@foyer/media-files';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { media } from '../orgs/orgs.tables.ts';
import { hashesOf } from './media.remove.ts';
import { StartError } from '../start-error.ts';
import { wordsOfBucketFault } from './open-files.ts';

/** What became of the files. */
export interface MediaCopied {
  copied: number;
  /** Were in the bucket already. */
  there: number;
  /** The ids of media whose bytes the bucket does not have. */
  missing: string[];
}

/** Copies the media of the data folder into the bucket that is set; the folder stays as it is. Throws a `StartError` where none is set, or it cannot be used. */
export async function copyMedia(
  { dataDir, mediaBucket }: Pick<Config, 'dataDir' | 'mediaBucket'>,
  db: Db,
  onCopied: (count: number) => void,
): Promise<MediaCopied> {
  if (!mediaBucket) throw new StartError('There is no bucket to copy to. Name it with MEDIA_S3_BUCKET.');
  const { hashes, ...counts } = await copyToBucket(dataDir, mediaBucket, onCopied).catch((error: unknown) => {
    throw error instanceof StoreUnavailable ? new StartError(wordsOfBucketFault(mediaBucket, error), { cause: error }) : error;
  });
  const rows = await db.select({ id: media.id, hash: media.hash, poster: media.poster }).from(media);
  return { ...counts, missing: rows.filter((row) => hashesOf(row).some((hash) => !hashes.has(hash))).map(({ id }) => id) };
}
