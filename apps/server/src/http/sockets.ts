import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { maxPayload } from '../realtime/limits.ts';
import type { ResolvedSession } from './session.ts';

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

/** Answers a handshake that reaches no route. The connection has left HTTP, so nobody else would ever end it. */
const refuse = (socket: Duplex, status: string): void =>
  void socket
    .on('error', () => socket.destroy())
    .end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());

const pathOf = (url = ''): string => url.split('?', 1)[0]!;

/** Whether a request may leave HTTP at all; other protocols, such as `h2c`, are answered as if they had not been offered. */
export const wantsSocket = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => /^websocket$/i.test(headers.upgrade ?? '');

interface SocketOptions {
  /** The path of the one operation that opens sockets. */
  path: string;
  /** Leaves other paths to others, as Vite's reloading while developing. */
  shared: boolean;
  /** Says goodbye to those who are connected when the server stops. */
  sayGoodbye(): Promise<void>;
}

/** Takes WebSocket handshakes through hooks and routes like any other request. */
export async function registerSockets(app: FastifyInstance, { path, shared, sayGoodbye }: SocketOptions): Promise<void> {
  const own = new EventEmitter();
  let stopping = false;
  // Before pages are told to come back later: one that does at once, on a connection that is open already, must not keep the server from ending.
  app.addHook('preClose', async () => void (stopping = true));
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (pathOf(request.url) !== path) return shared ? undefined : refuse(socket, '404 Not Found');
    if (stopping) return refuse(socket, '503 Service Unavailable');
    own.emit('upgrade', request, socket, head);
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
      sayGoodbye().then(
        () => done(),
        () => done(),
      );
    },
  });
}
