import type { FastifyInstance } from 'fastify';
import { IncomingMessage, type ServerResponse } from 'node:http';
import { wantsSocket } from './sockets.ts';

/** The requests that are in progress, and whether new ones should go elsewhere. */
export interface Traffic {
  /** From now on `/ready` answers 503, and every answer asks its client to connect again: a balancer then chooses another process. */
  turnAway(): void;
  turnsAway(): boolean;
  /** How many requests of clients are in progress. What the server asks itself while it renders a page is part of that page's request. */
  running(): number;
  /** Resolves when none is in progress. */
  drained(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    traffic: Traffic;
  }
}

/** Counts requests from here on, those with sockets excepted. Register it before everything else that may answer. */
export function registerTraffic(app: FastifyInstance): void {
  const running = new Set<ServerResponse>();
  let turningAway = false;
  let waiting: (() => void)[] = [];

  function end(response: ServerResponse): void {
    running.delete(response);
    if (running.size === 0) waiting.splice(0).forEach((resolve) => resolve());
  }
  app.addHook('onRequest', async ({ raw: request }, reply) => {
    if (turningAway) reply.header('connection', 'close');
    if (!(request instanceof IncomingMessage) || wantsSocket(request) || reply.raw.closed) return;
    running.add(reply.raw);
    reply.raw.once('close', () => end(reply.raw));
  });
  app.decorate('traffic', {
    turnAway: () => void (turningAway = true),
    turnsAway: () => turningAway,
    running: () => running.size,
    drained: () => (running.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => (waiting = [...waiting, resolve]))),
  });
}
