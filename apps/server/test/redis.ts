import { once } from 'node:events';
import { connect } from 'node:net';

const url = process.env['TEST_REDIS_URL'] || 'redis://127.0.0.1:6379';

/** The address of the Redis that tests use; undefined where none answers there. */
export async function findRedis(): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 2_000 });
  socket.once('timeout', () => socket.destroy(new Error('no answer')));
  const found = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return found ? url : undefined;
}
