// @embedded: the command line
import { jobs, openCopy } from '@foyer/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foyer } from './foyer.ts';

const copy = await openCopy();
const { db } = copy.database;
const run = (...args: string[]) => foyer(copy, ...args);
afterAll(() => copy.remove());

const anHourAgo = new Date(Date.now() - 61 * 60_000);
const given = (id: string) => ({
  id,
  name: 'mail.send',
  payload: { secret: 's3cret' },
  failedAt: new Date(),
  attempts: 7,
  lastError: 'No such user',
});

beforeAll(async () => {
  await db.delete(jobs);
  await db
    .insert(jobs)
    .values([given('dead-1'), given('dead-2'), given('dead-3'), { ...given('late'), failedAt: null, createdAt: anHourAgo }]);
});

describe('jobs', () => {
  it('shows what waits and what was given up, without payloads; doctor says so', async () => {
    const { code, out } = await run('jobs');
    expect(code).toBe(0);
    expect(out).toMatch(/^mail\.send: 1 waiting, 0 running, 3 given up, next 20/m);
    expect(out).toMatch(/^dead-1: mail\.send, given up 20.* after 7 attempts\n {2}→ No such user$/m);
    expect(out + (await run('jobs', 'list', '--json')).out).not.toContain('s3cret');
    const { findings } = (await run('doctor', '--json')).json<{ findings: { check: string; state: string; text: string }[] }>();
    expect(findings.find(({ check }) => check === 'Jobs')).toMatchObject({
      state: 'warn',
      text: '3 given up, 1 wait for more than an hour (mail.send)',
    });
  });

  it('has dead letters tried again, or forgets them', async () => {
    expect((await run('jobs', 'retry', 'dead-1')).out).toBe('1 dead letter will be tried again by a running server.');
    expect((await db.select().from(jobs).where(eq(jobs.id, 'dead-1')))[0]).toMatchObject({ failedAt: null, attempts: 0 });
    expect(await run('jobs', 'discard', 'dead-1', 'dead-2')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^1 of 2 are no dead letters/),
    });
    expect((await run('jobs', 'discard', '--all', '--json')).json()).toEqual({ count: 1 });
    expect((await run('jobs', 'discard')).code).toBe(2);
    expect(await db.$count(jobs)).toBe(2);
  });
});
