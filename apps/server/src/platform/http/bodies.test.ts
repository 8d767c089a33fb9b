import { createConnection } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer } from '../../../test/harness.ts';

const server = await testServer();
let port: number;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

const path = '/api/v2/newsletter/unsubscribe?token=a.b';
const most = 64 * 1024 * 1024;

/** Sends a head and pieces of a body for as long as the connection lasts; what came back, and how much was sent. */
function send(head: string[], piece: string, line = `POST ${path}`): Promise<{ answer: string; sent: number; ended: boolean }> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    let [answer, sent] = ['', 0];
    const finish = (ended: boolean) => {
      clearTimeout(patience);
      socket.destroy();
      resolve({ answer, sent, ended });
    };
    const patience = setTimeout(() => finish(false), 5_000);
    const more = () => {
      while (!socket.destroyed && sent < most) {
        sent += piece.length;
        if (!socket.write(piece)) return;
      }
    };
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('drain', more);
    socket.on('error', () => undefined);
    socket.on('close', () => finish(true));
    socket.write([`${line} HTTP/1.1`, 'Host: localhost', ...head, '', ''].join('\r\n'));
    more();
  });
}

const block = 'x'.repeat(16_384);
const chunk = `4000\r\n${block}\r\n`;

it.each([
  ['a form that says how long it is', ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${most}`], block],
  ['a form in chunks', ['Content-Type: application/x-www-form-urlencoded', 'Transfer-Encoding: chunked'], chunk],
  ['parts', ['Content-Type: multipart/form-data; boundary=x', `Content-Length: ${most}`], block],
  ['parts in chunks', ['Content-Type: multipart/form-data; boundary=x', 'Transfer-Encoding: chunked'], chunk],
  ['JSON', ['Content-Type: application/json', `Content-Length: ${most}`], block],
  ['JSON in chunks', ['Content-Type: application/json', 'Transfer-Encoding: chunked'], chunk],
])('refuses %s without end, and ends the connection', async (_, head, piece) => {
  const { answer, sent, ended } = await send(head, piece);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('payload_too_large');
  expect(ended).toBe(true);
  expect(sent).toBeLessThan(8 * 1024 * 1024);
});

const json = ['Content-Type: application/json'];
const sized = [`Content-Length: ${most}`];
const chunked = ['Transfer-Encoding: chunked'];
it.each([
  ['of a type that is not known', 415, `POST ${path}`, ['Content-Type: application/x-unknown']],
  ['of no type', 415, `POST ${path}`, []],
  ['of a broken type', 415, `POST ${path}`, ['Content-Type: /']],
  ['that is refused unread', 403, 'POST /api/v2/auth/login', json],
  ['for what there is not', 404, 'POST /api/v2/nothing', ['Content-Type: application/x-unknown']],
  ['for what there is not, of no type', 404, 'PUT /nothing', []],
  ['of a GET', 200, 'GET /api/v2/settings', json],
  ['of a GET for what there is not', 404, 'GET /nothing', json],
  ['of a HEAD', 200, 'HEAD /api/v2/settings', json],
  ['of a DELETE', 401, 'DELETE /api/v2/user/me/sessions/x', json],
  ['of OPTIONS', 404, 'OPTIONS /api/v2/settings', ['Content-Type: application/x-unknown']],
  ['for an address that cannot be decoded', 400, 'POST /api/v2/%E0%A4%A', json],
])('answers a body %s with %i, and ends the connection', async (_, status, line, head) => {
  for (const [length, piece] of [[sized, block] as const, [chunked, chunk] as const]) {
    const { answer, sent, ended } = await send([...head, ...length], piece, line);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(ended).toBe(true);
    expect(sent).toBeLessThan(8 * 1024 * 1024);
  }
});

it('goes on with a connection whose body was not looked at, and came whole', async () => {
  const one = ['POST /api/v2/nothing HTTP/1.1', 'Host: localhost', 'Content-Type: text/odd', 'Content-Length: 50000', '', ''].join('\r\n');
  const body = 'x'.repeat(50_000);
  const socket = createConnection({ port, host: '127.0.0.1' });
  let answers = '';
  socket.on('data', (data) => (answers += data.toString()));
  socket.write(one);
  await expect.poll(() => answers.split('HTTP/1.1 404').length).toBe(2);
  socket.write(`${body}${one}${body}`);
  await expect.poll(() => answers.split('HTTP/1.1 404').length).toBe(3);
  socket.destroy();
});

it.each([
  [4096, 410],
  [4097, 413],
])('looks at %i bytes: %i', async (length, status) => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await server.app.inject({ method: 'POST', url: path, headers: { 'content-type': type }, payload: 'x'.repeat(length) });
    expect(answer.statusCode).toBe(status);
  }
});

it('is read no further than its length says', async () => {
  const head = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 4', 'Connection: close'];
  const { answer } = await send(head, block);
  // What comes after the four bytes is another request, and none.
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
});
