import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { cookieHeader, login, type Session } from '../server/index.ts';
import { withPostgresServer } from './bench-server.ts';
import type { Heard } from './chat-listeners.ts';
import { indexed } from './indexed.ts';
import { type Measurement, percentile } from './measurement.ts';
import { memoryOf } from './memory.ts';

/** Connections of one member that the server takes, less one. */
const perMember = 29;
const room = 1_000;
/** What NodeBB took (anchors, two cores). */
const nodeBb = { pair: [9.6, 30], room: [23.7, 51], burst: 1_100 } as const;

const now = (): number => performance.timeOrigin + performance.now();

/** A member who can write. */
interface Sender {
  session: Session;
  post<T>(path: string, body: object): Promise<T>;
}

function senderOf(url: string, session: Session): Sender {
  const headers = {
    ...{ cookie: cookieHeader(session), 'x-csrf-token': session['csrf_token'] ?? '', origin: url },
    'content-type': 'application/json',
  };
  return {
    session,
    async post<T>(path: string, body: object) {
      const response = await fetch(`${url}/api/v2${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
}

/** Pages in another process. */
interface Listeners {
  /** When a message was heard by each page that it reaches. */
  heard(text: string): Promise<number[]>;
  end(): Promise<void>;
}

async function listen(url: string, cookies: readonly string[], reached = cookies.length): Promise<Listeners> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'chat-listeners.ts'));
  const waiting = new Map<string, PromiseWithResolvers<number[]>>();
  const of = (text: string) => {
    const found = waiting.get(text) ?? Promise.withResolvers<number[]>();
    waiting.set(text, found);
    return found;
  };
  const ready = Promise.withResolvers<void>();
  child.on('message', (said: Heard) => ('ready' in said ? ready.resolve() : of(said.text).resolve(said.times)));
  child.once('exit', () => ready.reject(new Error('The pages could not be connected.')));
  child.send({ url, cookies, reached });
  await ready.promise;
  return {
    heard: (text) => of(text).promise,
    async end() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Sends messages one after the other; gives how long each took to each page, in ms. */
async function sendEach(sender: Sender, pages: Listeners, recipient: string, count: number, pauseMs: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const key = randomUUID();
    const sent = now();
    await sender.post('/messages/create', { key, recipient, text: key });
    times.push(...(await pages.heard(key)).map((time) => time - sent));
    await delay(pauseMs);
  }
  return times;
}

/** Sends so many at once; gives the time until the last one has reached the last page, in ms. */
async function sendAtOnce(sender: Sender, pages: Listeners, recipient: string, count: number): Promise<number> {
  const keys = Array.from({ length: count }, () => randomUUID());
  const sent = now();
  await Promise.all(keys.map((key) => sender.post('/messages/create', { key, recipient, text: key })));
  const last = (await Promise.all(keys.map((key) => pages.heard(key)))).flat().reduce((a, b) => Math.max(a, b));
  return last - sent;
}

const delays = (
  what: string,
  times: readonly number[],
  [p50, p99]: readonly [number, number],
  peer: readonly [number, number],
): Measurement[] => [
  { name: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms', budget: p50, peer: peer[0] },
  { name: `${what}, p99`, value: percentile(times, 0.99), unit: 'ms', budget: p99, peer: peer[1] },
];

/** Logs in as many members as a full room needs. */
async function logInMembers(url: string, database: string, count: number): Promise<{ ids: string[]; sessions: Session[] }> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(`update users set password_hash = m.password_hash from users m
      where m.username = 'member' and users.org_id = m.org_id and users.password_hash is null`);
    const { rows } = await client.query<{ id: string; username: string }>(
      `select u.id, u.username from users u join users m on m.username = 'member' and m.org_id = u.org_id
       where u.active and u.username is not null and u.username not in ('member') order by u.id limit $1`,
      [count],
    );
    const sessions: Session[] = [];
    for (const { username } of rows) sessions.push(await login(url, username));
    await indexed(client);
    return { ids: rows.map(({ id }) => id), sessions };
  } finally {
    await client.end();
  }
}

/** How many rooms of how many members, so many messages a second to all of them together, and for how long. */
const rooms = { count: 50, members: 20, perSecond: 50, seconds: 12 } as const;

/** Begins sessions of a thousand members without the work of as many passwords. Gives their ids and cookies. */
async function enterMembers(database: string): Promise<{ id: string; cookie: string }[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select u.id from users u join users m on m.username = 'member' and m.org_id = u.org_id where u.active and u.email_confirmed_at is not null order by u.id limit $1`,
      [rooms.count * rooms.members],
    );
    const entered = rows.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }));
    await client.query(
      `insert into sessions (id, user_id, expires_at) select s.id, s.user_id, now() + interval '1 hour' from unnest($1::text[], $2::text[]) s(id, user_id)`,
      [entered.map(({ token }) => createHash('sha256').update(token).digest('base64url')), entered.map(({ id }) => id)],
    );
    return entered.map(({ id, token }) => ({ id, cookie: `foyer_session=${token}` }));
  } finally {
    await client.end();
  }
}

