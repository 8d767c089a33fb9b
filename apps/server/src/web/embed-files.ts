import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../platform/config.ts';
import { asPart } from './as-part.ts';
import { keepReleases } from './keep-releases.ts';

const dist = resolve(import.meta.dirname, '../../../../libs/widgets/embed/dist');

/** What has a hash in its name: everything but the one script that pages include, which is asked for again. */
const hashed = /^\/embed\/(?:assets\/|v1\/foyer-)/;
const cacheOf = (url: string): string => (hashed.test(url) ? 'public, max-age=31536000, immutable' : 'public, max-age=300');

/**
 * Serves what other websites load of widgets, to every origin, also to pages that still have the script of an earlier release. Without a build there is
 * nothing of it.
 */
export async function registerEmbedFiles(app: FastifyInstance, { dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  if (!existsSync(dist)) return;
  const kept = join(dataDir, 'embed');
  // A full disk is no reason not to start.
  await keepReleases(dist, kept).catch((error: unknown) => app.log.warn({ err: error }, 'The widgets of this release could not be kept.'));
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: existsSync(kept) ? [dist, kept] : [dist],
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
