import type { MediaFiles } from '@foyer/media-files';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { RealtimeHub } from './realtime/hub.ts';
import type { SettingsReader } from './settings/settings-reader.ts';

/** Where the data lives and whether it may grow. */
export interface Storage {
  mode: 'embedded' | 'postgres';
  /** True while the disk is nearly full: every write is refused with `storage_full`. */
  readOnly(): boolean;
  /** False while asking the database would only mean waiting. */
  available(): boolean;
}

/** What every feature is given when the application is built. */
export interface Context {
  config: Config;
  db: Db;
  pool: pg.Pool;
  log: FastifyBaseLogger;
  /** The bytes of media, and the parts of uploads. */
  files: MediaFiles;
  storage: Storage;
  settings: SettingsReader;
  /** The application's one cache, so that a feature's write reaches the responses of all others. */
  responses: ResponseCache;
  /** Notifies members of what happens while their pages are open. */
  realtime: RealtimeHub;
  /** The background work: features add what they do there. */
  jobs: Jobs;
}