/** A thousand members, each with a page and in a room of twenty, in which fifty messages are written each second; gives how long each took to each page, in ms. */
async function sendToRooms(url: string, database: string): Promise<number[]> {
  const members = await enterMembers(database);
  const groups = Array.from({ length: rooms.count }, (_, index) => members.slice(index * rooms.members, (index + 1) * rooms.members));
  const begun = await Promise.all(
    groups.map(async (group) => {
      const [first, ...others] = group as [(typeof group)[0], ...typeof group];
      const me = await fetch(`${url}/api/v2/user/me`, { headers: { cookie: first.cookie } });
      const token = /csrf_token=([^;]+)/.exec(me.headers.getSetCookie().join(';'))![1]!;
      const sender = senderOf(url, { foyer_session: first.cookie.split('=')[1]!, csrf_token: token });
      const user_ids = others.map(({ id }) => id);
      const made = await sender.post<{ conversation_id: string }>('/messages/new_channel_conversation', {
        key: randomUUID(),
        user_ids,
        name: 'Bench',
      });
      return { sender, recipient: made.conversation_id };
    }),
  );
  const pages = await listen(
    url,
    members.map(({ cookie }) => cookie),
    rooms.members,
  );
  await delay(2_000);
  const begin = now();
  const sent = Array.from({ length: rooms.perSecond * rooms.seconds }, async (_, index) => {
    await delay(Math.max(0, begin + (index * 1_000) / rooms.perSecond - now()));
    const { sender, recipient } = begun[(index * 7) % begun.length]!;
    const key = randomUUID();
    const at = now();
    await sender.post('/messages/create', { key, recipient, text: key });
    return (await pages.heard(key)).map((time) => time - at);
  });
  const times = (await Promise.all(sent)).flat();
  await pages.end();
  return times;
}

/** Sending and what reaches pages: PostgreSQL, one server process, the pages in a process of their own. */
export const measureChat = (): Promise<Measurement[]> =>
  withPostgresServer(
    async ({ url, pid }, database) => {
      const sender = senderOf(url, await login(url));
      const { ids, sessions } = await logInMembers(url, database, Math.ceil(room / perMember));
      const cookies = Array.from({ length: room }, (_, index) => cookieHeader(sessions[index % sessions.length]!));
      const begin = (user_ids: string[]) =>
        sender.post<{ conversation_id: string }>('/messages/new_channel_conversation', { key: randomUUID(), user_ids, name: 'Bench' });
      const pair = await begin(ids.slice(0, 1));
      const whole = await begin(ids);

      const two = await listen(url, cookies.slice(0, 1));
      await sendEach(sender, two, pair.conversation_id, 50, 5);
      const ofPair = await sendEach(sender, two, pair.conversation_id, 300, 10);
      await two.end();

      const before = await memoryOf(pid);
      const all = await listen(url, cookies);
      await delay(2_000);
      const perConnection = ((await memoryOf(pid)) - before) * (1024 / room);
      await sendEach(sender, all, whole.conversation_id, 10, 50);
      const ofRoom = await sendEach(sender, all, whole.conversation_id, 60, 100);
      const burst = await sendAtOnce(sender, all, whole.conversation_id, 50);
      await all.end();
      const ofRooms = await sendToRooms(url, database);
      return [
        ...delays('Chat: from sending to the other’s page', ofPair, [5, 15], nodeBb.pair),
        ...delays('Chat: to each of 1,000 pages in a room', ofRoom, [12, 30], nodeBb.room),
        { name: 'Chat: 50 messages at once to 1,000 pages', value: burst, unit: 'ms', budget: 400, peer: nodeBb.burst },
        { name: 'Chat: 1,000 pages, 50 messages a second over 50 rooms, p50', value: percentile(ofRooms, 0.5), unit: 'ms' },
        { name: 'Chat: 1,000 pages, 50 messages a second over 50 rooms, p99', value: percentile(ofRooms, 0.99), unit: 'ms', budget: 150 },
        { name: 'Memory of an idle connection, all in all (RSS)', value: perConnection, unit: 'kB' },
      ];
    },
    { FOYER_WRITE_RATE: '1000' },
  );
