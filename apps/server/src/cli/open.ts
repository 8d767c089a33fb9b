import { pino } from 'pino';
import { type Config, readConfig } from '../platform/config.ts';
import type { Database, Migrations } from '../platform/db/database.ts';
import { inUseInWords } from './in-use.ts';
import type { Io } from './io.ts';
import { Refusal } from './refusal.ts';

/** What a command works on. */
export interface Opened {
  config: Config;
  database: Database;
}

/** How a command opens the database. */
export interface OpenFor {
  /** `require` where it is left out: a command changes no tables by the way. */
  migrations?: Migrations;
  /** Whether the command stores something; then it is refused while the disk is nearly full. */
  writes?: boolean;
}

/** The log of commands: what matters to their caller they say themselves. */
export const commandLog = () => pino({ level: 'silent' });

/** Opens the database of the environment for one command and closes it afterwards. */
export async function withDatabase<T>(
  io: Io,
  { migrations = 'require', writes = true }: OpenFor,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const config = readConfig(io.env);
  const database = await io.open(config, commandLog(), { migrations }).catch((error: unknown) => {
    throw inUseInWords(error);
  });
  try {
    if (writes && database.readOnly()) {
      throw new Refusal(
        `The disk of ${config.dataDir} has less than ${config.minFreeMb} MB left (FOYER_MIN_FREE_MB). Make room and try again.`,
      );
    }
    return await work({ config, database });
  } finally {
    await database.close();
  }
}
