import { createServer } from 'node:net';

/** The port the server will listen on; 0 lets the system choose.
 * @param {string | undefined} value the environment's `PORT` */
export function parsePort(value) {
  if (value === undefined || value === '') return 4300;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65535) return port;
  throw new Error(`PORT must be a number from 0 to 65535; it is "${value}".`);
}

/** Throws a clear error where the port cannot be had, before anything slow is done.
 * @param {number} port
 * @param {string} [host] the address to listen on; without one every address of the machine */
export async function requireFreePort(port, host) {
  const code = await tryPort(port, host);
  if (code === 'EADDRINUSE') {
    throw new Error(
      `Port ${port} is taken by another program, perhaps by another Foyer. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') throw new Error(`Port ${port} may not be used without special rights. Choose another one: PORT=4300 npm start`);
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | undefined>} the system's error code, if any */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
