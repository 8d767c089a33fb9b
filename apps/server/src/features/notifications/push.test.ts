// @embedded: background work
import { createOutbound } from '@foyer/outbound';
import { serveWebsite, type Website } from '@foyer/outbound/testing';
import { eq, sql } from 'drizzle-orm';
import { decrypt } from 'http_ece';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { contentTypes, notificationKinds } from '../../features.ts';
import { createTestClock, testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { jobs as jobsTable } from '../../platform/jobs/jobs.tables.ts';
import { outbox } from '../../platform/mail/mail.tables.ts';
import { createSettingsReader } from '../../platform/settings/settings-reader.ts';
import { chatMessageKind } from './chat-message.kind.ts';
import { addNotificationJobs } from './notifications.background.ts';
import { latest, pushKeys, subscribe } from './notifications.test-helpers.ts';
import { notificationPreferences, notifications, pushSubscriptions } from './notifications.tables.ts';
import { notify } from './notify.ts';
import { loadVapidKeys } from './vapid.ts';

interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}
const received: Received[] = [];
let statuses: [status: number, headers?: Record<string, string>][] = [];
const service: Website = await serveWebsite((request, response) => {
  void buffer(request).then((body) => {
    received.push({ path: request.url ?? '', headers: request.headers, body });
    const [status, headers = {}] = statuses.shift() ?? [201];
    response.writeHead(status, headers).end();
  });
});
const server = await testServer({ env: { OUTBOUND_ALLOW: service.host } });
const { database, config } = server;
const { db } = database;
const vapid = await loadVapidKeys(db);
const browserKeys = pushKeys();
const endpoint = `${service.origin}/send/geheim`;
let member: Browser;

beforeAll(async () => {
  member = await server.login('member');
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  for (const table of [notifications, notificationPreferences, pushSubscriptions, jobsTable, outbox]) await db.delete(table);
  received.length = 0;
  statuses = [];
  expect((await subscribe(member, endpoint, browserKeys)).statusCode).toBe(204);
});

/** The jobs of a process, and its clock. */
function work() {
  const clock = createTestClock();
  const jobs = testJobs(database, clock);
  const realtime = { publish: () => undefined } as never;
  const parts = { kinds: notificationKinds, types: contentTypes, vapid };
  const context = { db, jobs, config, settings: createSettingsReader(db, 0), realtime };
  const outbound = createOutbound({ allowed: config.outboundAllow });
  addNotificationJobs(context, parts, { outbound, now: () => Date.now() + clock.aheadMs() });
  return { clock, run: () => jobs.runDue() };
}
const secondMs = 1000;
const chat = (actorId: string = ids.users.editor) =>
  db.transaction((tx) =>
    notify(tx, chatMessageKind, {
      ...{
        orgId: ids.org,
        userIds: [ids.users.member],
        actorId,
        subject: 'c',
        place: '/chat/c',
        params: { conversation: 'Streng geheim' },
      },
    }),
  );
const read = ({ body }: Received): { id: string } & Record<string, string> =>
  JSON.parse(
    decrypt(body, { version: 'aes128gcm', privateKey: browserKeys.privateKey, authSecret: browserKeys.keys.auth }).toString(),
  ) as never;

