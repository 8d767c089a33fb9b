import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A wire between a client and a server that a test can cut and mend. */
export interface TcpProxy {
  port: number;
  /** Breaks every connection and takes no new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Passes connections on to a server. */
export async function createTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const make = (): Server =>
    createServer((client) => {
      const upstream = keep(connect(target));
      keep(client).pipe(upstream).pipe(client);
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => client.destroy());
    });
  const listen = (server: Server, port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  let server = make();
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      server = make();
      await listen(server, port);
    },
  };
}
