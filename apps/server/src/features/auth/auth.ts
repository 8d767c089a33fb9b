import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { type Csrf, createCsrf } from '../../platform/http/csrf.ts';
import type { Handlers } from '../../platform/http/operation.ts';
import type { SessionGate } from '../../platform/http/session.ts';
import { createConsentHandlers } from './auth.consent.ts';
import { createAuthHandlers } from './auth.handlers.ts';
import { createApiKeyLookup } from './api-key-lookup.ts';
import { bearerOf } from './bearer.ts';
import { createAuthRepository } from './auth.repository.ts';
import { type AuthService, createAuthService } from './auth.service.ts';
import { createExternalRedirect } from './external-redirect.ts';
import { createDevices, type Devices } from './devices.ts';
import { apiKeyPrefix } from '../../shared/identity/api-keys.repository.ts';
import { normaliseIdentifier } from '../../shared/identity/identifier.ts';
import { createPasswords, type HashFunctions, type Passwords } from '../../shared/identity/password.ts';
import { createSessionCookie, type SessionCookie } from './session-cookie.ts';
import { createSessionListHandlers } from './session-list.handlers.ts';
import { createSessionList } from './session-list.ts';
import { createSessions, type Sessions } from './sessions.service.ts';
import { createSignedOutMark, type SignedOutMark } from './signed-out.ts';
import type { Journeys } from './sso/sso.journey.ts';
import { createSso } from './sso/sso.ts';
import { createSlowdown, slowdownOfLogins } from '../../shared/throttle/slowdown.ts';
import { awaitsTerms } from './terms.ts';
import { createThrottle, type Throttle } from '../../shared/throttle/throttle.ts';

type AuthHandlers = Pick<
  Handlers,
  | 'login'
  | 'logout'
  | 'acceptTerms'
  | 'getCurrentUser'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'acceptConsent'
  | 'startSso'
  | 'finishSso'
>;

/** What other ways in, such as registering, are made of. */
export interface AuthKit {
  passwords: Passwords;
  throttle: Throttle;
  cookie: SessionCookie;
  devices: Devices;
  signedOut: SignedOutMark;
  csrf: Csrf;
  sessions: Sessions;
  begin: AuthService['begin'];
  journeys: Journeys;
  /** The active member that a name or e-mail address belongs to, and whether they have yet to agree to the terms. */
  findMember(orgId: string, name: string): Promise<{ id: string; awaitsTerms: boolean } | undefined>;
}

/** What signing in gives the application. */
export interface Auth {
  /** Finds a request's session and checks its writes; the mounted contract asks it. */
  gate: SessionGate;
  /** For pages rendered on the server: `csrf.ensureCookie(request, reply, sessionId)`. */
  csrf: Csrf;
  handlers: AuthHandlers;
  kit: AuthKit;
}

/** Clears expired sessions, links and counts away. */
const forgetExpired = defineJob({ name: 'auth.forget-expired', schedule: '7 * * * *' });

/** Builds the feature. Reads (or at the very first start makes) the CSRF key. Tests hand in their own hash functions. */
export async function createAuth(context: Context, hashFunctions?: HashFunctions): Promise<Auth> {
  const { settings, jobs } = context;
  const repository = createAuthRepository(context.db);
  const [csrf, passwords] = await Promise.all([createCsrf(context), createPasswords(hashFunctions)]);
  const cookie = createSessionCookie(context.config);
  const signedOut = createSignedOutMark(context.config);
  const sessions = createSessions(context, repository);
  const apiKeys = createApiKeyLookup(context);
  const external = createExternalRedirect(context.config, async (orgId) => [
    ...(await repository.hostsOf(orgId)),
    ...(await settings.of(orgId)).redirectHosts,
  ]);
  const throttle = createThrottle(context.pool);
  const devices = createDevices(context);
  const logins = createSlowdown(context.pool, 'login', slowdownOfLogins);
  const service = createAuthService({ repository, sessions, passwords, throttle, devices, logins });

  async function findMember(orgId: string, name: string) {
    const member = await repository.findLogin(orgId, normaliseIdentifier(name));
    return member?.active ? { id: member.id, awaitsTerms: awaitsTerms(member, await settings.of(orgId)) } : undefined;
  }

  jobs.add(forgetExpired, { run: () => repository.deleteExpired(new Date()) });

  const parts = { service, sessions, cookie, devices, signedOut, csrf, settings, external };
  const sso = await createSso(context, { ...parts, hostsOf: repository.hostsOf });

  return {
    gate: {
      async resolve(request) {
        const bearer = bearerOf(request);
        if (bearer?.startsWith(apiKeyPrefix)) return apiKeys.resolve(bearer);
        const token = bearer ?? cookie.read(request);
        const found = token && (await sessions.find(token));
        // A widget's token is no browser's, nor the other way round.
        if (!found || (found.embed !== null) !== (bearer !== undefined)) return null;
        return { ...found, awaitsTerms: awaitsTerms(found.user, await settings.of(found.user.orgId)) };
      },
      async stillOpen(sessionIds) {
        const found = await repository.findOpen(sessionIds, new Date());
        const good = await Promise.all(found.map(async (one) => !awaitsTerms(one, await settings.of(one.orgId))));
        return new Set(found.filter((_, index) => good[index]).map(({ id }) => id));
      },
      verifyCsrf: csrf.verify,
    },
    csrf,
    handlers: {
      ...createAuthHandlers(parts),
      ...sso.handlers,
      ...createSessionListHandlers({ list: createSessionList(repository, sessions), sessions, cookie, devices }),
      ...createConsentHandlers(context, { sessions, cookie, settings: context.settings }),
    },
    kit: { passwords, throttle, cookie, devices, signedOut, csrf, sessions, begin: service.begin, journeys: sso.journeys, findMember },
  };
}
