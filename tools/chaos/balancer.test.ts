import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBalancer } from './balancer.ts';

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Calls it so often and gives who answered, in alphabetical order. */
async function answers(url: string, times: number, method = 'GET'): Promise<string> {
  const said: string[] = [];
  for (let call = 0; call < times; call += 1) said.push(await (await fetch(url, { method })).text());
  return said.sort().join('');
}

/** Never reached: beside the whole run, two looks at a server have taken longer than a second. */
const patience = { timeout: 15_000 };

test('calls go to the servers that are ready, and past one that is gone', async () => {
  let ready = true;
  const [a, b] = [
    await listen((request, response) => response.writeHead(request.url === '/ready' && !ready ? 503 : 200).end('a')),
    await listen((_, response) => response.end('b')),
  ];
  const balancer = await startBalancer([portOf(a), portOf(b)]);
  onTestFinished(() => balancer.close());
  expect(await answers(balancer.url, 4)).toBe('aabb');
  ready = false;
  await expect.poll(() => answers(balancer.url, 4), patience).toBe('bbbb');
  ready = true;
  await expect.poll(() => answers(balancer.url, 4), patience).toBe('aabb');
  b.close();
  b.closeAllConnections();
  expect(await answers(balancer.url, 4, 'POST')).toBe('aaaa');
});

test('a write that a server took and did not answer is not given to another', async () => {
  let taken = 0;
  const take: RequestListener = (request, response) => {
    if (request.url === '/ready') return void response.end();
    taken += 1;
    request.socket.destroy();
  };
  const balancer = await startBalancer([portOf(await listen(take)), portOf(await listen(take))]);
  onTestFinished(() => balancer.close());
  expect((await fetch(balancer.url, { method: 'POST' })).status).toBe(502);
  expect(taken).toBe(1);
  expect((await fetch(balancer.url)).status).toBe(502);
  expect(taken).toBe(3);
});
