import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '@foyer/server/operate';
import { portalIsBuilt } from '@foyer/server/operate/surroundings';
import { fail, type Finding, ok, warn } from './finding.ts';

const oldestNode = 24;
const megabyte = 1024 * 1024;

/** The Node that runs the server. */
export function checkNode(version: string = process.versions.node): Finding {
  if (Number(version.split('.', 1)[0]) >= oldestNode) return ok('Node.js', version);
  return fail('Node.js', `${version} is too old`, 'Run "npm ci", which brings Node 24, and start through npm or npx.');
}

/** The folder itself, or the nearest one above it that exists. */
const existing = (folder: string): string => (existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder)));

/** Whether the data folder can be written: tried, for rights alone do not show a read-only disk. */
export function checkFolder({ dataDir }: Pick<Config, 'dataDir'>): Finding {
  const folder = existing(dataDir);
  try {
    rmSync(mkdtempSync(join(folder, '.foyer-check-')), { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return fail(
      'Data folder',
      `${dataDir} cannot be written (${code})`,
      'Give this user the right to write there, or name another folder with FOYER_DATA_DIR.',
    );
  }
  return ok('Data folder', folder === dataDir ? `${dataDir} can be written` : `${dataDir} will be made at the first start`);
}

/** How much room the disk has. */
export function checkDisk(
  { dataDir, minFreeMb }: Pick<Config, 'dataDir' | 'minFreeMb'>,
  measure: (folder: string) => number = freeBytes,
): Finding {
  const free = Math.floor(measure(existing(dataDir)) / megabyte);
  const remedy = 'Make room on the disk; below FOYER_MIN_FREE_MB nothing is stored any more.';
  if (free < minFreeMb) return fail('Disk', `${free} MB free, less than the ${minFreeMb} MB that FOYER_MIN_FREE_MB asks for`, remedy);
  return free < 5 * minFreeMb ? warn('Disk', `only ${free} MB free`, remedy) : ok('Disk', `${free} MB free`);
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Whether the portal is there to be served. */
export function checkPortal({ dev }: Pick<Config, 'dev'>, built: () => boolean = portalIsBuilt): Finding {
  if (dev) return warn('Portal', 'is served from its sources (FOYER_DEV)', 'Unset FOYER_DEV in production.');
  return built()
    ? ok('Portal', 'is built')
    : fail('Portal', 'is not built', 'Run "npm run build", or start with "npm start", which builds it.');
}
