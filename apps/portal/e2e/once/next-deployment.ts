import { appendFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** A second deployment of the same server, with another build of the portal. It is within the checkout, where packages are found. */
export async function nextDeployment(): Promise<{ folder: string; remove(): Promise<void> }> {
  const parent = resolve('.foyer');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'deployment-'));
  for (const part of ['src', 'drizzle', 'lang', 'package.json'])
    await cp(join('apps/server', part), join(folder, 'apps/server', part), { recursive: true });
  const dist = join(folder, 'apps/portal/dist');
  await cp('apps/portal/dist', dist, { recursive: true });
  await appendFile(join(dist, 'service-worker/service-worker.js'), '\n// the next version');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
