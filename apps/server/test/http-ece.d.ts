/** What tests use of the package that push messages are encrypted with; it has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  export function decrypt(body: Buffer, params: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer;
}
