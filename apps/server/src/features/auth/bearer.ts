import type { FastifyRequest } from 'fastify';

const inHeader = /^Bearer +(\S*)$/i;
/** Browsers let scripts add no header to a handshake; a token in the address would be written to logs. */
const inProtocols = /(?:^|,) *bearer\.(\S*?) *(?:,|$)/;

/** The bearer token of a request, or of a WebSocket handshake; undefined where it brings none. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return inHeader.exec(headers.authorization ?? '')?.[1] ?? inProtocols.exec(headers['sec-websocket-protocol'] ?? '')?.[1];
}
