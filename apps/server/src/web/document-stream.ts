import type { FastifyRequest } from 'fastify';
import { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Behind what React puts into the head: its link to the most important picture, so that browsers find it before the critical styles. */
const marker = '</head>';

/** React writes many small pieces; so many bytes go on as one. */
const pieceSize = 64 * 1024;

/** A document on its way; React calls `flush` when it has written all that is ready. */
export interface DocumentStream extends Transform {
  flush(): void;
}

/** Puts `content` at the end of the head of the document that flows through, and passes it on in large pieces. */
export function documentStream(content: string): DocumentStream {
  let done = false;
  let held: Buffer[] = [];
  let size = 0;
  const release = () => {
    if (size === 0) return;
    const piece = Buffer.concat(held);
    const at = done ? -1 : piece.indexOf(marker);
    if (!done && at < 0) return;
    held = [];
    size = 0;
    if (done) return void stream.push(piece);
    done = true;
    stream.push(Buffer.concat([piece.subarray(0, at), Buffer.from(content), piece.subarray(at)]));
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      held.push(chunk);
      size += chunk.length;
      if (size >= pieceSize) release();
      callback();
    },
    flush(callback) {
      release();
      callback(null, size > 0 ? Buffer.concat(held) : undefined);
    },
  });
  return Object.assign(stream, { flush: release });
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
