import { like } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { loginAttempts } from './throttle.tables.ts';
import type { SlowdownSize } from './slowdown.ts';
import { createThrottle, type Guess } from './throttle.ts';

const server = await testServer();
afterAll(() => server.close());
const { db, pool } = server.database;
beforeEach(() => db.delete(loginAttempts).then(() => undefined));

const quick: SlowdownSize = { free: 10, seconds: 3600, stepMs: 20, maxMs: 100, perKey: 3, inAll: 5 };
const here = '198.51.100.1';

const guess = (identifier: string, ip = here, more: Partial<Guess> = {}): Guess => ({
  orgId: ids.org,
  identifier,
  accountId: undefined,
  trusted: undefined,
  ip,
  ...more,
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const spray = async (throttle: ReturnType<typeof createThrottle>, count: number, ip = here) => {
  for (let index = 0; index < count; index += 1) await throttle.begin(guess(`nobody-${index}`, ip));
};

describe('the wait of an address', () => {
  it('grows with its failures up to a limit, and refuses none', async () => {
    const throttle = createThrottle(pool, quick);
    await spray(throttle, 11);
    expect(await timed(() => throttle.begin(guess('a')))).toBeGreaterThanOrEqual(39);
    await spray(throttle, 8);
    expect(await timed(() => throttle.begin(guess('b')))).toBeGreaterThanOrEqual(99);
  });

  it('is the same in every process', async () => {
    await spray(createThrottle(pool, quick), 14);
    expect(await timed(() => createThrottle(pool, quick).begin(guess('a')))).toBeGreaterThanOrEqual(99);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
  ])('after guesses from %s holds for %s: %s', async (from, ip, holds) => {
    const throttle = createThrottle(pool, { ...quick, stepMs: 500, maxMs: 1_500 });
    await spray(throttle, 10, from);
    const waited = await timed(() => throttle.begin(guess('a', ip)));
    expect(waited >= 499).toBe(holds);
  });

  it('is not for whom something trusted speaks', async () => {
    const throttle = createThrottle(pool, { ...quick, stepMs: 2_000, maxMs: 2_000 });
    await spray(throttle, 10);
    expect(await timed(() => throttle.begin(guess('member', here, { trusted: 'device' })))).toBeLessThan(1_000);
  });

  it('does not grow by successes', async () => {
    const throttle = createThrottle(pool, { ...quick, stepMs: 1_000, maxMs: 1_000 });
    await spray(throttle, 9);
    const waited = await timed(async () => {
      for (let round = 0; round < 5; round += 1) await (await throttle.begin(guess('member'))).succeeded([]);
    });
    expect(waited).toBeLessThan(1_000);
  });
});

describe('those who wait', () => {
  const slow: SlowdownSize = { free: 0, seconds: 3600, stepMs: 1_000, maxMs: 1_000, perKey: 3, inAll: 5 };

  it('are few per address and few in all; the rest is asked to come back, and counts for no account', async () => {
    const throttle = createThrottle(pool, slow);
    const guesses = Array.from({ length: 12 }, (_, index) => throttle.begin(guess(`nobody-${index}`, `198.51.100.${index % 3}`)));
    const results = await Promise.allSettled(guesses);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(7);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 429, code: 'busy', headers: { 'retry-after': '5' } });
    const counted = await db.select().from(loginAttempts).where(like(loginAttempts.key, 'name:%'));
    expect(counted.filter(({ points }) => points > 0)).toHaveLength(5);
  });

  it('of one address leave room for others', async () => {
    const throttle = createThrottle(pool, slow);
    const flood = Array.from({ length: 20 }, (_, index) => throttle.begin(guess(`nobody-${index}`)));
    const settled = Promise.allSettled(flood);
    await expect(throttle.begin(guess('member', '203.0.113.9'))).resolves.toMatchObject({ blind: false });
    await settled;
  });
});

describe('something trusted', () => {
  it('has five failures of its own, whatever strangers do, and adds nothing to theirs', async () => {
    const throttle = createThrottle(pool);
    for (let count = 0; count < 5; count += 1) await throttle.begin(guess('member', here, { accountId: 'm' }));
    await expect(throttle.begin(guess('member', here, { accountId: 'm' }))).rejects.toMatchObject({ code: 'too_many_attempts' });
    for (let count = 0; count < 5; count += 1) await throttle.begin(guess('member', here, { accountId: 'm', trusted: 'device' }));
    await expect(throttle.begin(guess('member', here, { accountId: 'm', trusted: 'device' }))).rejects.toMatchObject({ status: 429 });
    await expect(throttle.begin(guess('member', here, { accountId: 'm', trusted: 'another' }))).resolves.toMatchObject({ blind: false });
    await (await throttle.begin(guess('member', here, { accountId: 'm', trusted: 'another' }))).succeeded([]);
    await expect(throttle.begin(guess('member', here, { accountId: 'm' }))).rejects.toMatchObject({ code: 'too_many_attempts' });
  });
});

// One database is enough for it.
it.runIf(inject('template').database)(
  'of 10,000 guesses at once from one address about a hundred reach a password',
  { timeout: 120_000 },
  async () => {
    const throttle = createThrottle(pool);
    const guesses = Array.from({ length: 10_000 }, (_, index) => throttle.begin(guess(`nobody-${index % 500}`)));
    const results = await Promise.allSettled(guesses);
    const passed = results.filter(({ status }) => status === 'fulfilled').length;
    expect(passed).toBeGreaterThanOrEqual(100);
    // Those who waited, at most eight every eight seconds.
    expect(passed).toBeLessThanOrEqual(140);
    expect(await timed(() => throttle.begin(guess('member', '198.51.100.2')))).toBeLessThan(2_000);
  },
);
