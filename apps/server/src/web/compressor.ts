import type { FastifyRequest } from 'fastify';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { BrotliCompress, Gzip } from 'node:zlib';

/** The compression a visitor's browser understands, tuned for documents made per request. */
export function compressor(request: FastifyRequest): { encoding: string; stream: BrotliCompress | Gzip } | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // A document is shorter than this, in bytes by their logarithm; the usual window would take 4 MB for each.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    };
    return { encoding: 'br', stream: createBrotliCompress({ params, chunkSize: 64 * 1024 }) };
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', stream: createGzip({ level: 5 }) };
  return undefined;
}
