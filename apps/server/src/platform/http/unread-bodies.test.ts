import Fastify from 'fastify';
import { once } from 'node:events';
import { createConnection, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerUnreadBodies } from './unread-bodies.ts';

const app = Fastify();
registerUnreadBodies(app, { bytes: 1_000, ms: 300 });
app.get('/', async () => 'hello');
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

function dial() {
  const { port } = app.server.address() as AddressInfo;
  const socket = createConnection({ port, host: '127.0.0.1' }).on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n');
  return socket;
}

it('cuts off a body that comes drop by drop, when its time is up', async () => {
  const socket = dial();
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('hello');
  const drops = setInterval(() => socket.write('x'), 20);
  await once(socket, 'close');
  clearInterval(drops);
});

it('cuts off a body that says nothing more', async () => {
  const socket = dial();
  await once(socket, 'data');
  await once(socket, 'close');
});
