import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'the system does not allow it',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'the file system does not take it',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk has a fault',
};

const full = new Set(['ENOSPC', 'EDQUOT']);

/** The data folder cannot be used; `message` says why and what to do. */
export class DataFolderError extends StartError {
  constructor(folder: string, cause: unknown) {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException;
    const reason = reasons[code] ? `${reasons[code]}, ${code}` : code;
    const way = full.has(code) ? 'Make room, or name another one with FOYER_DATA_DIR.' : 'Name another one with FOYER_DATA_DIR.';
    super(`The data folder ${folder} cannot be written (${reason}). ${way}`, { cause });
  }
}

/** Makes a folder with those above it, each by itself: asked for all at once, Node tries for ever where a file system such as /proc takes no folders. */
function makeFolder(path: string): void {
  const parent = dirname(path);
  if (!statSync(parent, { throwIfNoEntry: false }) && parent !== path) makeFolder(parent);
  const isThere = (): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isThere()) return;
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!isThere()) throw error;
  }
}

const writable = (folder: string): void => accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);

/** Makes sure that there is a data folder and that it can be written. Throws a `DataFolderError`. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    writable(folder);
    for (const part of ['media', 'db']) {
      const path = join(folder, part);
      if (part === 'media') makeFolder(path);
      if (statSync(path, { throwIfNoEntry: false })) writable(path);
    }
  } catch (error) {
    throw new DataFolderError(folder, error);
  }
}
