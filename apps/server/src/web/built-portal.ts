import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../start-error.ts';
import { readAssets } from './assets.ts';
import type { Portal, PortalRenderer } from './portal.ts';

const dist = resolve(import.meta.dirname, '../../../portal/dist');

/** The portal as `npm run build` left it. Its files carry a hash in their names and are kept by browsers for ever. */
export async function builtPortal(app: FastifyInstance): Promise<Portal> {
  const clientDir = join(dist, 'client');
  const server = join(dist, 'server/entry-server.js');
  if (!existsSync(server)) throw new StartError('The portal is not built yet: run "npm run build" first, or start with "npm start".');
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply) {
      const hashed = reply.request.url.startsWith('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const assets = readAssets(clientDir);
  const renderer = (await import(pathToFileURL(server).href)) as PortalRenderer;
  await renderer.prepare();
  return { assets: () => assets, renderer: () => Promise.resolve(renderer) };
}
