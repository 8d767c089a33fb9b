import { and, eq, like } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { type CompanionCall, loadCompanion } from './demo-package.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { sessions } from './shared/identity/identity.tables.ts';
import { users } from './shared/people/people.tables.ts';

const api = '/api/v2';
const sessionMs = 24 * 60 * 60 * 1000;

/** Begins a session of a member without a password. Gives its token. */
async function beginSession({ db }: Pick<Database, 'db'>, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const id = createHash('sha256').update(token).digest('base64url');
  await db.insert(sessions).values({ id, userId, expiresAt: new Date(Date.now() + sessionMs), userAgent: 'demo companion' });
  return token;
}

/** Calls the API as a browser of the member would, with a session that is begun again when it has ended. */
function callAs(app: FastifyInstance, { publicUrl }: Config, begin: () => Promise<string>): CompanionCall {
  const cookies = new Map<string, string>();
  const send = async (method: Parameters<CompanionCall>[0], path: string, body?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: new URL(publicUrl).host, origin: publicUrl, cookie, 'x-csrf-token': cookies.get('csrf_token') ?? '' };
    const answer = await app.inject({ method, url: `${api}${path}`, headers, ...(body && { payload: body }) });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  return async (method, path, body) => {
    if (cookies.size === 0) {
      const token = await begin();
      for (const name of ['foyer_session', '__Host-foyer_session']) cookies.set(name, token);
      await send('GET', '/user/me');
    }
    const answer = await send(method, path, body);
    if (answer.statusCode === 401) cookies.clear();
    return { status: answer.statusCode, json: answer.body === '' ? undefined : answer.json() };
  };
}

/** Lets the demo's own colleague answer in the chat, where the demo has one. They do what a browser of theirs could, and end with the application. */
export async function startCompanion(app: FastifyInstance, config: Config, database: Database, log: Logger): Promise<void> {
  const companion = await loadCompanion(config);
  if (!companion) return;
  const [user] = await database.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, companion.username), like(users.email, '%.example')));
  if (!user) return;
  const ended = new AbortController();
  app.server.once('close', () => ended.abort());
  const call = callAs(app, config, () => beginSession(database, user.id));
  companion.live(call, ended.signal).catch((error: unknown) => log.warn({ err: error }, 'The colleague of the demo answers no more'));
}
