import { pino } from 'pino';
import { type Config, readConfig } from '@foyer/server/operate';
import type { Database, Db, Migrations } from '@foyer/server/operate/database';
import { inUseInWords } from './in-use.ts';
import type { Io } from './io.ts';
import { findOrg } from './org.ts';
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

/** What a command about one customer works on. */
export interface OpenedOrg extends Opened {
  db: Db;
  orgId: string;
}

/** Opens the database of the environment for one command about the customer that `--org` names. */
export const withOrg = <T>(io: Io, openFor: OpenFor, org: string | undefined, work: (opened: OpenedOrg) => Promise<T>): Promise<T> =>
  withDatabase(io, openFor, async (opened) => {
    const { db } = opened.database;
    return work({ ...opened, db, orgId: (await findOrg(db, org)).id });
  });
