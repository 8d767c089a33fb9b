import type { FastifyRequest } from 'fastify';
import { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const marker = '<head>';

/** Puts `content` right behind the opening head tag of the document that flows through. */
export function injectIntoHead(content: string): Transform {
  let done = false;
  let held = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      if (done) return callback(null, chunk);
      held += chunk.toString('utf8');
      const at = held.indexOf(marker);
      if (at < 0) return callback();
      done = true;
      const cut = at + marker.length;
      callback(null, `${held.slice(0, cut)}${content}${held.slice(cut)}`);
    },
    flush(callback) {
      callback(null, done ? undefined : held);
    },
  });
}

/** The compression a visitor's browser understands, tuned for documents made per request. */
export function compressor(request: FastifyRequest): { encoding: string; stream: Transform } | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    return { encoding: 'br', stream: createBrotliCompress({ params }) };
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', stream: createGzip({ level: 5 }) };
  return undefined;
}
