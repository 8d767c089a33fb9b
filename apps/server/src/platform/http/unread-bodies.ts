import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IncomingMessage } from 'node:http';

/** How much of a body, and for how long, is read on after its request has been answered. */
export interface UnreadLimits {
  bytes: number;
  ms: number;
}

/** The largest size of a body that calls usually take: a valid one is never cut off while it is sent. */
const usual: UnreadLimits = { bytes: 100 * 1024, ms: 5_000 };

/**
 * Reads on for a while where a request is answered before its body has come whole, as the client may only listen when it has sent everything; then cuts the
 * connection once the answer is out. Node would read on until the request's time is up.
 */
export function boundUnread({ raw: request }: FastifyRequest, { raw: response }: FastifyReply, { bytes, ms }: UnreadLimits = usual): void {
  const { headers } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  if (!hasBody || !(request instanceof IncomingMessage) || request.complete) return;
  let left = bytes;
  const cut = (): void => {
    request.pause();
    if (response.writableFinished) request.socket.destroySoon();
    else response.once('finish', () => request.socket.destroySoon());
  };
  const patience = setTimeout(cut, ms);
  request.once('close', () => clearTimeout(patience));
  request.once('end', () => clearTimeout(patience));
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
  });
}

/** Bounds what is read of the bodies that no route asks for. Register it before everything that may answer. */
export function registerUnreadBodies(app: FastifyInstance, limits: UnreadLimits = usual): void {
  app.addHook('onSend', async (request, reply) => {
    // A call that takes more says so by its route.
    const bytes = request.is404 ? limits.bytes : Math.max(limits.bytes, request.routeOptions.bodyLimit);
    boundUnread(request, reply, { ...limits, bytes });
  });
}
