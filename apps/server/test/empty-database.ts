import { pino } from 'pino';
import { type Config, readConfig } from '../src/platform/config.ts';
import { type Database, openDatabase, type OpenOptions } from '../src/platform/db/database.ts';
import { copyTemplate } from './template-copy.ts';

/** A migrated database without a row, of the kind this run is about. */
export interface EmptyDatabase {
  config: Config;
  database: Database;
  remove(): Promise<void>;
}

/** Opens one on a copy: making a new one takes seconds where it is embedded. */
export async function emptyDatabase(options?: OpenOptions): Promise<EmptyDatabase> {
  const copy = await copyTemplate('empty');
  const config = readConfig(copy.env);
  const database = await openDatabase(config, pino({ level: 'silent' }), options);
  const remove = async (): Promise<void> => {
    await database.close();
    await copy.remove();
  };
  return { config, database, remove };
}
