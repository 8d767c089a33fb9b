import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Files without which a folder is no database, in the words of PostgreSQL. */
const marks = ['PG_VERSION', join('global', 'pg_control')];

const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

/**
 * Whether a database has to be made in the folder. One that holds anything is left as it is: without its marks it is what a lost file or an interrupted copy
 * has left of a database, and making another over it would destroy the rest.
 */
export function isToBeMade(folder: string): boolean {
  if (!isFilled(folder)) return true;
  const missing = marks.filter((mark) => !existsSync(join(folder, mark)));
  if (missing.length === 0) return false;
  throw new StartError(
    `The folder ${folder} holds files, but no complete database: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
      'Nothing was changed. Restore it from a backup; to begin with an empty database, move it away first.',
  );
}

/** Makes a database beside the folder and moves it there when it is complete: what a killed start leaves is never taken for a database. */
export async function makeDatabase(folder: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    await make(unfinished);
  } catch (error) {
    // On a full disk it would take the room that its operator is about to make.
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(unfinished, folder);
}
