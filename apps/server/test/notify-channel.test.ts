// @embedded: two processes, which it has not
import { type NotifyChannel, openPostgresChannel } from '@foyer/notify-channel';
import { openRedisChannel } from '@foyer/notify-channel/redis';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { findRedis } from './redis.ts';
import { createTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { copyTemplate } from './template-copy.ts';

const log = pino({ level: 'silent' });
const copy = await copyTemplate('empty');
const databaseUrl = copy.env.DATABASE_URL;
const redisUrl = await findRedis();

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Opens a channel, over a wire that can be cut. */
type Open = (proxy: TcpProxy) => NotifyChannel;

const openPostgres: Open = (proxy) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  ends.push(() => pool.end());
  const notify = (channel: string, payload: string) => pool.query('select pg_notify($1, $2)', [channel, payload]);
  return openPostgresChannel({ url: through(databaseUrl!, proxy), notify, log });
};
const openRedis: Open = (proxy) => openRedisChannel({ url: through(redisUrl!, proxy), prefix: `foyer-test-${process.pid}`, log });

function through(address: string, proxy: TcpProxy): string {
  const url = new URL(address);
  url.host = `127.0.0.1:${proxy.port}`;
  return url.href;
}

/** A process's end of the channel, and what it has heard. */
async function end(open: Open, address: string, usual: number) {
  const { hostname: host, port } = new URL(address);
  const proxy = await createTcpProxy({ host, port: Number(port || usual) });
  ends.push(() => proxy.cut());
  const channel = open(proxy);
  ends.push(channel.close);
  const heard: string[] = [];
  const states: boolean[] = [];
  channel.hear('events', (payload) => heard.push(payload));
  channel.onState((state) => states.push(state));
  await channel.tried;
  return { proxy, channel, heard, states };
}

describe.each([
  { over: 'PostgreSQL', open: openPostgres, address: databaseUrl, usual: 5432 },
  { over: 'Redis', open: openRedis, address: databaseUrl && redisUrl, usual: 6379 },
])('the notify channel over $over', ({ open, address, usual }) => {
  it.runIf(address)('carries what fits, by topic, to every process', async () => {
    const [one, other] = [await end(open, address!, usual), await end(open, address!, usual)];
    const long = 'ü'.repeat(3_500);
    await one.channel.notify('sessions', 'not for events');
    await one.channel.notify('events', long);
    await expect.poll(() => [one.heard, other.heard]).toEqual([[long], [long]]);
  });

  it.runIf(address)('says when it is cut off, and hears again by itself', async () => {
    const [one, other] = [await end(open, address!, usual), await end(open, address!, usual)];
    expect(other.states).toEqual([false, true]);
    await other.proxy.cut();
    await expect.poll(() => other.states).toEqual([false, true, false]);
    await one.channel.notify('events', 'unheard');
    await expect.poll(() => one.heard).toEqual(['unheard']);
    await other.proxy.mend();
    await expect.poll(() => other.states, { timeout: 5_000 }).toEqual([false, true, false, true]);
    await one.channel.notify('events', 'again');
    await expect.poll(() => other.heard).toEqual(['again']);
  });

  it.runIf(address)('begins without its server, and hears once that is there', async () => {
    const { hostname: host, port } = new URL(address!);
    const proxy = await createTcpProxy({ host, port: Number(port || usual) });
    await proxy.cut();
    ends.push(() => proxy.cut());
    const channel = open(proxy);
    ends.push(channel.close);
    const states: boolean[] = [];
    channel.onState((state) => states.push(state));
    await channel.tried;
    await proxy.mend();
    await expect.poll(() => states, { timeout: 5_000 }).toEqual([false, true]);
  });

  it.runIf(address)('closes in time where its other end says nothing more', async () => {
    const { proxy, channel } = await end(open, address!, usual);
    proxy.fault(/./s, 'freeze', 9);
    const before = performance.now();
    await channel.close();
    await delay(10);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
