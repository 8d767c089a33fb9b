import { FolderInUse, type Lock, requireFree, takeLock } from '@foyer/folder-lock';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { DataFolderError } from './data-folder.ts';

/** Another process has the data folder. */
export class LockedError extends StartError {}

function worded(folder: string, error: unknown): StartError {
  if (!(error instanceof FolderInUse)) return new DataFolderError(folder, error);
  const owner = error.pid ? `Process ${error.pid}` : 'Another process';
  return new LockedError(
    `${owner} is using the data folder ${folder}. Stop it first, or give this one its own folder with FOYER_DATA_DIR.`,
    { cause: error },
  );
}

/** Takes the data folder for this process. Throws a `LockedError` at once where another one has it, a `DataFolderError` where it cannot be written. */
export async function lockDataFolder(folder: string): Promise<Lock> {
  return takeLock(folder).catch((error: unknown) => {
    throw worded(folder, error);
  });
}

/** Throws a `LockedError` where another process has the embedded database. It needs little, so that it can be asked before anything is loaded. */
export function refuseIfInUse({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl) return;
  try {
    requireFree(dataDir);
  } catch (error) {
    throw worded(dataDir, error);
  }
}