describe('a push message', () => {
  it('comes after its delay, once for all that happened until then, and says nothing of it', async () => {
    const { clock, run } = work();
    await chat();
    await chat(ids.users.superadmin);
    await run();
    expect(received).toHaveLength(0);
    clock.advance(11 * secondMs);
    await run();
    expect(received).toHaveLength(1);
    const [one] = await latest(member);
    const message = read(received[0]!);
    expect(message).toEqual({ id: one!.id, title: 'Aurelia Hotels', text: 'Es gibt etwas Neues für Sie.', lang: 'de-DE', dir: 'ltr' });
    expect(received[0]!.headers).toMatchObject({ ttl: '86400', topic: one!.id.replaceAll('-', ''), 'content-encoding': 'aes128gcm' });
    expect(received[0]!.headers['authorization']).toContain(`k=${vapid.publicKey}`);
  });

  it('comes again for what happens later, under the same id', async () => {
    const { clock, run } = work();
    for (const actor of [ids.users.editor, ids.users.superadmin]) {
      await chat(actor);
      clock.advance(11 * secondMs);
      await run();
    }
    expect(new Set(received.map((each) => read(each).id)).size).toBe(1);
    expect(received).toHaveLength(2);
  });

  it('does not come where the notification is old by then', async () => {
    const { clock, run } = work();
    await chat();
    await member.post('/notifications/mark_as_old', { id: (await latest(member))[0]!.id });
    clock.advance(11 * secondMs);
    await run();
    expect(received).toHaveLength(0);
  });

  it('does not come for a kind that is not to be pushed, nor while all is muted', async () => {
    const { clock, run } = work();
    const kinds = [{ kind: 'chat_message', portal: true, push: false, mail: 'off' }];
    await member.put('/user/me/notification_preferences', { kinds });
    await chat();
    clock.advance(11 * secondMs);
    await run();
    await db.delete(notificationPreferences);
    await member.put('/user/me/notification_preferences', { mute_until: '2999-01-01T00:00:00.000Z' });
    await chat(ids.users.superadmin);
    clock.advance(11 * secondMs);
    await run();
    expect(received).toHaveLength(0);
  });

  it('is held back during quiet hours, and comes once at their end', async () => {
    const { clock, run } = work();
    const at = (ms: number) => new Date(Date.now() + ms).toISOString().slice(11, 16);
    const quiet = { from: at(-3_600_000), to: at(3_600_000), time_zone: 'UTC' };
    await member.put('/user/me/notification_preferences', { quiet_hours: quiet });
    await chat();
    clock.advance(11 * secondMs);
    await run();
    await chat(ids.users.superadmin);
    clock.advance(11 * secondMs);
    await run();
    expect(received).toHaveLength(0);
    clock.advance(3_600_000);
    await run();
    expect(received).toHaveLength(1);
  });

  it('is sent again where its process ended before that was noted, as the same one', async () => {
    const { clock, run } = work();
    await chat();
    clock.advance(11 * secondMs);
    await run();
    const [{ id }] = [read(received[0]!)];
    const [subscription] = await db.select().from(pushSubscriptions);
    await db
      .insert(jobsTable)
      .values({ id: 'again', name: 'notifications.push', payload: { notification: id, subscription: subscription!.id } });
    await run();

    expect(received.map((each) => [read(each).id, each.headers['topic']])).toEqual(Array(2).fill([id, received[0]!.headers['topic']]));
  });
});

describe('the answer of a push service', () => {
  const pushed = async (...answers: typeof statuses) => {
    const { clock, run } = work();
    statuses = answers;
    await chat();
    clock.advance(11 * secondMs);
    await run();
    return { clock, run };
  };

  it.each([404, 410])('%i ends the subscription', async (status) => {
    await pushed([status]);
    expect(await db.$count(pushSubscriptions)).toBe(0);
  });

  it('503 is tried again', async () => {
    const { clock, run } = await pushed([503]);
    expect(received).toHaveLength(1);
    clock.advance(31 * secondMs);
    await run();
    expect(received).toHaveLength(2);
    clock.advance(3_600_000);
    await run();
    expect(received).toHaveLength(2);
  });

  it('429 is tried again when it says so', async () => {
    const { clock, run } = await pushed([429, { 'retry-after': '600' }]);
    clock.advance(570 * secondMs);
    await run();
    expect(received).toHaveLength(1);
    clock.advance(30 * secondMs);
    await run();
    expect(received).toHaveLength(2);
  });

  it('403 is given up, and the subscription kept', async () => {
    await pushed([403]);
    expect(await db.$count(jobsTable, sql`failed_at is not null`)).toBe(1);
    expect(await db.$count(pushSubscriptions)).toBe(1);
  });

  it('is not asked for with a redirect’s address', async () => {
    await pushed([307, { location: `${service.origin}/elsewhere` }]);
    expect(received.map(({ path }) => path)).toEqual(['/send/geheim']);
  });
});

