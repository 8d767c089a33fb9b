import type { RenderedDocument } from '@foyer/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import { compressor } from './compressor.ts';
import type { TextParts } from './document-head.ts';

/** What the headers of a document say. */
export type DocumentHeaders = Pick<RenderedDocument, 'status' | 'locale' | 'indexable'>;

/** A document on its way. */
export interface DocumentAnswer {
  /** Sends a part that browsers shall have now; resolves once it is on its way, or the answer has ended. */
  send(text: string): Promise<void>;
  end(text: TextParts): void;
}

/** Every document depends on who asks; none may stay in a shared or later cache. */
export function keepNowhere(reply: FastifyReply, cookies: readonly string[]): void {
  reply.header('cache-control', 'no-store').header('vary', 'accept-encoding, cookie');
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}

/** Begins a document with its headers; its text follows, compressed as the visitor's browser understands it. */
export function beginDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, locale, indexable }: DocumentHeaders,
  cookies: readonly string[],
): DocumentAnswer {
  keepNowhere(reply, cookies);
  reply.code(status).type('text/html; charset=utf-8').header('content-language', locale.replace('_', '-'));
  // Whatever a guest could not read as well is nothing for search engines, and what they would keep of it would outlive its change.
  if (!indexable) reply.header('x-robots-tag', 'noindex');
  const compression = compressor(request);
  if (compression) reply.header('content-encoding', compression.encoding);
  const stream = compression?.stream ?? new PassThrough();
  void reply.send(stream);
  return {
    send: (text) =>
      new Promise((resolve) => {
        stream.once('close', resolve);
        stream.write(text);
        if (compression) compression.stream.flush(resolve);
        else resolve();
      }),
    end(text) {
      // In one piece for compression: each would be compressed by a task of its own. Otherwise what documents share is not copied.
      if (compression) return void stream.end(Buffer.concat(text.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))));
      stream.cork();
      for (const part of text) stream.write(part);
      stream.end();
    },
  };
}
