import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { featuresWith, quickHash, tryLogin } from './auth.test-helpers.ts';
import { maxSessions } from './begin-session.ts';

const server = await testServer({ features: featuresWith(quickHash) });
afterAll(() => server.close());
const { db } = server.database;
const mine = eq(sessions.userId, ids.users.member);

beforeEach(async () => {
  await db.delete(sessions);
  await db.delete(loginAttempts);
});

/** Sessions as they are in the database, the first unused for longest. */
const leave = (count: number) =>
  db.insert(sessions).values(
    Array.from({ length: count }, (_, index) => ({
      id: `left-${index}`,
      userId: ids.users.member,
      expiresAt: new Date(Date.now() + 3_600_000),
      lastUsedAt: new Date(Date.now() - (count - index) * 60_000),
    })),
  );

describe('a member', () => {
  it('has fifty sessions: a login ends the longest unused, on its open pages as well, and no other member’s', async () => {
    const [first, other] = [await server.login('member'), await server.login('editor')];
    await db
      .update(sessions)
      .set({ lastUsedAt: new Date(0) })
      .where(mine);
    await leave(maxSessions - 1);
    expect((await first.get('/menu')).statusCode).toBe(200);
    const browser = await server.login('member');
    expect(await db.$count(sessions, mine)).toBe(maxSessions);
    expect((await first.get('/menu')).statusCode).toBe(401);
    expect((await browser.get('/menu')).statusCode).toBe(200);
    expect((await other.get('/menu')).statusCode).toBe(200);
    await server.login('member');
    expect((await db.select({ id: sessions.id }).from(sessions).where(mine)).map(({ id }) => id)).not.toContain('left-0');
  });

  it('has no more where some begin at once', async () => {
    await leave(maxSessions);
    const browsers = await Promise.all(Array.from({ length: 5 }, () => server.guest()));
    const statuses = await Promise.all(
      browsers.map(async (browser) => (await tryLogin(browser, { username: 'member', password })).statusCode),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await db.$count(sessions, mine)).toBe(maxSessions);
  });

  it('logs in 120 times a minute and is slowed then, which no person is', { timeout: 60_000 }, async () => {
    const browser = await server.guest();
    const timed = async () => {
      const start = performance.now();
      expect((await tryLogin(browser, { username: 'member', password })).statusCode).toBe(200);
      return performance.now() - start;
    };
    for (let count = 0; count < 120; count += 1) await timed();
    expect(await timed()).toBeGreaterThan(245);
    expect(await timed()).toBeGreaterThan(495);
    expect((await tryLogin(await server.guest(), { username: 'editor', password })).statusCode).toBe(200);
  });
});

it('a login whose password is changed meanwhile begins no session', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const verify = async (hash: string, attempted: string) => {
    ask();
    await released;
    return quickHash.verify(hash, attempted);
  };
  const slow = await testServer({ features: featuresWith({ ...quickHash, verify }) });
  try {
    const answer = tryLogin(await slow.guest(), { username: 'member', password });
    await asked;
    await slow.database.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, ids.users.member));
    release();
    expect((await answer).json()).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(await slow.database.db.$count(sessions)).toBe(0);
  } finally {
    release();
    await slow.close();
  }
});
