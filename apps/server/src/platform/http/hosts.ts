import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** Whether a `Host` header names a host, with or without a port. */
export const isHost = (text: string): boolean => /^[\w.:[\]-]+$/.test(text) && URL.canParse(`http://${text}`);

/** Refuses requests to a host that is none: addresses are made of it. HTTP/1.0 names none. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ host }) => {
    if (host !== '' && !isHost(host)) throw new Problem(400, 'malformed_request');
  });
}
