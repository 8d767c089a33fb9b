import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from '../../../test/browser.ts';
import { password } from '../../../test/fixture.ts';
import type { Context } from '../../platform/context.ts';
import { createFeatures, type Features } from '../../features.ts';
import { createAuth } from './auth.ts';
import type { HashFunctions } from '../../shared/identity/password.ts';

/** Every feature, with other hash functions. */
export const featuresWith =
  (functions: HashFunctions) =>
  async (context: Context): Promise<Features> => {
    const [all, auth] = await Promise.all([createFeatures(context), createAuth(context, functions)]);
    return { handlers: { ...all.handlers, ...auth.handlers }, sessions: auth.gate, embeds: all.embeds };
  };

/** Knows the fixture's password without the work, for tests that make hundreds of attempts. */
export const quickHash: HashFunctions = {
  hash: async () => 'dummy',
  verify: async (_hash, attempt) => attempt === password,
};

/** A body of `login` or something else that was sent in its place. */
export type LoginBody = Record<string, unknown>;

/** Tries to log in from an address. */
export const tryLogin = (browser: Browser, body: LoginBody, remoteAddress = '192.0.2.1'): Promise<LightMyRequestResponse> =>
  browser.send({ method: 'POST', url: '/auth/login', payload: body, remoteAddress });
