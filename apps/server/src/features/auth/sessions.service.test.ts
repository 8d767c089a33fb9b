import { describe, expect, it, vi } from 'vitest';
import type { AuthRepository } from './auth.repository.ts';
import type { SessionRow } from './sessions.repository.ts';
import { extendedEnd } from './session.lifetime.ts';
import { createSessions } from './sessions.service.ts';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-03-01T00:00:00Z');
const at = (days: number): Date => new Date(start.getTime() + days * day);

describe('the end of a session', () => {
  it.each([
    ['the first hours', 14, 0.5, undefined],
    ['a day later', 14, 1, 15],
    ['after a week away', 14, 7, 21],
    ['the last day before it would end unused', 14, 13.9, 27.9],
    ['near the thirtieth day', 28, 20, 30],
    ['when it already is the thirtieth day', 30, 29, undefined],
  ])('in %s', (_, end, now, expected) => {
    expect(extendedEnd({ createdAt: start, expiresAt: at(end) }, at(now))).toEqual(expected === undefined ? undefined : at(expected));
  });
});

/** A session that expires in `days`. */
const row = (days = 14): SessionRow => ({
  id: 'id',
  createdAt: new Date(),
  lastUsedAt: new Date(),
  via: 'password',
  embed: { siteId: null, origin: null },
  expiresAt: new Date(Date.now() + days * day),
  user: {
    id: 'u1',
    orgId: 'o1',
    firstname: 'Annika',
    lastname: 'Berger',
    email: 'annika@aurelia.example',
    title: null,
    language: 'de_DE',
    permissions: ['editor'],
    adminUrl: null,
    consentAcceptedAt: null,
    termsVersion: null,
    hasPassword: true,
  },
  image: null,
});

function setUp({ readOnly = false } = {}) {
  const repository = {
    findSession: vi.fn<AuthRepository['findSession']>(async () => row()),
    touchSession: vi.fn<AuthRepository['touchSession']>(async () => {}),
    deleteSession: vi.fn<AuthRepository['deleteSession']>(async () => {}),
  };
  const log = { warn: vi.fn() };
  const sessions = createSessions(
    { log: log as never, storage: { readOnly: () => readOnly }, realtime: { endSession: () => undefined } },
    repository as never,
  );
  return { repository, log, sessions };
}

describe('finding a session', () => {
  it('looks it up once for requests that come together', async () => {
    const { sessions, repository } = setUp();
    const found = await Promise.all([sessions.find('token'), sessions.find('token'), sessions.find('token')]);
    await sessions.find('token');
    expect(repository.findSession).toHaveBeenCalledTimes(1);
    expect(found[2]?.me).toEqual({ id: 'u1', orgId: 'o1', language: 'de_DE', permissions: ['editor'], adminUrl: null });
  });

  it('keeps unknown tokens out of the cache', async () => {
    const { sessions, repository } = setUp();
    repository.findSession.mockResolvedValueOnce(undefined);
    expect(await sessions.find('token')).toBeUndefined();
    expect(await sessions.find('token')).toBeDefined();
  });

  it('never asks the database for the token itself', async () => {
    const { sessions, repository } = setUp();
    await sessions.find('token');
    expect(repository.findSession.mock.calls[0]?.[0]).toMatch(/^[\w-]{43}$/);
  });

  it('passes on a failing database and asks again the next time', async () => {
    const { sessions, repository } = setUp();
    repository.findSession.mockRejectedValueOnce(new Error('gone'));
    await expect(sessions.find('token')).rejects.toThrow('gone');
    expect(await sessions.find('token')).toBeDefined();
  });

  it.each([
    ['a session used after days', 10, false, 1],
    ['a session used before', 14, false, 0],
    ['a session while nothing can be stored', 10, true, 0],
  ])('extends %s', async (_, days, readOnly, times) => {
    const { sessions, repository } = setUp({ readOnly });
    repository.findSession.mockResolvedValueOnce(row(days));
    await sessions.find('token');
    expect(repository.touchSession).toHaveBeenCalledTimes(times);
  });

  it('goes on where extending fails', async () => {
    const { sessions, repository, log } = setUp();
    repository.findSession.mockResolvedValueOnce(row(10));
    repository.touchSession.mockRejectedValueOnce(new Error('gone'));
    expect(await sessions.find('token')).toBeDefined();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});

describe('ending a session', () => {
  it('is felt at once, whatever is cached', async () => {
    const { sessions, repository } = setUp();
    await sessions.find('token');
    repository.findSession.mockResolvedValue(undefined);
    await sessions.end('token');
    expect(await sessions.find('token')).toBeUndefined();
  });

  it('is not undone by a look-up that had already read the row', async () => {
    const { sessions, repository } = setUp();
    const { promise, resolve } = Promise.withResolvers<SessionRow>();
    repository.findSession.mockReturnValueOnce(promise);
    const early = sessions.find('token');
    repository.findSession.mockResolvedValue(undefined);
    await sessions.end('token');
    resolve(row());
    await early;
    expect(await sessions.find('token')).toBeUndefined();
  });
});
