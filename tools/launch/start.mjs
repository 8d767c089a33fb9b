import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { become } from './child.mjs';
import { endWithFailure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { memoryFlags, withMemoryLimits } from './memory.mjs';
import { node24 } from './node24.mjs';
import { parsePort, requireFreePort } from './port.mjs';
import { createProgress } from './progress.mjs';

const root = join(import.meta.dirname, '..', '..');
const server = [...memoryFlags, '--import', './tools/launch/follow-parent.mjs', 'apps/server/src/main.ts'];

const libraries = [
  'account-files',
  'contract',
  'feeds',
  'folder-lock',
  'html',
  'identity-providers',
  'links',
  'locales',
  'media-files',
  'outbound',
  'settings',
  'theme',
].map((name) => `libs/${name}/src`);
const watched = ['apps/server/src', 'apps/server/lang', 'libs/api/openapi.gen.json', 'libs/mails', ...libraries];
const reload = [
  ...watched.map((path) => `--watch-path=${path}`),
  '--watch-preserve-output',
  '--import',
  './tools/launch/quiet-workers.mjs',
];

/** Brings a clone into a state that can run and runs the server.
 * @param {{ dev?: boolean }} [options] `dev`: unbuilt, with reload */
export async function start({ dev = false } = {}) {
  try {
    const port = parsePort(process.env.PORT);
    if (port > 0) await requireFreePort(port, process.env.HOST || '127.0.0.1');
    const progress = createProgress();
    await ensureInstalled(root, progress);
    if (!dev) await ensureBuilt(root, progress);
    const args = dev ? [...reload, ...server] : server;
    const env = withMemoryLimits(dev ? { ...process.env, FOYER_DEV: '1' } : process.env);
    await become(node24(root), args, { cwd: root, env, follow: !dev });
  } catch (error) {
    endWithFailure(error);
  }
}
