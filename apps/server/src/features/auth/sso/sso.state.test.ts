import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSsoStates, type SsoState } from './sso.state.ts';

const minute = 60_000;
const state: SsoState = {
  ...{ orgId: 'aurelia', provider: 'sso', issuer: 'https://login.example', path: '/news', locale: 'de_DE' },
  ...{ state: 'state', nonce: 'nonce', verifier: 'verifier' },
};
const states = createSsoStates({ secure: true }, Buffer.alloc(32, 1));

/** Keeps the state; returns the cookie as the browser will send it. */
function keep(by = states): string {
  const setCookie = vi.fn();
  by.keep({ setCookie } as unknown as FastifyReply, state);
  expect(setCookie).toHaveBeenCalledExactlyOnceWith('sso_state', expect.any(String), {
    ...{ path: '/api/v2/auth', httpOnly: true, sameSite: 'lax', secure: true, maxAge: 600 },
  });
  return String(setCookie.mock.calls[0]![1]);
}
function take(cookie: string | undefined, orgId = 'aurelia') {
  const clearCookie = vi.fn();
  const found = states.take(
    { cookies: cookie === undefined ? {} : { sso_state: cookie } } as unknown as FastifyRequest,
    { clearCookie } as unknown as FastifyReply,
    orgId,
  );
  return { found, cleared: clearCookie.mock.calls.length };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a login at a provider is checked against', () => {
  it('comes back to the customer it was begun at, and the browser forgets it', () => {
    expect(take(keep())).toEqual({ found: expect.objectContaining(state), cleared: 1 });
    expect(take(undefined)).toEqual({ found: undefined, cleared: 0 });
  });

  it('is none of another customer’s', () => {
    expect(take(keep(), 'bergsee').found).toBeUndefined();
  });

  it.each([
    [10 * minute, true],
    [10 * minute + 1, false],
  ])('lasts ten minutes, whatever the browser says: after %i ms %s', (ms, good) => {
    const cookie = keep();
    vi.advanceTimersByTime(ms);
    expect(take(cookie).found !== undefined).toBe(good);
  });

  it.each<[string, (cookie: string) => string]>([
    ['without its signature', (cookie) => cookie.split('.')[0]!],
    [
      'with another content',
      (cookie) => `${Buffer.from(JSON.stringify({ ...state, path: '/', at: Date.now() })).toString('base64url')}.${cookie.split('.')[1]}`,
    ],
    ['signed with another key', () => keep(createSsoStates({ secure: true }, Buffer.alloc(32, 2)))],
    ['empty', () => ''],
  ])('is not believed %s', (_, alter) => {
    expect(take(alter(keep()))).toEqual({ found: undefined, cleared: 1 });
  });
});
