import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { RealtimeLimits } from './limits.ts';
import { closeCodes, type RealtimeEvent } from './messages.ts';

/** Whose connection it is. */
export interface ConnectionOwner {
  userId: string;
  sessionId: string;
  /** The client's address. */
  address: string;
  /** The types of events that the page is told alone; all where it is left out. */
  only?: ReadonlySet<RealtimeEvent['type']>;
}

/** Whether a page is told of an event. */
export const isTold = ({ only }: Pick<ConnectionOwner, 'only'>, { type }: Pick<RealtimeEvent, 'type'>): boolean =>
  only === undefined || only.has(type);

/** One open page of a member. */
export interface Connection extends ConnectionOwner {
  /** Sends messages, several in one write; a reader that does not keep up is cut off instead and comes back. */
  send(...texts: readonly (string | Buffer)[]): void;
  /** Says goodbye, and cuts the connection where the other side does not answer. */
  close(code: number, reason: string): void;
  /** Resolves when it is gone. */
  closed: Promise<void>;
}

const heartbeat = JSON.stringify({ type: 'heartbeat' });

/** Asks for signs of life; cuts the connection where none comes. */
function keepAlive(socket: WebSocket, { pingMs, patienceMs }: RealtimeLimits, send: (text: string) => void): () => void {
  let overdue: NodeJS.Timeout | undefined;
  const ask = (): void => {
    send(heartbeat);
    if (socket.readyState !== socket.OPEN) return;
    socket.ping();
    overdue ??= setTimeout(() => socket.terminate(), patienceMs).unref();
  };
  const heard = (): void => {
    clearTimeout(overdue);
    overdue = undefined;
  };
  const clock = setInterval(ask, pingMs).unref();
  socket.on('pong', heard).on('message', heard);
  return () => {
    clearInterval(clock);
    heard();
  };
}

/** Counts what a page sends; too much of it ends the connection. */
function limitMessages(socket: WebSocket, { count, ms }: RealtimeLimits['messages'], refuse: () => void): void {
  let [since, seen] = [performance.now(), 0];
  const note = (): void => {
    const now = performance.now();
    if (now - since > ms) [since, seen] = [now, 0];
    seen += 1;
    if (seen > count) refuse();
  };
  socket.on('message', note).on('ping', note);
}

/** What a socket writes to. */
type Wire = Pick<Socket, 'cork' | 'uncork'>;

/** Makes a connection of an open socket. */
export function createConnection(socket: WebSocket, wire: Wire, owner: ConnectionOwner, limits: RealtimeLimits): Connection {
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));

  function sendOne(text: string | Buffer): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.maxBuffered) socket.terminate();
    else socket.send(text, { binary: false });
  }
  function send(...texts: readonly (string | Buffer)[]): void {
    if (texts.length > 1) wire.cork();
    texts.forEach(sendOne);
    if (texts.length > 1) wire.uncork();
  }
  function close(code: number, reason: string): void {
    if (socket.readyState !== socket.OPEN) return;
    socket.close(code, reason);
    const overdue = setTimeout(() => socket.terminate(), limits.goodbyeMs).unref();
    void closed.then(() => clearTimeout(overdue));
  }

  const rest = keepAlive(socket, limits, send);
  void closed.then(rest);
  limitMessages(socket, limits.messages, () => close(closeCodes.policy, 'too many messages'));
  return { ...owner, send, close, closed };
}
