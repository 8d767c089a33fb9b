import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { asPart } from './as-part.ts';

const dist = resolve(import.meta.dirname, '../../../../libs/widgets/embed/dist');

/** What pages include keeps its address, so that it is asked for again; everything it leads to has a hash in its name. */
const cacheOf = (url: string): string => (url.startsWith('/embed/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300');

/** Serves what other websites load of widgets, to every origin. Without a build there is nothing of it. */
export async function registerEmbedFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(dist)) return;
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: dist,
      prefix: '/embed/',
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      globIgnore: ['**/.vite/**', '**/*.br'],
      setHeaders(reply) {
        asPart(reply);
        reply
          .header('cache-control', cacheOf(reply.request.url))
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  });
}
