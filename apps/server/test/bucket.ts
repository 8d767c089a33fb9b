import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error -- it has no types
import S3rver from 's3rver';
import { createTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** An S3 service with one bucket, behind a wire that a test can cut. */
export interface TestBucket {
  /** Variables of the environment that lead a server to it. */
  env: Record<string, string>;
  wire: TcpProxy;
  /** The keys of its objects. */
  keys(): Promise<string[]>;
  close(): Promise<void>;
}

interface Service {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

const Service = S3rver as new (options: object) => Service;

const suffix = '._S3rver_object';

/** Starts one in this process. */
export async function startBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-s3-'));
  const service = new Service({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const { port } = await service.run();
  const wire = await createTcpProxy({ host: '127.0.0.1', port });
  return {
    env: {
      MEDIA_S3_BUCKET: 'media',
      MEDIA_S3_ENDPOINT: `http://127.0.0.1:${wire.port}`,
      MEDIA_S3_PREFIX: 'live',
      MEDIA_S3_ACCESS_KEY_ID: 'S3RVER',
      MEDIA_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    wire,
    async keys() {
      const folder = join(directory, 'media');
      const names = await readdir(folder, { recursive: true });
      return names.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
    },
    async close() {
      await wire.cut().catch(() => undefined);
      await service.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
