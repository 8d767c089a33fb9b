import { brotliCompressSync, constants } from 'node:zlib';

/** The bytes as they are transferred. */
export const brotli = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
