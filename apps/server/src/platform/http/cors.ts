import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Orgs } from '../orgs/orgs.ts';
import { type EmbedGate, embedReader } from './embeds.ts';
import { isOwnOrigin } from './own-origin.ts';
import { notFoundHandler } from './errors.ts';
import { Problem } from './problem.ts';

/** What pages of other origins need to be told apart. */
export interface CorsOptions {
  config: Pick<Config, 'publicUrl' | 'secure'>;
  gate: Pick<EmbedGate, 'isListed' | 'mediaAddress'>;
  orgs: Pick<Orgs, 'byHost'>;
}

const methods = 'GET, POST, PUT, PATCH, DELETE';
const headers = 'Authorization, Content-Type, Accept-Language, X-Foyer-Site, Upload-Offset';
const exposed = 'Retry-After, X-Request-Id';
/** Browsers ask no more than once in two hours; longer they do not keep it. */
const maxAge = 7200;

/** What every origin may read: it is public, and says what is wrong with a snippet. */
const forAll = new Set(['getEmbedSite']);

/** As answers have them; a text of a member's that only looks alike is left as it is. */
const mediaAddresses = /"(\/api\/v2\/media\/[A-Za-z0-9][\w.-]{0,63}(?:\?w=\d{1,4})?)"/g;

/**
 * Answers pages of the origins that a customer has listed (CORS), and no others: exactly, never with cookies. What widgets are answered leads to media in whole addresses that they
 * may read without cookies.
 */
export function registerCors(app: FastifyInstance, { config, gate, orgs }: CorsOptions): void {
  async function isListed(request: FastifyRequest, origin: string): Promise<boolean> {
    try {
      return await gate.isListed((await orgs.byHost(request.host)).id, origin);
    } catch (error) {
      // The answer says itself that the database is away.
      request.log.debug({ err: error }, 'The origin could not be looked up');
      return false;
    }
  }

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    const all = forAll.has(request.routeOptions.config.operationId ?? '');
    if (all) reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', exposed);
    if (all || origin === undefined || isOwnOrigin(request, config)) return;
    reply.header('vary', 'Origin');
    if (!(await isListed(request, origin))) return;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposed);
  });

  /** Before a body is looked at, which a preflight has not. */
  async function answerPreflight(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (reply.getHeader('access-control-allow-origin') === undefined) throw new Problem(404, 'not_found');
    await reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': headers,
        'access-control-max-age': maxAge,
        'cache-control': 'no-store',
      })
      .send();
  }
  app.options('/*', { onRequest: answerPreflight }, notFoundHandler);

  app.addHook('onSend', (request, _reply, payload, done) => {
    const reader = embedReader(request);
    if (!reader || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return done(null, payload);
    const written = payload
      .toString()
      .replace(mediaAddresses, (_found, path: string) => JSON.stringify(gate.mediaAddress(path, request, reader)));
    done(null, written);
  });
}
