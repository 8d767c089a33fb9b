import { createSettingsService } from '@foyer/server/operate/settings';
import { type Json, PathRefusal, readPath, requireAt } from '@foyer/settings';
import type { Io } from '../io.ts';
import { withOrg } from '../open.ts';
import { Refusal } from '../refusal.ts';

/** The options of `settings get`. */
export interface GetOptions {
  org?: string;
  stored?: boolean;
  json?: boolean;
}

function pick(document: Json, path: string | undefined): Json {
  try {
    return path === undefined ? document : requireAt(document, readPath(path));
  } catch (error) {
    throw error instanceof PathRefusal ? new Refusal(error.message, { cause: error }) : error;
  }
}

/** `settings get`. */
export async function getSettings(io: Io, path: string | undefined, options: GetOptions): Promise<void> {
  const read = await withOrg(io, { writes: false }, options.org, ({ db, orgId }) => createSettingsService(db).read(orgId));
  const value = pick(options.stored ? read.stored : read.document, path);
  for (const fault of read.faults) io.err(`Not used, its default counts: ${fault.path || 'all settings'}: ${fault.message}`);
  io.out(typeof value === 'string' && !options.json ? value : JSON.stringify(value, null, 2));
}
