import { type BucketOptions, type MediaFiles, openBucketFiles, openFolderFiles, StoreUnavailable } from '@foyer/media-files';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

type FilesConfig = Pick<Config, 'dataDir' | 'mediaBucket' | 'mediaCacheMb'>;

interface Cause {
  name?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

const megabyte = 1024 * 1024;
const keyNames = 'MEDIA_S3_ACCESS_KEY_ID and MEDIA_S3_SECRET_ACCESS_KEY';

/** What helps, by what the service answers. */
const remedies: Record<string, string> = {
  NoSuchBucket: 'There is no such bucket. Make it, or correct MEDIA_S3_BUCKET.',
  InvalidAccessKeyId: `The access key is unknown there. Correct ${keyNames}.`,
  SignatureDoesNotMatch: `The secret key does not fit the access key. Correct ${keyNames}.`,
  CredentialsProviderError: `No access keys were found. Set ${keyNames}, or give this machine a role.`,
  AccessDenied: 'The access keys may not list, read, write and remove there. Give them the rights that docs/operating.md names.',
  RequestTimeTooSkewed: 'The clock of this machine is wrong.',
  PermanentRedirect: 'The bucket is in another region. Correct MEDIA_S3_REGION and MEDIA_S3_ENDPOINT.',
  AuthorizationHeaderMalformed: 'The bucket is in another region. Correct MEDIA_S3_REGION.',
};

/** Says what is wrong with a bucket, and what helps. */
export function wordsOfBucketFault({ bucket, endpoint }: BucketOptions, { cause }: StoreUnavailable): string {
  const { name = '', code, message, $metadata } = cause as Cause;
  const status = $metadata?.httpStatusCode;
  const answered = status === undefined ? 'It does not answer' : `It answers ${status}`;
  const reason = [code ?? name, message].filter(Boolean).join(': ');
  const remedy =
    remedies[name] ??
    (status === 403 ? remedies['AccessDenied'] : undefined) ??
    `${answered} (${reason}). Check MEDIA_S3_ENDPOINT and MEDIA_S3_REGION.`;
  return `The bucket "${bucket}" at ${endpoint ? new URL(endpoint).origin : 'Amazon S3'} cannot be used. ${remedy}`;
}

/** Opens the store of media: the data folder, or the bucket that is set. Throws a `StartError` where that cannot be read and written. */
export async function openFiles({ dataDir, mediaBucket, mediaCacheMb }: FilesConfig): Promise<MediaFiles> {
  if (!mediaBucket) return openFolderFiles(dataDir);
  const cache = { folder: join(dataDir, 'media-cache'), maxBytes: mediaCacheMb * megabyte };
  return openBucketFiles({ ...mediaBucket, ...cache }).catch((error: unknown) => {
    throw error instanceof StoreUnavailable ? new StartError(wordsOfBucketFault(mediaBucket, error), { cause: error }) : error;
  });
}

/** What is wrong with the bucket that is set; undefined where nothing is, or none is set. */
export async function bucketFault(config: FilesConfig): Promise<string | undefined> {
  try {
    await withFiles(config, async () => {});
    return undefined;
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
}

/** Opens the store for one piece of work. */
export async function withFiles<T>(config: FilesConfig, work: (files: MediaFiles) => Promise<T>): Promise<T> {
  const files = await openFiles(config);
  try {
    return await work(files);
  } finally {
    files.close();
  }
}
