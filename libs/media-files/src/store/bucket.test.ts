import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Bucket, openBucket } from './bucket.ts';
import { StoreUnavailable } from './object-store.ts';

let folder: string;
let service: Server;
let bucket: Bucket;
/** What the service answers, and what it was asked. */
let answer: RequestListener;
let asked: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-bucket-'));
  service = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => answer(request, response));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const keys = { accessKeyId: 'id', secretAccessKey: 'key' };
  bucket = await openBucket({ bucket: 'media', endpoint: `http://127.0.0.1:${port}`, prefix: 'live/', pathStyle: true, keys });
});
afterEach(() => {
  asked = [];
});
afterAll(async () => {
  bucket.close();
  service.close();
  await rm(folder, { recursive: true });
});

const fault =
  (status: number, code: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code><Message>No.</Message></Error>`);
const ways: [string, () => Promise<unknown>][] = [
  ['read', () => bucket.download('a', join(folder, 'a'))],
  ['written', () => bucket.upload('a', Buffer.from('a'))],
  ['looked for', () => bucket.has('a')],
  ['removed', () => bucket.remove(['a'])],
  ['listed', () => bucket.list('a').next()],
];

describe('an object', () => {
  it.each(ways)('that cannot be %s is asked for three times, and then said to be out of reach', async (_, work) => {
    answer = fault(503, 'SlowDown');
    await expect(work()).rejects.toThrow(StoreUnavailable);
    expect(asked).toHaveLength(3);
  });

  it.each(ways)('that may not be %s is asked for once', async (_, work) => {
    answer = fault(403, 'AccessDenied');
    await expect(work()).rejects.toThrow(StoreUnavailable);
    expect(asked).toHaveLength(1);
  });

  it('that is not there is no fault of the bucket; a bucket that is not there is', async () => {
    answer = fault(404, 'NoSuchKey');
    await expect(bucket.download('a', join(folder, 'a'))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await bucket.has('a')).toBe(false);
    answer = fault(404, 'NoSuchBucket');
    await expect(bucket.download('a', join(folder, 'a'))).rejects.toThrow(StoreUnavailable);
  });

  it('that breaks off is fetched again', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half ');
      if (asked.length === 1) setTimeout(() => response.destroy(), 20);
      else response.end('whole');
    };
    await bucket.download('a', join(folder, 'b'));
    expect(await readFile(join(folder, 'b'), 'utf8')).toBe('half whole');
    expect(asked).toEqual(Array(2).fill('GET /media/live/a?x-id=GetObject'));
    expect(await readdir(folder)).toContain('b');
  });

  it('of many is listed, page by page, without the prefix', async () => {
    const page = (key: string, next: string) =>
      `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>` +
      `<Contents><Key>live/media/${key}</Key><Size>7</Size><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents></ListBucketResult>`;
    answer = ({ url }, response) =>
      void response
        .setHeader('content-type', 'application/xml')
        .end(url?.includes('continuation-token=more') ? page('bb', '') : page('aa', 'more'));
    const found = [];
    for await (const object of bucket.list('media/')) found.push(object);
    const modified = new Date('2026-01-02T03:04:05.000Z');
    expect(found).toEqual([
      { key: 'media/aa', size: 7, modified },
      { key: 'media/bb', size: 7, modified },
    ]);
  });
});
