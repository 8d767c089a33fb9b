import { pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import type { Database, Migrations } from '../db/database.ts';
import { LockedError } from '../db/lock.ts';
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

function inWords(error: unknown): unknown {
  if (!(error instanceof LockedError)) return error;
  const way = 'Stop that process and try again, or keep the data in PostgreSQL (DATABASE_URL): then commands work beside a running server.';
  return new Refusal(`The embedded database is in use. ${error.message.split('. ', 1)[0]}. ${way}`, { cause: error });
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
    throw inWords(error);
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
