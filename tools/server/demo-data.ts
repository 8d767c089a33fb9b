import { constants } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStamp } from '../launch/stamp.mjs';
import { startServer } from './start-server.ts';

const root = join(import.meta.dirname, '..', '..');
const templates = join(root, '.foyer', 'demo-data');
/** Everything that decides what the demo looks like in the database. */
const sources = ['apps/server', 'libs/api/openapi.gen.json', 'package-lock.json'];

const exists = (path: string) => stat(path).then(Boolean, () => false);

/** A folder with the demo as a first start makes it, made once for each state of the server's code. Copy it, never run on it. */
export async function demoTemplate(): Promise<string> {
  const stamp = buildStamp(root, sources).slice(0, 16);
  const template = join(templates, stamp);
  if (await exists(template)) return template;
  await mkdir(templates, { recursive: true });
  const finished = (await readdir(templates)).filter((name) => !name.includes('.'));
  for (const old of finished) await rm(join(templates, old), { recursive: true, force: true });
  const unfinished = `${template}.${process.pid}`;
  try {
    const server = await startServer({ dataDir: unfinished });
    await server.stop();
    await rename(unfinished, template);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return template;
}

/** A copy of the demo of one's own, for one server at a time. Remove it with `remove`. */
export async function demoCopy(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const template = await demoTemplate();
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-demo-'));
  await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
