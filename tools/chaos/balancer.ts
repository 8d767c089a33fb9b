import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { readiness } from './until.ts';

/** What operators put in front of several servers, as small as it can be. */
export interface Balancer {
  url: string;
  close(): Promise<void>;
}

const askMs = 200;
/** A server that says twice in a row that it is not ready is left out. */
const fall = 2;

/** Hands a call on; rejects where no answer has begun. */
function pass({ method, url, headers }: IncomingMessage, body: Buffer, answer: ServerResponse, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path: url, headers: { ...headers, connection: 'close' } };
    const onward = request(options, (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
      response.on('error', () => answer.destroy());
      resolve();
    });
    onward.on('error', reject).end(body);
  });
}

/** Whether asking another server cannot do anything twice. */
const mayTryAgain = (method: string | undefined, error: unknown): boolean =>
  method === 'GET' || (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

/**
 * Listens on a port of its own and hands each call to one of the servers that are ready, as nginx does: `/ready` of each is asked five times a second, and a
 * call that met no server goes to the other one.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const refusals = new Map<number, number>();
  let turn = 0;
  let closed = false;
  async function look(port: number): Promise<void> {
    const status = await readiness(`http://127.0.0.1:${port}`);
    refusals.set(port, status === 200 ? 0 : (refusals.get(port) ?? 0) + 1);
  }
  const watching = Promise.all(
    ports.map(async (port) => {
      for (; !closed; await delay(askMs)) await look(port);
    }),
  );
  /** The servers to be tried in turn: those that are ready first, then the others, for all may only be slow. */
  function inOrder(): number[] {
    turn += 1;
    const turned = ports.map((_, index) => ports[(index + turn) % ports.length]!);
    const isReady = (port: number): boolean => (refusals.get(port) ?? 0) < fall;
    return [...turned.filter(isReady), ...turned.filter((port) => !isReady(port))];
  }

  async function serve(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    for (const port of inOrder()) {
      try {
        return await pass(incoming, body, answer, port);
      } catch (error) {
        if (!mayTryAgain(incoming.method, error)) break;
      }
    }
    answer.writeHead(502).end();
  }
  const server: Server = createServer((incoming, answer) => void serve(incoming, answer).catch(() => answer.destroy()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      closed = true;
      await watching;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