describe('a subscription', () => {
  it.each([
    ['http://push.example/x'],
    ['https://127.0.0.1/x'],
    ['https://[::ffff:10.0.0.1]/x'],
    ['https://169.254.169.254/latest'],
    ['https://push.example:8443/x'],
    ['https://user:secret@push.example/x'],
    ['javascript:alert(1)'],
  ])('to %s is refused', async (address) => {
    const answer = await subscribe(member, address);
    expect([answer.statusCode, JSON.stringify(answer.json())]).toEqual([400, expect.stringContaining('subscription.endpoint')]);
  });

  it('whose key is no point of the curve is refused', async () => {
    const keys = { p256dh: 'B'.padEnd(87, 'A'), auth: browserKeys.keys.auth };
    expect((await member.post('/users/push_subscription', { subscription: { endpoint: 'https://push.example/x', keys } })).statusCode).toBe(
      400,
    );
  });

  it('is one of at most twenty; the oldest falls out', async () => {
    for (let n = 0; n < 20; n += 1) await subscribe(member, `https://push.example/${n}`);
    const rows = await db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions);
    expect(rows).toHaveLength(20);
    expect(rows.map((row) => row.endpoint)).not.toContain(endpoint);
  });

  it('of another member is taken over, and ends with the session that has it, however that ends', async () => {
    const other = await server.login('editor');
    await subscribe(other, endpoint);
    const [row, ...more] = await db.select().from(pushSubscriptions);
    expect([row!.userId, more]).toEqual([ids.users.editor, []]);
    await other.get('/auth/logout');
    expect(await db.$count(pushSubscriptions)).toBe(0);
  });

  it('is ended, and a device token kept and forgotten, by the session alone', async () => {
    const other = await server.login('member');
    await subscribe(other, 'https://push.example/other');
    expect((await member.post('/users/device_token', { token: 'abc' })).statusCode).toBe(204);
    await member.delete('/users/push_subscription');
    const left = async () => (await db.select().from(pushSubscriptions)).map((row) => row.endpoint).sort();
    expect(await left()).toEqual(['abc', 'https://push.example/other']);
    await member.delete('/users/device_token');
    expect(await left()).toEqual(['https://push.example/other']);
  });
});

describe('the daily mail', () => {
  const digest = async ({ run }: ReturnType<typeof work>) => {
    await db
      .update(jobsTable)
      .set({ dueAt: sql`now() - interval '1 second'` })
      .where(eq(jobsTable.name, 'notifications.digest'));
    await run();
  };
  const mails = async () => (await db.select().from(outbox)).map(({ kind, recipient, values }) => ({ kind, recipient, values }));

  it('names what is new of the kinds that are wanted daily, once a day, and nothing twice', async () => {
    const process = work();
    await process.run();
    await chat();
    await digest(process);
    expect(await mails()).toEqual([]);
    await member.put('/user/me/notification_preferences', { kinds: [{ kind: 'chat_message', portal: true, push: false, mail: 'daily' }] });
    await digest(process);
    expect(await mails()).toMatchObject([{ kind: 'notification_digest', recipient: 'member@aurelia.example', values: { count: 1 } }]);
    await chat(ids.users.superadmin);
    await digest(process);
    expect(await mails()).toHaveLength(1);
    await db.update(notificationPreferences).set({ digestAt: sql`now() - interval '1 day'` });
    await digest(process);
    await digest(process);
    expect(await mails()).toHaveLength(2);
  });
});

it('gives the portal the public key alone', async () => {
  const answer = await (await server.guest()).get('/settings');
  expect(answer.json<{ vapid_public_key: string }>().vapid_public_key).toBe(vapid.publicKey);
  expect(answer.body).not.toContain(vapid.privateKey);
});
