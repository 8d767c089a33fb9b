import { connect, createServer, type AddressInfo, type NetConnectOpts, type Server, type Socket } from 'node:net';

/**
 * What becomes of a connection whose client sends a certain text: it breaks before the server hears of it, or when the server answers, or nothing passes any
 * more and both ends go on waiting, while one is notified when the other goes, or not even that.
 */
export type Fault = 'cut' | 'cut answer' | 'swallow' | 'freeze';

/** A wire between clients and a server that a test can cut and mend. */
export interface TcpProxy {
  /** 0 where it listens on a unix socket. */
  port: number;
  /** Breaks every connection and takes no new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Breaks every connection; new ones pass. */
  shake(): void;
  /** Lets this happen to so many connections whose clients send a text that matches; gives the number that are left. */
  fault(text: RegExp, fault: Fault, times?: number): () => number;
}

interface Rule {
  text: RegExp;
  fault: Fault;
  left: number;
}

function join(client: Socket, upstream: Socket, matching: (chunk: Buffer) => Rule | undefined): void {
  let state: Fault | undefined;
  const end = (): void => {
    client.destroy();
    upstream.destroy();
  };
  client.on('data', (chunk: Buffer) => {
    state ??= matching(chunk)?.fault;
    if (state === 'cut') return end();
    if (state === 'freeze') return void client.pause();
    if (state !== 'swallow') upstream.write(chunk);
  });
  upstream.on('data', (chunk: Buffer) => {
    if (state === 'cut answer') return end();
    if (state === undefined) client.write(chunk);
  });
  for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
}

/** Passes connections on to a server; listens on a port of its own, or on the unix socket at `path`. */
export async function createTcpProxy(target: NetConnectOpts, path?: string): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const rules: Rule[] = [];
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket));
  };
  function matching(chunk: Buffer): Rule | undefined {
    const rule = rules.find(({ text, left }) => left > 0 && text.test(chunk.toString('latin1')));
    if (rule) rule.left -= 1;
    return rule;
  }
  const make = (): Server => createServer((client) => join(keep(client), keep(connect(target)), matching));
  const listen = (server: Server, port: number) =>
    new Promise<void>((resolve) => server.listen(path === undefined ? { port, host: '127.0.0.1' } : { path }, resolve));
  const shake = (): void => sockets.forEach((socket) => void socket.destroy());

  let server = make();
  await listen(server, 0);
  const { port = 0 } = path === undefined ? (server.address() as AddressInfo) : {};
  return {
    port,
    shake,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      shake();
      await closed;
    },
    async mend() {
      server = make();
      await listen(server, port);
    },
    fault(text, fault, times = 1) {
      const rule = { text, fault, left: times };
      rules.push(rule);
      return () => rule.left;
    },
  };
}
