import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/db/database.ts';
import { createDatabase } from '../databases.ts';
import { fillFixture } from '../fixture.ts';

/** What every test server is a copy of. */
export interface Template {
  /** A data folder with the fixture's media and, for the embedded database, its files. */
  folder: string;
  /** The name of a PostgreSQL database; absent for the embedded one. */
  database?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

/** Makes the template once per run: migrated and filled. */
export async function makeTemplate(project: TestProject, mode: 'embedded' | 'postgres'): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-template-'));
  const fresh = mode === 'postgres' ? await createDatabase() : undefined;
  const config = readConfig({ NODE_ENV: 'test', FOYER_DATA_DIR: folder, DATABASE_URL: fresh?.url });
  const database = await openDatabase(config, pino({ level: 'silent' }));
  await fillFixture({ db: database.db, mediaDir: join(folder, 'media') });
  await database.close();
  project.provide('template', { folder, database: fresh?.name });
  return async () => {
    await fresh?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
}
