import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config.ts';

/** What a visitor's first requests ask. None needs a session; one that names none that there is makes it be looked up. */
const visits = ['/', '/de_DE/login', '/de_DE', '/de_DE'];
const cookie = 'foyer_session=none; __Host-foyer_session=none';

/** Asks the server for a few documents as a guest before it says that it is ready: what runs for the first time takes many times as long. Never fails. */
export async function warmUp(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): Promise<void> {
  const { host } = new URL(publicUrl);
  await app.ready();
  for (const url of visits) await app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'br', host, cookie } });
}
