import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { type ClientOptions, WebSocket } from 'ws';
import type { Answer, Browser } from '../../../test/browser.ts';
import type { RealtimeMessage } from './messages.ts';

/** How a connection ended: the server's code and reason, and how long it took from the asking. */
export interface Closed {
  code: number;
  reason: string;
}

/** A page with an open connection. */
export interface Page {
  socket: WebSocket;
  messages: RealtimeMessage[];
  /** Resolves with the first message. */
  hello: Promise<RealtimeMessage>;
  closed: Promise<Closed>;
}

/** Makes the application reachable and gives its address. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Headers beyond a page's own, or in their place; null leaves one out. */
export type Headers = Record<string, string | null>;

/** Opens a connection as a page of the server would. */
export function open(
  address: string,
  browser?: Pick<Browser<Answer>, 'cookies'>,
  headers: Headers = {},
  options: ClientOptions = {},
): Page {
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const given = Object.entries({ origin: address, cookie, ...headers }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const { 'sec-websocket-protocol': protocols = '', ...rest } = Object.fromEntries(given);
  const url = `${address.replace('http', 'ws')}/api/v2/realtime`;
  const socket = new WebSocket(url, protocols ? protocols.split(', ') : [], { headers: rest, ...options });
  const messages: RealtimeMessage[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as RealtimeMessage));
  const hello = new Promise<RealtimeMessage>((resolve, reject) => {
    socket.once('message', () => resolve(messages[0]!));
    socket.once('error', reject);
    socket.once('close', (code, reason) => reject(new Error(`closed with ${code} ${reason.toString()}`)));
  });
  hello.catch(() => undefined);
  const closed = new Promise<Closed>((resolve) => socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() })));
  return { socket, messages, hello, closed };
}

/** The status a handshake is refused with. */
export function refusal(address: string, browser?: Pick<Browser<Answer>, 'cookies'>, headers: Headers = {}): Promise<number> {
  const { socket } = open(address, browser, headers);
  return new Promise((resolve, reject) => {
    socket.once('unexpected-response', (request, response) => {
      resolve(response.statusCode!);
      request.destroy();
    });
    socket.once('open', () => reject(new Error('It was let in.')));
  });
}
