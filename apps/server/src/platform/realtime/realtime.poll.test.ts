import type { Schemas } from '@foyer/api';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { type AppOptions } from '../../app.ts';
import { createFeatures } from '../../features.ts';
import type { ConnectionHub } from './hub.ts';

const hubs: ConnectionHub[] = [];
const features: AppOptions['features'] = (context) => {
  hubs.push(context.realtime as ConnectionHub);
  return createFeatures(context);
};
const waitMs = 300;
const limits = { pingMs: waitMs, patienceMs: 200, perUser: 3, maxBuffered: 10_000, pollMs: 100 };
const server = await testServer({ realtime: limits, features });
const [hub] = hubs as [ConnectionHub];
afterAll(() => server.close());

type Poll = Schemas['RealtimePoll'];
const poll = (browser: Browser, query = '') => browser.get(`/realtime/poll${query}`);
const polled = async (browser: Browser, query = '') => (await poll(browser, query)).json<Poll>();
const goOn = ({ connection, next }: Poll) => `?connection=${connection}&after=${next}`;
const unread = (activities: number) => ({ type: 'unread', activities }) as const;
/** Begins a connection and polls until it has been brought up to date. */
async function begin(browser: Browser): Promise<Poll> {
  const first = await polled(browser);
  expect(first.messages[0]).toMatchObject({ type: 'hello', heartbeat: waitMs / 1000 });
  let last = first;
  while (last.messages.length > 0) last = await polled(browser, goOn(last));
  return last;
}

describe('a page that polls', () => {
  it('is told what happens at once, and at the latest after a heartbeat that nothing has', async () => {
    const browser = await server.login('member');
    const before = await begin(browser);
    const asked = polled(browser, goOn(before));
    await delay(50);
    hub.publish(ids.users.member, unread(3));
    hub.publish(ids.users.member, unread(4));
    const answer = await asked;
    expect(answer.messages).toEqual([unread(3), unread(4)]);
    const since = performance.now();
    expect(await polled(browser, goOn(answer))).toEqual({ ...answer, messages: [] });
    expect(performance.now() - since).toBeGreaterThan(waitMs - 20);
  });

  it('is given again what it has not received, and what came between two polls', async () => {
    const browser = await server.login('member');
    const before = await begin(browser);
    hub.publish(ids.users.member, unread(1));
    await polled(browser, goOn(before));
    hub.publish(ids.users.member, unread(2));
    const again = await polled(browser, goOn(before));
    expect(again.messages).toEqual([unread(1), unread(2)]);
    hub.publish(ids.users.member, unread(3));
    expect((await polled(browser, goOn(again))).messages).toEqual([unread(3)]);
  });

  it('answers an earlier poll that still waits', async () => {
    const browser = await server.login('member');
    const before = await begin(browser);
    const earlier = polled(browser, goOn(before));
    await delay(20);
    const later = polled(browser, goOn(before));
    expect((await earlier).messages).toEqual([]);
    hub.publish(ids.users.member, unread(8));
    expect((await later).messages).toEqual([unread(8)]);
  });
});

describe('its connection', () => {
  it('is its session’s alone', async () => {
    const [browser, colleague, same] = [await server.login('member'), await server.login('editor'), await server.login('member')];
    const own = await begin(browser);
    for (const other of [colleague, same]) {
      const answer = await poll(other, goOn(own));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'connection_gone']);
    }
    expect((await poll(await server.guest(), goOn(own))).statusCode).toBe(401);
  });

  it('is gone when it is not polled, or leaves too much unread', async () => {
    const browser = await server.login('member');
    const [left, full] = [await begin(browser), await begin(browser)];
    hub.publish(ids.users.member, { ...unread(1), padding: 'x'.repeat(limits.maxBuffered) } as never);
    expect((await poll(browser, goOn(full))).statusCode).toBe(404);
    await expect.poll(async () => hub.isConnected(ids.users.member)).toBe(false);
    expect((await poll(browser, goOn(left))).statusCode).toBe(404);
  });

  it('is one of few', async () => {
    const browser = await server.login('member');
    for (let count = 0; count < limits.perUser; count += 1) await polled(browser);
    expect(await polled(browser)).toMatchObject({ messages: [], closed: { code: 1013 } });
    await expect.poll(async () => hub.isConnected(ids.users.member)).toBe(false);
  });

  it('ends with its session', async () => {
    const [leaving, staying] = [await server.login('member'), await server.login('member')];
    const own = await begin(leaving);
    const waiting = polled(leaving, goOn(own));
    await delay(20);
    await staying.delete('/user/me/sessions');
    expect(await waiting).toMatchObject({ closed: { code: 4001 } });
    expect((await poll(leaving, goOn(own))).statusCode).toBe(401);
  });
});
