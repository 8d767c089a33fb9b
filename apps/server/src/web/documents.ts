import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundHandler } from '../http/errors.ts';
import { compressor, documentStream } from './document-stream.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import type { Portal } from './portal.ts';

const wantsDocument = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(url) && /text\/html|\*\/\*|^$/.test(headers.accept ?? '');

/** Answers every path that is nobody else's with the portal's first view, rendered here. */
export function createDocumentHandler(app: FastifyInstance, portal: Portal) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!wantsDocument(request)) return notFoundHandler(request, reply);
    const { fetch, cookies } = inProcessFetch(app, request);
    const abort = new AbortController();
    request.raw.once('close', () => abort.abort());
    const assets = portal.assets();
    const view = await (
      await portal.renderer()
    ).render({
      url: `${request.protocol}://${request.host}${request.url}`,
      cookies: request.headers.cookie ?? '',
      fetch,
      nonce: request.cspNonce,
      signal: abort.signal,
      onError: (error) => request.log.error({ err: error }, 'The portal could not render'),
    });
    // Every document depends on who asks; none may stay in a shared or later cache.
    reply.header('cache-control', 'no-store').header('vary', 'accept-encoding, cookie');
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    if (view.type === 'redirect') return reply.redirect(view.location, view.status);

    reply.code(view.status).type('text/html; charset=utf-8').header('content-language', view.locale.replace('_', '-'));
    const compression = compressor(request);
    const document = documentStream(assets.head(view.sources, request.cspNonce));
    if (compression) reply.header('content-encoding', compression.encoding);
    view.pipe(document);
    return reply.send(compression ? document.pipe(compression.stream) : document);
  };
}
