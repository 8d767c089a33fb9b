import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DataFolderError } from './data-folder.ts';
import { LockedError, lockDataFolder, refuseIfInUse } from './lock.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('a locked data folder is refused in one line, except to a server that keeps its data in PostgreSQL', async () => {
  refuseIfInUse({ dataDir });
  const lock = await lockDataFolder(dataDir);
  const words = `Process ${process.pid} is using the data folder ${dataDir}. Stop it first, or give this one its own folder with FOYER_DATA_DIR.`;
  await expect(lockDataFolder(dataDir)).rejects.toThrow(new LockedError(words));
  expect(() => refuseIfInUse({ dataDir })).toThrow(new LockedError(words));
  refuseIfInUse({ dataDir, databaseUrl: 'postgres://127.0.0.1/foyer' });
  lock.release();
  refuseIfInUse({ dataDir });
});

it('a data folder that cannot be written is refused in one line', async () => {
  const refused = await lockDataFolder(join(dataDir, 'none')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DataFolderError);
  expect(String(refused)).toMatch(/cannot be written \([^\n]+\)\. Name another one with FOYER_DATA_DIR\.$/);
  expect(new DataFolderError('/data', Object.assign(new Error(), { code: 'ENOSPC' })).message).toBe(
    'The data folder /data cannot be written (the disk is full, ENOSPC). Make room, or name another one with FOYER_DATA_DIR.',
  );
});
