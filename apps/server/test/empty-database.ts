import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Config, readConfig } from '../src/config.ts';
import { type Database, openDatabase } from '../src/db/database.ts';
import { createDatabase } from './databases.ts';

/** A migrated database without a row, of the kind this run is about. */
export async function emptyDatabase(): Promise<{ config: Config; database: Database; remove(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-empty-'));
  const fresh = inject('template').database ? await createDatabase() : undefined;
  const config = readConfig({ NODE_ENV: 'test', FOYER_DATA_DIR: folder, DATABASE_URL: fresh?.url });
  const database = await openDatabase(config, pino({ level: 'silent' }));
  const remove = async (): Promise<void> => {
    await database.close();
    await fresh?.drop();
    rmSync(folder, { recursive: true });
  };
  return { config, database, remove };
}
