import fastifyStatic from '@fastify/static';
import type { PortalRenderer } from '@foyer/api';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../platform/start-error.ts';
import { asPart } from './as-part.ts';
import { readAssets } from './assets.ts';
import { readBuild } from './installable/service-worker.ts';
import type { Portal } from './portal.ts';

const dist = resolve(import.meta.dirname, '../../../portal/dist');
const entry = join(dist, 'server/entry-server.js');

/** Whether `npm run build` has left a portal. */
export const portalIsBuilt = (): boolean => existsSync(entry);

/** The portal as `npm run build` left it. Its files carry a hash in their names and are kept by browsers for ever. */
export async function builtPortal(app: FastifyInstance): Promise<Portal> {
  const clientDir = join(dist, 'client');
  if (!portalIsBuilt()) throw new StartError('The portal is not built yet: run "npm run build" first, or start with "npm start".');
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply) {
      const hashed = reply.request.url.startsWith('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      if (hashed) asPart(reply);
    },
  });
  const assets = readAssets(clientDir);
  const { renderer }: { renderer: PortalRenderer } = await import(pathToFileURL(entry).href);
  await renderer.prepare();
  return { build: readBuild(dist), assets: () => assets, renderer: () => Promise.resolve(renderer) };
}
