import { cpSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildStamp } from '../launch/stamp.mjs';
import { cookieHeader, login } from './login.ts';
import { startServer } from './start-server.ts';

const root = join(import.meta.dirname, '..', '..');
const templates = join(root, '.foyer', 'demo-data');
/** Everything that decides what the demo looks like in the database. */
const sources = ['apps/server', 'libs/demo', 'libs/api/openapi.gen.json', 'package-lock.json'];

const hour = 60 * 60 * 1000;

const exists = (path: string) => stat(path).then(Boolean, () => false);

/** Leaves the templates of the last hour: another run may be copying one. */
async function removeOldTemplates(): Promise<void> {
  for (const name of await readdir(templates)) {
    const { mtimeMs } = await stat(join(templates, name));
    if (Date.now() - mtimeMs > hour) await rm(join(templates, name), { recursive: true, force: true });
  }
}

/** Waits until the search knows the demo: a first start fills its index beside the requests. Pages are read last of all. */
export async function searchable(url: string): Promise<void> {
  const cookie = cookieHeader(await login(url));
  for (let tries = 0; tries < 240; tries += 1) {
    const response = await fetch(`${url}/api/v2/search?locale=de_DE&area=pages&q=Datenschutz`, { headers: { cookie } });
    const { total } = (await response.json()) as { total: number };
    if (total > 0) return;
    await delay(500);
  }
  throw new Error('The search does not find the demo.');
}

async function makeTemplate(template: string): Promise<void> {
  const unfinished = `${template}.${process.pid}`;
  try {
    const server = await startServer({ dataDir: unfinished });
    // Every server on a copy would begin with that.
    await searchable(server.url);
    await server.stop();
    // Another process may have made the same meanwhile.
    await rename(unfinished, template).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      await rm(unfinished, { recursive: true, force: true });
    });
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another run may have been faster.
    if (!(await exists(template))) throw error;
  }
}

/**
 * A folder with the demo as a first start makes it, made once for each state of the server's code. Copy it, never run on it.
 * The first caller decides for its whole run, workers included: they read the variable.
 */
export async function demoTemplate(): Promise<string> {
  const decided = process.env['FOYER_DEMO_TEMPLATE'];
  if (decided) return decided;
  await mkdir(templates, { recursive: true });
  await removeOldTemplates();
  const template = join(templates, buildStamp(root, sources).slice(0, 16));
  if (!(await exists(template))) await makeTemplate(template);
  process.env['FOYER_DEMO_TEMPLATE'] = template;
  return template;
}

/** A copy of the demo of one's own, for one server at a time. Remove it with `remove`. */
export async function demoCopy(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const template = await demoTemplate();
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-demo-'));
  // A database is 1,200 files: without promises Node copies them in a fifth of the CPU's time.
  cpSync(template, dataDir, { recursive: true });
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }) };
}
