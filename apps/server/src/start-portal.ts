import { readConfig } from './platform/config.ts';
import { prepareDataFolder } from './platform/db/data-folder.ts';
import { refuseIfInUse } from './platform/db/lock.ts';
import { requireFreePort } from './listen-error.ts';
import { reportStartError } from './platform/start-error.ts';

/** What refuses most starts is looked at before the server's modules are loaded, which takes most of a second. */
async function refuseEarly(): Promise<void> {
  const config = readConfig();
  await requireFreePort(config);
  refuseIfInUse(config);
  prepareDataFolder(config.dataDir);
}

/** Runs the server with the portal until it is stopped. */
export async function startPortal(): Promise<void> {
  try {
    await refuseEarly();
  } catch (error) {
    return reportStartError(error);
  }
  const { servePortal } = await import('./serve-portal.ts');
  await servePortal();
}
