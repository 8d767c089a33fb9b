// @embedded: background work
import { createOutbound } from '@foyer/outbound';
import { serveWebsite, type Website } from '@foyer/outbound/testing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { createTestClock, testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { jobs as jobsTable } from '../../platform/jobs/jobs.tables.ts';
import { createSettingsReader } from '../../platform/settings/settings-reader.ts';
import { auditAll } from '../../shared/audit/audit.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { webhookDeliveries, webhooks } from '../../shared/webhooks/webhooks.tables.ts';
import { addWebhookJobs } from './webhooks.jobs.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
}
const received: Received[] = [];
let statuses: (number | 'cut' | [status: number, headers: Record<string, string>])[] = [];
const receiver: Website = await serveWebsite((request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers as Record<string, string>, body });
    const next = statuses.shift() ?? 204;
    if (next === 'cut') return response.socket?.destroy();
    const [status, headers] = Array.isArray(next) ? next : [next, {}];
    response.writeHead(status, headers).end();
  });
});
const server = await testServer({ env: { OUTBOUND_ALLOW: receiver.host } });
const { database, config } = server;
const { db } = database;
let admin: Browser;
let member: Browser;
beforeAll(async () => {
  [admin, member] = [await server.login('superadmin'), await server.login('member')];
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});
beforeEach(async () => {
  for (const table of [webhooks, jobsTable]) await db.delete(table);
  received.length = 0;
  statuses = [];
});

const secondMs = 1000;
const hourMs = 3600 * secondMs;
const url = `${receiver.origin}/hook`;
const content = { name: 'Intranet', url, events: ['comment.created', 'user.created'], enabled: true };

/** The jobs of a process, and its clock. */
function work(clock = createTestClock()) {
  const jobs = testJobs(database, clock);
  const context = { db, jobs, config, settings: createSettingsReader(db, 0) };
  addWebhookJobs(context, {
    outbound: createOutbound({ allowed: config.outboundAllow }),
    now: () => new Date(Date.now() + clock.aheadMs()),
  });
  return { clock, run: () => jobs.runDue() };
}
interface Made {
  webhook: { id: string };
  secret: string;
}
const make = async (change: Partial<typeof content> = {}) =>
  (await admin.post('/studio/webhooks', { key: randomUUID(), content: { ...content, ...change } })).json<Made>();
const say = async (by = member) =>
  (await by.post('/comments', { type: 'news', id: ids.news.newest, text: 'Ein Satz', key: randomUUID() })).json<{ id: string }>().id;
interface Delivery {
  id: string;
  state: string;
  attempts: number;
  status: number | null;
  fault: string | null;
  event: { type: string; data: { id: string; url: string | null } };
}
const deliveries = async ({ webhook: { id } }: Made) =>
  (await admin.get(`/studio/webhooks/${id}/deliveries`)).json<{ results: Delivery[] }>().results;
const stored = async ({ webhook: { id } }: Made) => (await db.select().from(webhooks).where(eq(webhooks.id, id)))[0]!;
const events = () => received.map(({ body }) => JSON.parse(body) as { id: string; type: string; data: { id: string | null } });

