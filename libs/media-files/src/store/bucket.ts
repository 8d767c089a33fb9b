import type { S3Client } from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createQueue } from '../queue.ts';
import { StoreUnavailable } from './object-store.ts';

/** Where a bucket is, and who asks. */
export interface BucketOptions {
  bucket: string;
  /** The address of an S3-compatible service; Amazon's where it is left out. */
  endpoint?: string;
  region?: string;
  /** What all keys begin with; empty, or with a slash at its end. */
  prefix: string;
  /** The bucket's name stands in the path and not in the host name. */
  pathStyle: boolean;
  /** The SDK's usual sources where they are left out: variables, files, the machine's role. */
  keys?: { accessKeyId: string; secretAccessKey: string };
}

/** An object as a list names it. */
export interface Listed {
  key: string;
  size: number;
  modified: Date;
}

/** How often something is tried, and how long it may take with that. */
interface Patience {
  tries: number;
  longestMs: number;
}

/** 20 MB at half a megabyte a second. */
const usual: Patience = { tries: 3, longestMs: 45_000 };
/** For questions and removals: a transaction waits for the answer. */
const short: Patience = { tries: 3, longestMs: 6_000 };
const pauseMs = 150;
const connectMs = 3_000;
const silentMs = 8_000;
/** More would wait for a free one, which counts as waiting for the service. */
const maxSockets = 200;
const removedAtOnce = 8;

const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

type Sdk = typeof import('@aws-sdk/client-s3');

interface Failure {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const isMissing = ({ name }: Failure): boolean => name === 'NoSuchKey' || name === 'NotFound';
/** Our own disk is full, or may not be written. */
const isOurs = ({ code = '' }: Failure): boolean => ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOENT'].includes(code);

/** A refusal stays one. The SDK corrects its clock by an answer that says that it is wrong. */
function isFinal({ name, $metadata }: Failure): boolean {
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500 && ![408, 429].includes(status) && name !== 'RequestTimeTooSkewed';
}

function missing(key: string, cause: unknown): Error {
  return Object.assign(new Error(`ENOENT: there is no object ${key}`, { cause }), { code: 'ENOENT' });
}

/** Tries a few times, within a limit. Rejects with `ENOENT`, with what is wrong with our own disk, or with `StoreUnavailable`. */
async function patiently<T>(key: string, work: (signal: AbortSignal) => Promise<T>, { tries, longestMs }: Patience = usual): Promise<T> {
  const signal = AbortSignal.timeout(longestMs);
  for (let tried = 1; ; tried += 1) {
    try {
      return await work(signal);
    } catch (error) {
      const failure = error as Failure;
      if (isMissing(failure)) throw missing(key, error);
      if (isOurs(failure)) throw error;
      if (tried === tries || isFinal(failure) || signal.aborted) throw new StoreUnavailable(error);
      await delay(pauseMs * 4 ** (tried - 1));
    }
  }
}

function connect({ S3Client }: Sdk, { endpoint, region, pathStyle, keys }: BucketOptions): S3Client {
  return new S3Client({
    endpoint,
    // Services of others mostly do not ask for one.
    region: region ?? (endpoint ? 'us-east-1' : undefined),
    forcePathStyle: pathStyle,
    credentials: keys,
    // Repeated here, since the SDK repeats no streams.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silentMs,
      requestTimeout: usual.longestMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
    },
    // What it would say is thrown as well.
    logger: quiet,
    // What older compatible services do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Makes what speaks to a bucket; keys are given without the prefix. The SDK is loaded by this alone. */
export async function openBucket(options: BucketOptions) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = connect(sdk, options);
  const { bucket: Bucket, prefix } = options;
  const at = (key: string) => ({ Bucket, Key: prefix + key });
  const removing = createQueue(removedAtOnce);

  async function upload(key: string, from: string | Uint8Array): Promise<void> {
    const size = typeof from === 'string' ? (await stat(from)).size : from.byteLength;
    await patiently(key, async (abortSignal) => {
      const body = typeof from === 'string' ? createReadStream(from) : from;
      try {
        await client.send(new sdk.PutObjectCommand({ ...at(key), Body: body, ContentLength: size }), { abortSignal });
      } finally {
        if ('destroy' in body) body.destroy();
      }
    });
  }

  /** Removes objects; those that are not there are passed over. One by one, for not all services remove several at once. */
  async function remove(keys: readonly string[]): Promise<void> {
    const one = (key: string) => patiently(key, (abortSignal) => client.send(new sdk.DeleteObjectCommand(at(key)), { abortSignal }), short);
    await Promise.all(keys.map((key) => removing(() => one(key))));
  }

  async function* list(below: string): AsyncGenerator<Listed> {
    let ContinuationToken: string | undefined;
    do {
      const command = new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix + below, ContinuationToken });
      const page = await patiently(below, (abortSignal) => client.send(command, { abortSignal }));
      for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
        yield { key: Key.slice(prefix.length), size: Size, modified: LastModified };
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }

  return {
    /** Puts a file, or bytes, under a key. */
    upload,
    remove,
    list,
    /** Writes an object into a new file. Rejects with `ENOENT` where there is none. */
    download: (key: string, path: string): Promise<void> =>
      patiently(key, async (abortSignal) => {
        const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand(at(key)), { abortSignal });
        await pipeline(Body as Readable, createWriteStream(path), { signal: abortSignal });
        const { size } = await stat(path);
        if (ContentLength !== undefined && size !== ContentLength) throw new Error(`${size} of ${ContentLength} bytes came`);
      }),
    has: (key: string): Promise<boolean> =>
      patiently(key, (abortSignal) => client.send(new sdk.HeadObjectCommand(at(key)), { abortSignal }), short).then(
        () => true,
        (error: unknown) => {
          if ((error as Failure).code === 'ENOENT') return false;
          throw error;
        },
      ),
    /** Writes, lists and removes once, as the portal does. Rejects with `StoreUnavailable` where one of it cannot be done. */
    async check(): Promise<void> {
      const key = `check-${randomUUID()}`;
      await upload(key, Buffer.from('Foyer may write here.'));
      await list(key).next();
      await remove([key]);
    },
    close: () => client.destroy(),
  };
}

/** See `openBucket`. */
export type Bucket = Awaited<ReturnType<typeof openBucket>>;
