import { safePath } from '@foyer/links';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundHandler } from '../platform/http/errors.ts';
import { compressor, documentStream } from './document-stream.ts';
import { fontHead } from './font-head.ts';
import { installableHead } from './installable/installable-head.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import type { Portal } from './portal.ts';
import { themeHead } from './theme-head.ts';

const isOfPages = (url: string): boolean => !/^\/(api|assets)(\/|$)/.test(url);

const wantsDocument = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && isOfPages(url) && /text\/html|\*\/\*|^$/.test(headers.accept ?? '');

/** What a browser without scripts sends, where no part of the portal takes the form over. */
const isSentForm = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'POST' &&
  isOfPages(url) &&
  /text\/html/.test(headers.accept ?? '') &&
  /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/.test(headers['content-type'] ?? '');

/** Where a document is asked from, for pages that must not do at another site's word what they do at the member's. */
const originOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    ['sec-fetch-site', 'sec-purpose'].flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

/** Answers every path that is no one else's with the portal's first view, rendered here. */
export function createDocumentHandler(app: FastifyInstance, portal: Portal) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The page again, which says that its form needs scripts: nothing of what was sent is read or put into the address.
    if (isSentForm(request)) return reply.redirect(safePath(request.originalUrl), 303);
    if (!wantsDocument(request)) return notFoundHandler(request, reply);
    const { fetch, cookies } = inProcessFetch(app, request);
    const abort = new AbortController();
    request.raw.once('close', () => abort.abort());
    const assets = portal.assets();
    const renderer = await portal.renderer();
    const gone = () => abort.signal.aborted;
    const view = await renderer
      .render({
        // HTTP/1.0 names no host.
        url: `${request.protocol}://${request.host || 'localhost'}${request.originalUrl}`,
        cookies: request.headers.cookie ?? '',
        origin: originOf(request),
        fetch,
        cookiesSet: cookies,
        nonce: request.cspNonce,
        signal: abort.signal,
        onError: (error) => gone() || request.log.error({ err: error }, 'The portal could not render'),
      })
      .catch((error: unknown) => {
        if (gone()) return null;
        throw error;
      });
    // The visitor went on before the view was there: no one waits for an answer, and nothing failed.
    if (!view) return reply.hijack();
    // Every document depends on who asks; none may stay in a shared or later cache.
    reply.header('cache-control', 'no-store').header('vary', 'accept-encoding, cookie');
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    if (view.type === 'redirect') return reply.redirect(view.location, view.status);

    reply.code(view.status).type('text/html; charset=utf-8').header('content-language', view.locale.replace('_', '-'));
    // Whatever a guest could not read as well is nothing for search engines, and what they would keep of it would outlive its change.
    if (!view.indexable) reply.header('x-robots-tag', 'noindex');
    const compression = compressor(request);
    const head = [
      fontHead(view.fonts, request.cspNonce),
      assets.head(view, request.cspNonce),
      themeHead(view.look, request.cspNonce),
      installableHead(view.locale, view.look.theme, portal.build?.version),
    ];
    const document = documentStream(head.join(''));
    if (compression) reply.header('content-encoding', compression.encoding);
    view.pipe(document);
    return reply.send(compression ? document.pipe(compression.stream) : document);
  };
}
