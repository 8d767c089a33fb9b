import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from './platform/config.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { isEmpty, staysEmpty } from './first-start.ts';
import { StartError } from './platform/start-error.ts';

/** Fills an empty database with the demo, where it may be, in a process that ends: what that takes of memory goes with it. */
async function fillBeside(): Promise<void> {
  const child = fork(fileURLToPath(new URL('./fill-demo.ts', import.meta.url)), { execArgv: [], stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new StartError('The demo could not be made.');
}

/** Opens the database; one that is empty is closed while it is filled, for an embedded one is opened by one process at a time. */
export async function openFilled(config: Config, log: Logger): Promise<Database> {
  const database = await openDatabase(config, log);
  try {
    if (!(await isEmpty(database.db)) || staysEmpty(config, log)) return database;
  } catch (error) {
    await database.close();
    throw error;
  }
  await database.close();
  await fillBeside();
  return openDatabase(config, log);
}
