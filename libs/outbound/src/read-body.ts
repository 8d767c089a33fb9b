import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutboundError } from './outbound.error.ts';

/** What we say we understand (`Accept-Encoding`). */
export const acceptedEncodings = 'gzip, br, deflate';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

function decoded(raw: Readable, encoding: string): Readable {
  if (encoding === '' || encoding === 'identity') return raw;
  const decoder = Object.hasOwn(decoders, encoding) ? decoders[encoding]!() : null;
  if (!decoder) throw new OutboundError('encoding', 'The answer has an encoding that was not asked for');
  raw.on('error', (error) => decoder.destroy(error));
  return raw.pipe(decoder);
}

const tooLarge = (maxBytes: number): OutboundError => new OutboundError('too_large', `The answer is larger than ${maxBytes} bytes`);

const isPackingFault = (error: unknown): boolean => /^(Z_|ERR__?BROTLI|ERR_BROTLI)/.test((error as NodeJS.ErrnoException).code ?? '');

/**
 * Reads an answer to its end or to its limit, whichever comes first. Counted is what comes out of the unpacking, piece by piece: neither
 * an endless answer nor a small one that unpacks to gigabytes is ever in memory as a whole.
 */
export async function readBody(raw: Readable, encoding: string, length: string | undefined, maxBytes: number): Promise<Buffer> {
  if (Number(length) > maxBytes) throw tooLarge(maxBytes);
  const body = decoded(raw, encoding.trim().toLowerCase());
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += (chunk as Buffer).byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (isPackingFault(error)) throw new OutboundError('encoding', 'The answer cannot be unpacked', { cause: error });
    throw error;
  } finally {
    raw.destroy();
  }
  return Buffer.concat(chunks, size);
}
