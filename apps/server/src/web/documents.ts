import type { RenderedHead } from '@foyer/api';
import { safePath } from '@foyer/links';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResolveCaller } from '../platform/http/caller.ts';
import { notFoundHandler } from '../platform/http/errors.ts';
import { beginDocument, type DocumentAnswer, keepNowhere } from './document-answer.ts';
import { createDocumentText } from './document-head.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import type { Portal } from './portal.ts';

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
export function createDocumentHandler(app: FastifyInstance, portal: Portal, resolveCaller: ResolveCaller) {
  const inProcessFetch = createInProcessFetch(app, resolveCaller);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The page again, which says that its form needs scripts: nothing of what was sent is read or put into the address.
    if (isSentForm(request)) return reply.redirect(safePath(request.originalUrl), 303);
    if (!wantsDocument(request)) return notFoundHandler(request, reply);
    const { fetch, cookies } = inProcessFetch(request);
    const abort = new AbortController();
    request.raw.once('close', () => abort.abort());
    const renderer = await portal.renderer();
    const text = createDocumentText(portal, request.cspNonce);
    const gone = () => abort.signal.aborted;
    let begun: (DocumentAnswer & { head: RenderedHead }) | undefined;
    const fail = (error: unknown) => gone() || request.log.error({ err: error }, 'The portal could not render');
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
        onError: fail,
        async onCertain(head) {
          if (gone()) return;
          begun = { head, ...beginDocument(request, reply, { status: 200, locale: head.locale, indexable: false }, cookies) };
          await begun.send(text.beginning(head));
        },
      })
      .catch((error: unknown) => {
        if (!gone() && !begun) throw error;
        fail(error);
        return null;
      });
    if (begun) {
      const { head, end } = begun;
      if (view?.type === 'redirect') fail(new Error(`A document that had begun leads to ${view.location}`));
      const isThere = view?.type === 'document';
      end(text.rest(isThere ? view : renderer.renderFailure(head), head, { whole: isThere }));
      return reply;
    }
    // The visitor went on before the view was there: no one waits for an answer, and nothing failed.
    if (!view) return reply.hijack();
    if (view.type === 'redirect') {
      keepNowhere(reply, cookies);
      return reply.redirect(view.location, view.status);
    }
    beginDocument(request, reply, view, cookies).end(text.whole(view));
    return reply;
  };
}
