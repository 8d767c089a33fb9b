import type { FastifyInstance } from 'fastify';
import type { Duplex } from 'node:stream';

/** How many handshakes may be under way at once, and for how long one. */
export interface UpgradeLimits {
  count: number;
  ms: number;
}

/** Every connection that has left HTTP. Node's server forgets them, so it would neither time them out nor end them when it stops. */
export interface Upgrades {
  /** Whether as many handshakes are under way as may be. */
  full(): boolean;
  /** Takes a connection over; it is cut unless its handshake finishes in time. */
  begin(socket: Duplex): void;
  /** Answers a handshake and ends its connection. */
  refuse(socket: Duplex, status: string): void;
  /** The handshake has been accepted: the connection stays. */
  finish(socket: Duplex): void;
  /** Cuts every connection that is still there. */
  end(): void;
}

/**
 * Keeps the connections that have left HTTP until they are gone. An answer to a handshake ends its connection wherever it comes from: register this before
 * everything that may answer.
 */
export function registerUpgrades(app: FastifyInstance, { count, ms }: UpgradeLimits): Upgrades {
  const unfinished = new Map<Duplex, NodeJS.Timeout>();
  const all = new Set<Duplex>();

  function finish(socket: Duplex): void {
    clearTimeout(unfinished.get(socket));
    unfinished.delete(socket);
  }
  function cut(socket: Duplex): void {
    app.log.debug('A handshake did not finish in time');
    socket.destroy();
  }
  app.addHook('onResponse', async ({ raw: { socket } }) => void (unfinished.has(socket) && socket.destroySoon()));
  return {
    full: () => unfinished.size >= count,
    begin(socket) {
      all.add(socket);
      unfinished.set(socket, setTimeout(cut, ms, socket).unref());
      // Node has removed its own listener: without one an error would end the process.
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        finish(socket);
        all.delete(socket);
      });
    },
    refuse: (socket, status) =>
      void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy()),
    finish,
    end: () => all.forEach((socket) => socket.destroy()),
  };
}
