import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { serializeError } from '../../src/platform/http/logging.ts';
import { type Actor, addActors, browserOf } from '../authorisation/actors.ts';
import type { Browser } from '../browser.ts';
import { testServer, type TestServer } from '../harness.ts';
import type { FuzzCall } from './calls.ts';
import type { FuzzedOperation } from './contract.ts';
import { type Canary, plant } from './planted.ts';

/** A server that calls are tried on, one after the other. */
export interface Scene {
  canaries: readonly Canary[];
  /** Makes a call. What it changed about people and content is undone, so that the next one finds the same. */
  call(operation: FuzzedOperation, call: FuzzCall): Promise<LightMyRequestResponse>;
  /** What the server logged as its fault since the last call began. */
  logged(): string;
  close(): Promise<void>;
}

/** What calls change and others are judged by. */
const kept = ['hotels', 'products', 'users', 'news', 'pages', 'comments', 'carts', 'cart_items'] as const;

/** After these nothing is known of any session. */
const ofSessions = new Set([
  'login',
  'logout',
  'acceptTerms',
  'resetPassword',
  'confirmEmail',
  'confirmRegistration',
  'updateUser',
  'endSession',
  'endOtherSessions',
]);

/** Keeps the rows of tables and writes them back. Counts of failed attempts are forgotten, so that calls do not end at a limit. */
async function createKeeper({ database: { pool } }: TestServer) {
  const restores: string[] = [];
  for (const table of kept) {
    await pool.query(`create table fuzz_${table} as table ${table}`);
    const { rows } = await pool.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
      [table],
    );
    const columns = rows.map(({ name }) => `"${name}"`).join();
    const fresh = rows.map(({ name }) => `"${name}" = excluded."${name}"`).join();
    restores.push(`insert into ${table} (${columns}) select ${columns} from fuzz_${table} on conflict (KEY) do update set ${fresh}`);
  }
  const keys = await Promise.all(
    kept.map(async (table) => {
      const { rows } = await pool.query<{ name: string }>(
        'select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = $1::regclass and i.indisprimary',
        [table],
      );
      return rows.map(({ name }) => `"${name}"`).join();
    }),
  );
  return async () => {
    for (const [index, restore] of restores.entries()) await pool.query(restore.replace('KEY', keys[index]!));
    await pool.query('delete from login_attempts');
  };
}

/** Opens a server on a copy of the fixture, with every actor and marked texts. */
export async function openScene(options: Parameters<typeof testServer>[0] = {}): Promise<Scene> {
  // Behind a proxy, so that what it forwards is believed.
  let logged = '';
  const log = pino({ level: 'error', serializers: { err: serializeError } }, { write: (line) => void (logged += line) });
  const server = await testServer({ ...options, log, env: { TRUSTED_PROXIES: '1' } });
  await addActors(server);
  // Someone to congratulate.
  await server.database.pool.query("update users set hired_on = current_date - interval '10 years'");
  // Else there are no numbers of articles to read.
  await server.database.pool.query(`update orgs set settings = settings || '{"articleNumbers": true, "personalApiKeys": true}'`);
  const canaries = await plant(server);
  const restore = await createKeeper(server);
  const browsers = new Map<Actor, Browser>();
  async function browser(actor: Actor): Promise<Browser> {
    const found = browsers.get(actor) ?? (await browserOf(server, actor));
    browsers.set(actor, found);
    return found;
  }
  return {
    canaries,
    async call({ id, method, write }, { actor, url, headers, payload, address }) {
      logged = '';
      const sender = await browser(actor);
      const answer = await sender.send({ method: method as 'GET', url, headers, payload, remoteAddress: address });
      if (ofSessions.has(id)) browsers.clear();
      if (write && (answer.statusCode < 400 || answer.statusCode === 429)) await restore();
      return answer;
    },
    logged: () => logged.slice(0, 2_000),
    close: () => server.close(),
  };
}
