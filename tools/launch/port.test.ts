import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { parsePort, requireFreePort } from './port.mjs';

test.each([
  [undefined, 4300],
  ['', 4300],
  ['0', 0],
  ['8080', 8080],
])('PORT=%s means %i', (value, port) => {
  expect(parsePort(value)).toBe(port);
});

test.each(['abc', '-1', '65536', '80.5', '4300x'])('PORT=%s is refused by name', (value) => {
  expect(() => parsePort(value)).toThrow(`PORT must be a number from 0 to 65535; it is "${value}".`);
});

test('a taken port is a clear error, a free one is not', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is taken by another program`);
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort(port, '127.0.0.1')).resolves.toBeUndefined();
  onTestFinished(() => void server.close());
});
