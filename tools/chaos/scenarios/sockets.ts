import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import { cookieHeader } from '../../server/index.ts';
import { logIn } from '../member.ts';
import { type Scenario, within } from '../scenario.ts';
import { until } from '../until.ts';

/** As many as one address may hold. */
const sockets = 2_000;
/** The server takes 30 of one member. */
const perMember = 29;
/** Pages whose server was killed come back after up to so long, and after twice as long each time they fail (`backOffMs` of the portal). */
const [firstPauseMs, longestPauseMs] = [100, 30_000];
/** How long all may take, in seconds. */
const longest = 30;

/** A page that holds a connection and makes it again where it breaks, as the portal's does. */
function hold(url: string, cookie: string, onRefusal: (status: number) => void): { isOpen(): boolean; end(): void } {
  let open = false;
  let ended = false;
  let pause = firstPauseMs;
  let socket: WebSocket;
  function connect(): void {
    socket = new WebSocket(`${url.replace('http', 'ws')}/api/v2/realtime`, { headers: { cookie, origin: url } });
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (request, { statusCode = 0 }) => {
      onRefusal(statusCode);
      request.destroy();
    });
    socket.on('message', () => {
      open = true;
      pause = firstPauseMs;
    });
    socket.on('close', () => {
      open = false;
      if (ended) return;
      void delay(Math.random() * pause).then(() => ended || connect());
      pause = Math.min(pause * 2, longestPauseMs);
    });
  }
  connect();
  return {
    isOpen: () => open,
    end() {
      ended = true;
      socket.terminate();
    },
  };
}

/** The server is killed while as many pages hold a connection as may; none is turned away when they come back. */
export const reconnect: Scenario = {
  title: `${sockets.toLocaleString('en')} sockets come back after kill -9`,
  on: ['embedded', 'postgres'],
  limit: 600,
  async run({ start, people }) {
    let server = await start();
    const { url, port } = server;
    const cookies: string[] = [];
    // One after the other: passwords are checked by few at once.
    for (const name of people.slice(0, Math.ceil(sockets / perMember))) cookies.push(cookieHeader((await logIn(url, name)).session));
    const refusals: number[] = [];
    const pages = Array.from({ length: sockets }, (_, index) =>
      hold(url, cookies[index % cookies.length]!, (status) => refusals.push(status)),
    );
    const open = () => pages.filter((page) => page.isOpen()).length;
    try {
      await until(`${sockets} sockets are open`, 60, () => open() === sockets);
      await server.stop('SIGKILL');
      await until('All sockets are closed', 30, () => open() === 0);
      server = await start({ port });
      const back = await until('All sockets are open again', 60, () => open() === sockets);
      const failed = refusals.filter((status) => status >= 500).length;
      return [
        within('all are back', back, longest),
        { expected: 'no handshake is answered with 5xx', seen: `${failed} of ${refusals.length} refusals`, held: failed === 0 },
      ];
    } finally {
      pages.forEach((page) => page.end());
      await server.stop('SIGKILL');
    }
  },
};
