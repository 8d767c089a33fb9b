import type { Context } from '../../context.ts';
import { type Csrf, createCsrf } from '../../http/csrf.ts';
import type { Handlers } from '../../http/operation.ts';
import type { SessionGate } from '../../http/session.ts';
import { createAuthHandlers } from './auth.handlers.ts';
import { createAuthRepository } from './auth.repository.ts';
import { createAuthService } from './auth.service.ts';
import { startSweep } from './auth.sweep.ts';
import { createPasswords, type HashFunctions } from './password.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSessions } from './sessions.service.ts';
import { createThrottle } from './throttle.ts';

/** What signing in gives the application. */
export interface Auth {
  /** Finds a request's session and checks its writes; the mounted contract asks it. */
  gate: SessionGate;
  /** For pages rendered on the server: `csrf.ensureCookie(request, reply, sessionId)`. */
  csrf: Csrf;
  handlers: Pick<Handlers, 'login' | 'logout' | 'getCurrentUser'>;
  /** Stops the hourly sweep. */
  close(): void;
}

/** Builds the feature. Reads (or at the very first start makes) the CSRF key. Tests hand in their own hash functions. */
export async function createAuth(context: Context, hashFunctions?: HashFunctions): Promise<Auth> {
  const repository = createAuthRepository(context.db);
  const [csrf, passwords] = await Promise.all([createCsrf(context), createPasswords(hashFunctions)]);
  const cookie = createSessionCookie(context.config);
  const sessions = createSessions(context, repository);
  const service = createAuthService(repository, sessions, passwords, createThrottle(context.pool));

  return {
    gate: {
      async resolve(request) {
        const token = cookie.read(request);
        return (token && (await sessions.find(token))) || null;
      },
      verifyCsrf: csrf.verify,
    },
    csrf,
    handlers: createAuthHandlers({ service, sessions, cookie, csrf }),
    close: startSweep(context, repository),
  };
}