describe('a webhook', () => {
  it('is sent what happens, signed, and what it asked for alone', async () => {
    const made = await make();
    const [hook, id] = [new Webhook(made.secret), await say()];
    await admin.delete(`/comments/${id}`);
    await work().run();
    expect(received).toHaveLength(1);
    const [{ headers, body }] = received as [Received];
    expect(hook.verify(body, headers)).toMatchObject({ type: 'comment.created', data: { id, url: null } });
    expect(headers['webhook-id']).toBe(events()[0]!.id);
    expect(() => new Webhook('whsec_AAAA').verify(body, headers)).toThrow();
    expect(() => hook.verify(body.replace(id, 'x'), headers)).toThrow();
    expect(await deliveries(made)).toMatchObject([{ state: 'delivered', attempts: 1, status: 204, fault: null }]);
    expect((await admin.get('/studio/webhooks')).json()).toMatchObject({ results: [{ failing_since: null }] });
  });

  it('is not told of what was undone, nor of another customer', async () => {
    await make();
    const origin = { orgId: ids.org, action: 'user.created', subject: ids.users.member };
    await db
      .transaction(async (tx) => {
        await auditAll(tx, [origin]);
        throw new Error('undone');
      })
      .catch(() => undefined);
    await auditAll(db, [{ ...origin, orgId: ids.otherOrg }]);
    await work().run();
    expect(received).toEqual([]);
    await auditAll(db, [origin, { ...origin, action: 'settings.changed' }]);
    await work().run();
    expect(events()).toMatchObject([{ type: 'user.created', data: { id: ids.users.member } }]);
    expect(events()[0]).toMatchObject({ data: { url: expect.stringMatching(/\/de_DE\/profile\/user-member$/) } });
  });

  it('keeps the order, and is sent the rest where one event is refused', async () => {
    const made = await make();
    const all = [await say(), await say(), await say()];
    statuses = [400];
    await work().run();
    expect(events().map(({ data }) => data.id)).toEqual(all);
    expect((await deliveries(made)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'pending']);
  });

  it('keeps the order of what one transaction has caused', async () => {
    await make();
    const subjects = Array.from({ length: 12 }, (_, number) => `user-${number}`);
    await auditAll(
      db,
      subjects.map((subject) => ({ orgId: ids.org, action: 'user.created', subject })),
    );
    await work().run();
    expect(events().map(({ data }) => data.id)).toEqual(subjects);
  });

  it.each([
    ['is overloaded', 503, 503, null],
    ['hangs up', 'cut', null, 'unreachable'],
  ] as const)('is left alone while it %s, and is sent everything later', async (_name, answer, status, fault) => {
    const made = await make();
    await say();
    await say();
    statuses = [answer];
    const { clock, run } = work();
    await run();
    expect(received).toHaveLength(1);
    expect(await deliveries(made)).toMatchObject([{ attempts: 0 }, { state: 'pending', attempts: 1, status, fault }]);
    clock.advance(31 * secondMs);
    await run();
    expect(received).toHaveLength(3);
    expect((await deliveries(made)).every(({ state }) => state === 'delivered')).toBe(true);
    expect(await stored(made)).toMatchObject({ failingSince: null, pausedUntil: null, claimedUntil: null });
  });

  it('is called again when it says so', async () => {
    await make();
    await say();
    statuses = [[429, { 'retry-after': '600' }]];
    const { clock, run } = work();
    await run();
    clock.advance(300 * secondMs);
    await run();
    expect(received).toHaveLength(1);
    clock.advance(301 * secondMs);
    await run();
    expect(received).toHaveLength(2);
  });

  it('is given up after three days, and switched off', async () => {
    const made = await make();
    await say();
    statuses = Array.from({ length: 200 }, () => 500);
    const { clock, run } = work();
    for (let hours = 0; hours < 74; hours += 1) {
      await run();
      clock.advance(hourMs);
    }
    expect(received.length).toBeGreaterThan(50);
    expect(await stored(made)).toMatchObject({ enabled: false });
    const logged = await db.select().from(auditLog).where(eq(auditLog.subject, made.webhook.id));
    expect(logged.map(({ action }) => action)).toEqual(['webhook.created', 'webhook.switched_off']);
    const count = received.length;
    await say();
    await run();
    expect(received).toHaveLength(count);
  });

  it('is switched off at once where its address wants nothing any more', async () => {
    const made = await make();
    await say();
    statuses = [410];
    await work().run();
    expect(await stored(made)).toMatchObject({ enabled: false });
  });

  it('is sent to by one process at a time', async () => {
    await make();
    for (let count = 0; count < 6; count += 1) await say();
    await Promise.all([work().run(), work().run(), work().run()]);
    await work().run();
    expect(new Set(events().map(({ id }) => id)).size).toBe(6);
    expect(received).toHaveLength(6);
  });

  it('is found again where a process died that was sending to it', async () => {
    const made = await make();
    await say();
    await db.update(webhooks).set({ claimedUntil: new Date(Date.now() + 20 * secondMs) });
    await db.delete(jobsTable);
    const { clock, run } = work();
    await run();
    expect(received).toHaveLength(0);
    clock.advance(61 * secondMs);
    await run();
    expect(await deliveries(made)).toMatchObject([{ state: 'delivered' }]);
  });
});

