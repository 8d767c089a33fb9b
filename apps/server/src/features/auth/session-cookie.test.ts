import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createSessionCookie } from './session-cookie.ts';

const token = 'x'.repeat(43);
const request = (cookies: Record<string, string>) => ({ cookies }) as unknown as FastifyRequest;

describe('the session cookie', () => {
  it.each([
    [true, '__Host-foyer_session'],
    [false, 'foyer_session'],
  ])('behind https (%s) is named %s', (secure, name) => {
    expect(createSessionCookie({ secure }).read(request({ [name]: token }))).toBe(token);
  });

  it('is not taken without its prefix behind https, where a neighbouring host could have set it', () => {
    expect(createSessionCookie({ secure: true }).read(request({ foyer_session: token }))).toBeUndefined();
  });

  it.each(['', 'x', `${token}x`, 'ü'.repeat(43), `${token.slice(1)}\0`])('is not read from %j', (value) => {
    expect(createSessionCookie({ secure: false }).read(request({ foyer_session: value }))).toBeUndefined();
  });

  it('is HttpOnly, Lax, for the whole host and Secure where it can be', () => {
    const set: unknown[] = [];
    const reply = { setCookie: (...args: unknown[]) => set.push(args) } as unknown as FastifyReply;
    createSessionCookie({ secure: true }).set(reply, token, 60);
    expect(set).toEqual([['__Host-foyer_session', token, { path: '/', httpOnly: true, sameSite: 'lax', secure: true, maxAge: 60 }]]);
  });
});
