import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderFiles } from '@foyer/media-files';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { createDatabase } from '../databases.ts';
import { fillFixture } from '../fixture.ts';

/** What a test copies. */
interface Original {
  /** A data folder; for the embedded database with its files. */
  folder: string;
  /** The name of a PostgreSQL database; absent for the embedded one. */
  database?: string;
}

/** What every test server is a copy of: the fixture's media and rows. */
export interface Template extends Original {
  /** Migrated and without a row. */
  empty: Original;
}

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

const prefix = join(tmpdir(), 'foyer-template-');

/** Makes the template once per run: migrated, copied as it is then, and filled. Making an embedded database takes ten times as long as copying and opening it. */
export async function makeTemplate(project: TestProject, mode: 'embedded' | 'postgres'): Promise<() => Promise<void>> {
  const [folder, emptyFolder] = [mkdtempSync(prefix), mkdtempSync(prefix)];
  const fresh = mode === 'postgres' ? await createDatabase() : undefined;
  const config = readConfig({ NODE_ENV: 'test', FOYER_DATA_DIR: folder, DATABASE_URL: fresh?.url });
  const open = () => openDatabase(config, pino({ level: 'silent' }));
  await open().then((migrated) => migrated.close());
  cpSync(folder, emptyFolder, { recursive: true });
  const empty = fresh && (await createDatabase(fresh.name));
  const database = await open();
  await fillFixture({ db: database.db, files: openFolderFiles(folder) });
  await database.close();
  project.provide('template', { folder, database: fresh?.name, empty: { folder: emptyFolder, database: empty?.name } });
  return async () => {
    await fresh?.drop();
    await empty?.drop();
    for (const made of [folder, emptyFolder]) rmSync(made, { recursive: true, force: true });
  };
}
