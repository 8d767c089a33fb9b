// @embedded: kills the server
import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, inject, it } from 'vitest';
import type { Schemas } from '@foyer/api';
import { type Answer, Browser } from '../browser.ts';
import { ids, type Who } from '../fixture.ts';
import { overHttp } from '../over-http.ts';
import { type ServerProcess, startProcess } from '../process.ts';
import { createTcpProxy, type TcpProxy } from '../tcp-proxy.ts';
import { copyTemplate } from '../template-copy.ts';
import { startReceiver } from './receiver.ts';
import { send } from './sender.ts';

/*
 * What was acknowledged is there, once, in one order, on every page: through connections that break, answers that never arrive, servers that are killed and a database that
 * drops its connections. `npm run chaos -- chat` takes an hour.
 */

const seconds = Number(process.env['CHAOS_SECONDS'] ?? 45);
const sendersEach = 4;
const receivers = 8;
const onPostgres = inject('template').database !== undefined;

/** A server behind a wire that can be cut. */
interface Node {
  proxy: TcpProxy;
  address: string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const copy = await copyTemplate();
const nodes: Node[] = [];
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await copy.remove();
});

async function startNode(): Promise<Node> {
  const start = (port = '0') => startProcess({ ...copy.env, LOG_LEVEL: 'error', PORT: port });
  let server: ServerProcess = start();
  const port = new URL(await server.ready).port;
  const proxy = await createTcpProxy({ port: Number(port), host: '127.0.0.1' });
  return {
    proxy,
    address: `http://localhost:${proxy.port}`,
    async kill() {
      await server.kill('SIGKILL');
      server = start(port);
      await server.ready;
    },
    async stop() {
      await server.kill('SIGKILL');
      await proxy.cut();
    },
  };
}

const post = /POST \/api\/v2\/messages\/create/;
/** What happens to the wire and the servers, one after the other. */
const faults: ((node: Node) => void | Promise<void>)[] = [
  ({ proxy }) => proxy.shake(),
  ({ proxy }) => void proxy.fault(post, 'cut answer', 5),
  ({ proxy }) => void proxy.fault(/GET \/api\/v2\/conversations/, 'cut answer', 3),
  ({ proxy }) => void proxy.fault(post, 'swallow', 2),
  ({ proxy }) => void proxy.fault(/GET \/api\/v2\/realtime/, 'freeze', 2),
  ({ proxy }) => proxy.shake(),
  ({ kill }) => kill(),
  async ({ proxy }) => {
    await proxy.cut();
    await delay(500);
    await proxy.mend();
  },
  ({ proxy }) => void proxy.fault(post, 'cut', 5),
  terminateBackends,
];

async function terminateBackends(): Promise<void> {
  if (!copy.env.DATABASE_URL) return;
  const client = new pg.Client({ connectionString: copy.env.DATABASE_URL });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** A browser of a member at one of the servers. */
const browserAt = async (node: Node, who: Who) => (await Browser.open<Answer>(overHttp(node.address))).login(who);

const people: Who[] = ['member', 'editor', 'superadmin'];

it('loses nothing acknowledged, shows nothing twice, and tells everyone the same order', { timeout: (seconds + 120) * 1000 }, async () => {
  nodes.push(await startNode());
  if (onPostgres) nodes.push(await startNode());
  const nodeOf = (index: number): Node => nodes[index % nodes.length]!;
  const browsers = await Promise.all(
    Array.from({ length: receivers }, (_, index) => browserAt(nodeOf(index), people[index % people.length]!)),
  );
  const created = await browsers[0]!.post('/messages/new_channel_conversation', {
    key: randomUUID(),
    user_ids: [ids.users.editor, ids.users.superadmin],
    name: 'Chaos',
  });
  const { conversation_id: conversation } = created.json<Schemas['ConversationId']>();

  const pages = browsers.map((browser, index) => startReceiver(nodeOf(index).address, browser, conversation));
  const end = performance.now() + seconds * 1000;
  const going = () => performance.now() < end;
  const sending = browsers
    .slice(0, people.length * 2)
    .flatMap((browser, index) =>
      Array.from({ length: sendersEach }, (_, sender) => send(browser, conversation, `${index}.${sender}`, going)),
    );
  let caused = 0;
  for (; going(); caused += 1) {
    await faults[caused % faults.length]!(nodeOf(Math.floor(caused / faults.length) + caused));
    await delay(400);
  }
  const sent = await Promise.all(sending);
  const acknowledged = sent.flatMap((each) => each.acknowledged);
  expect(sent.flatMap(({ refused }) => refused)).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);

  const order = acknowledged.sort((a, b) => a.number - b.number).map(({ text }) => text);
  const last = acknowledged.at(-1)!.number;
  await expect.poll(() => pages.map((page) => page.shown().length), { timeout: 30_000 }).toEqual(pages.map(() => last));
  pages.forEach((page) => page.stop());
  expect(pages.flatMap((page) => page.faults)).toEqual([]);
  // An hour has hundreds of thousands.
  for (const page of pages) expect(page.shown().findIndex((text, place) => text !== order[place])).toBe(-1);
  const repeated = sent.reduce((sum, each) => sum + each.repeated, 0);
  const connections = pages.reduce((sum, page) => sum + page.connections(), 0);
  console.log(
    `${acknowledged.length} messages, ${repeated} sent again, ${caused} faults, ${connections} connections of ${receivers} pages`,
  );
});
