import { pino } from 'pino';
import { readConfig } from '../src/platform/config.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { copyTemplate, type TemplateCopy } from './template-copy.ts';

/** A copy of the template with its database open, for tests that need no application. */
export async function openCopy(): Promise<TemplateCopy & { database: Database }> {
  const copy = await copyTemplate();
  const database = await openDatabase(readConfig(copy.env), pino({ level: 'silent' }));
  return {
    ...copy,
    database,
    async remove() {
      await database.close();
      await copy.remove();
    },
  };
}