describe('an article that comes out', () => {
  const comesOut = (at: Date) => db.update(news).set({ publishDate: at }).where(eq(news.id, ids.news.future));
  const told = () => events().filter(({ data }) => data.id === ids.news.future);

  it('is told once, when members can read it first', async () => {
    await comesOut(new Date(Date.now() + hourMs));
    await make({ events: ['news.published'] });
    const { clock, run } = work();
    await run();
    expect(received).toEqual([]);
    await comesOut(new Date(Date.now() + 5));
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (let time = 0; time < 3; time += 1) {
      clock.advance(21 * secondMs);
      await run();
    }
    expect(told()).toHaveLength(1);
    expect(received).toHaveLength(1);
    await comesOut(new Date());
    clock.advance(21 * secondMs);
    await run();
    expect(received).toHaveLength(1);
  });
});

describe('superadmins', () => {
  it.each([
    ['no address', { url: 'intranet' }, 'content.url', 'webhook_address'],
    ['no encryption', { url: 'http://intranet.example/hook' }, 'content.url', 'webhook_address'],
    ['this machine', { url: 'https://127.0.0.1/hook' }, 'content.url', 'webhook_address'],
    ['the clouds’ keys', { url: 'http://169.254.169.254/latest' }, 'content.url', 'webhook_address'],
    ['a password', { url: 'https://a:b@intranet.example/' }, 'content.url', 'webhook_address'],
    ['an unknown event', { events: ['comment.created', 'everything'] }, 'content.events.1', 'not_allowed'],
    ['the test alone', { events: ['ping'] }, 'content.events.0', 'invalid'],
    ['no name', { name: ' ' }, 'content.name', 'blank'],
  ])('cannot make one with %s', async (_name, change, field, code) => {
    const answer = await admin.post('/studio/webhooks', { key: randomUUID(), content: { ...content, ...change } });
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ field, code }] });
  });

  it('make twenty at most, and one under a key', async () => {
    const key = randomUUID();
    const twice = await Promise.all([1, 2].map(() => admin.post('/studio/webhooks', { key, content })));
    expect(new Set(twice.map((one) => one.json<Made>().webhook.id)).size).toBe(1);
    const row = (await db.select().from(webhooks))[0]!;
    await db.insert(webhooks).values(Array.from({ length: 18 }, () => ({ ...row, id: randomUUID() })));
    const more = await Promise.all([1, 2, 3].map(() => admin.post('/studio/webhooks', { key: randomUUID(), content })));
    expect(more.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect((await admin.get('/studio/webhooks')).body).not.toContain('whsec_');
  });

  it('try it, and send an event again', async () => {
    const made = await make();
    expect((await admin.post(`/studio/webhooks/${made.webhook.id}/ping`)).statusCode).toBe(204);
    await work().run();
    const [delivery] = await deliveries(made);
    expect(delivery).toMatchObject({ state: 'delivered', event: { type: 'ping', data: { id: null } } });
    await admin.post(`/studio/webhooks/${made.webhook.id}/deliveries/${delivery!.id}`);
    await work().run();
    const [one, again] = events();
    expect(again).toEqual(one);
    expect(await deliveries(made)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('renew the secret: for a day both are good', async () => {
    const made = await make();
    const { secret } = (await admin.post(`/studio/webhooks/${made.webhook.id}/secret`)).json<Made>();
    await say();
    const { clock, run } = work();
    await run();
    for (const one of [made.secret, secret]) expect(new Webhook(one).verify(received[0]!.body, received[0]!.headers)).toBeTruthy();
    await db.update(webhooks).set({ previousUntil: new Date(Date.now() - secondMs) });
    await say();
    clock.advance(secondMs);
    await run();
    expect(() => new Webhook(made.secret).verify(received[1]!.body, received[1]!.headers)).toThrow();
    expect(new Webhook(secret).verify(received[1]!.body, received[1]!.headers)).toBeTruthy();
  });

  it('switch it off, which forgets what was on its way, and on again', async () => {
    const made = await make();
    const path = `/studio/webhooks/${made.webhook.id}`;
    await say();
    await admin.put(path, { ...content, enabled: false });
    expect((await admin.post(`${path}/ping`)).json()).toMatchObject({ status: 409, code: 'webhook_off' });
    await say();
    await admin.put(path, content);
    await work().run();
    expect(received).toEqual([]);
    expect(await db.select().from(webhookDeliveries)).toEqual([]);
  });
});
