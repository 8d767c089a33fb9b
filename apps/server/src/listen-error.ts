import { createServer } from 'node:net';
import type { Config } from './platform/config.ts';
import { StartError } from './platform/start-error.ts';

type Address = Pick<Config, 'host' | 'port'>;

/** Words why the server could not listen. */
export function toListenError(error: unknown, { host, port }: Address): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken by another program. Stop it, or choose another port, such as PORT=${port + 1}.`);
    case 'EACCES':
      return new StartError(`Port ${port} may not be used without special rights. Choose another one, such as PORT=4300.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`This machine has no address ${host} to listen on. Check HOST; 0.0.0.0 takes every address.`);
    default:
      return error;
  }
}

/** Throws a `StartError` where the port cannot be had, before anything slow is done. */
export async function requireFreePort(address: Address): Promise<void> {
  if (address.port === 0) return;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toListenError(error, address) as Error));
    server.listen({ ...address, exclusive: true }, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}
