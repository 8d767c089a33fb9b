import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { maxPayload } from '../realtime/limits.ts';
import type { ResolvedSession } from './session.ts';
import type { Upgrades } from './upgrades.ts';

/** Whose socket was opened. */
export interface SocketInput {
  request: FastifyRequest;
  session: ResolvedSession;
}

/** Serves the sockets of a member's operation; the contract has admitted the handshake. */
export type SocketHandler = (socket: WebSocket, input: SocketInput) => void | Promise<void>;

/** The operations of the contract that open a socket, by their id. */
export type SocketHandlers = Readonly<Record<string, SocketHandler>>;

/** The server failed (RFC 6455 §7.4.1). */
const failed = 1011;

const pathOf = (url = ''): string => url.split('?', 1)[0]!;

/** Whether a request may leave HTTP at all; other protocols, such as `h2c`, are answered as if they had not been offered. */
export const wantsSocket = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => /^websocket$/i.test(headers.upgrade ?? '');

/** What taking handshakes needs. */
export interface SocketOptions {
  /** The path of the one operation that opens sockets. */
  path: string;
  /** Leaves Vite's own sockets to Vite, while developing. */
  shared: boolean;
  upgrades: Upgrades;
  /** Says goodbye to those who are connected when the server stops. */
  sayGoodbye(): Promise<void>;
}

const isOfVite = ({ headers }: IncomingMessage): boolean => /^vite-/.test(headers['sec-websocket-protocol'] ?? '');

/** The status that a handshake is refused with before any route sees it; undefined where it goes on as a request. Only GET opens a socket (RFC 6455 §4.1). */
function refusalOf({ method, url }: IncomingMessage, path: string, { stopping, full }: { stopping: boolean; full: boolean }) {
  if (method !== 'GET' || pathOf(url) !== path) return '404 Not Found';
  return stopping || full ? '503 Service Unavailable' : undefined;
}

/** Takes WebSocket handshakes through hooks and routes like any other request. Every one that does not become a socket of ours is ended. */
export async function registerSockets(app: FastifyInstance, { path, shared, upgrades, sayGoodbye }: SocketOptions): Promise<void> {
  const own = new EventEmitter();
  let stopping = false;
  // Before pages are sent away to come back later: one that does at once, on a connection that is open already, must not keep the server from ending.
  app.addHook('preClose', async () => void (stopping = true));
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (shared && isOfVite(request)) return;
    const refusal = refusalOf(request, path, { stopping, full: upgrades.full() });
    upgrades.begin(socket);
    if (refusal) upgrades.refuse(socket, refusal);
    else own.emit('upgrade', request, socket, head);
  };
  app.server.on('upgrade', onUpgrade);
  await app.register(websocket, {
    options: { server: own as Server, maxPayload, perMessageDeflate: false, clientTracking: false },
    errorHandler: (error, socket, request) => {
      // A page that vanishes or breaks the protocol is its own affair, and the socket is closing already.
      if (socket.readyState !== socket.OPEN) return request.log.debug({ err: error }, 'A socket failed');
      request.log.error({ err: error }, 'A socket could not be served');
      socket.close(failed);
    },
    preClose: (done) => {
      sayGoodbye()
        .catch(() => undefined)
        .finally(() => {
          upgrades.end();
          done();
        });
    },
  });
  app.websocketServer.on('connection', (_socket: WebSocket, { socket }: IncomingMessage) => upgrades.finish(socket));
}
