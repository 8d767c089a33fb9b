import type { ReadSettings } from '@foyer/settings';
import { Problem } from '../../platform/http/problem.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { Devices } from './devices.ts';
import type { Passwords } from '../../shared/identity/password.ts';
import type { SignedIn, Via } from './session-lookup.ts';
import type { Proved } from './begin-session.ts';
import type { Sessions } from './sessions.service.ts';
import type { Slowdown } from '../../shared/throttle/slowdown.ts';
import { limitKey } from '../../shared/throttle/limiter.ts';
import { awaitsTerms } from './terms.ts';
import type { Throttle } from '../../shared/throttle/throttle.ts';

/** An attempt to log in. */
export interface Login {
  orgId: string;
  /** From `readIdentifier`. */
  identifier: string;
  password: string;
  /** The client's address. */
  ip: string;
  userAgent: string | undefined;
  /** The tokens by which the browser is known to accounts. */
  devices: readonly string[];
  /** The token the browser already had; it ends, so that no one can plant one and wait. */
  previousToken: string | undefined;
  /** Agrees to the terms in force with the login itself; to this version alone where one is named. */
  acceptTerms: boolean;
  termsVersion: string | undefined;
  /** The customer's. */
  settings: Pick<ReadSettings, 'terms' | 'loginIdentifier'>;
}

/** Who agrees to the terms, from the session that waits for it. */
export interface Agreement {
  signedIn: SignedIn;
  /** Whom the browser names; must be the session's own user. */
  userId: string;
  /** What was put to them. */
  termsVersion: string;
  settings: Pick<ReadSettings, 'terms'>;
  userAgent: string | undefined;
}

/** A session just begun; the token goes into the cookie and nowhere else. */
export interface Begun {
  token: string;
  signedIn: SignedIn;
}

interface AuthServiceParts {
  repository: AuthRepository;
  sessions: Sessions;
  passwords: Passwords;
  throttle: Throttle;
  devices: Pick<Devices, 'find'>;
  /** Slows who begins sessions without end. */
  logins: Pick<Slowdown, 'take'>;
}

interface Beginning extends Pick<Login, 'userAgent' | 'previousToken'> {
  /** The password's hash that the user has proved. */
  proved?: Proved;
}

/** The rules of logging in and out. */
export function createAuthService({ repository, sessions, passwords, throttle, devices, logins }: AuthServiceParts) {
  /** The user whose password this is. Unknown, disabled and password-less users take the same time and get the same answer as a wrong password. */
  async function authenticate({ orgId, identifier, password, ip, devices: tokens, settings }: Login) {
    const accountId = (await repository.findLogin(orgId, identifier))?.id;
    const trusted = await devices.find(tokens, accountId);
    const attempt = await throttle.begin({ orgId, identifier, accountId, trusted, ip });
    const check = async () => {
      // Looked up again: the attempt may have waited, and the password be another by now.
      const user = await repository.findLogin(orgId, identifier);
      const fits = await passwords.verify(attempt.blind ? null : user?.passwordHash, password, trusted !== undefined);
      return fits && user?.active ? user : undefined;
    };
    const user = await check().catch(async (error: unknown) => {
      await attempt.undo();
      throw error;
    });
    if (!user) throw new Problem(401, 'invalid_credentials', { values: { identifier: settings.loginIdentifier } });
    await attempt.succeeded([user.username, user.email]);
    return user;
  }

  /** Notes the agreement where one is due. */
  async function acceptTerms(
    user: { id: string; termsVersion: string | null },
    orgId: string,
    settings: Agreement['settings'],
  ): Promise<void> {
    if (!settings.terms || !awaitsTerms(user, settings)) return;
    await repository.acceptTerms({ userId: user.id, orgId, version: settings.terms.version });
  }

  /** Begins a session with a token of its own; the one the browser had ends. Waits, or throws 429 `busy`, where the user begins them without end. */
  async function begin(userId: string, via: Via, { userAgent, previousToken, proved }: Beginning): Promise<Begun> {
    await logins.take(limitKey(userId));
    if (previousToken) await sessions.end(previousToken);
    const { token, signedIn } = await sessions.start(userId, userAgent, via, proved);
    // Disabled, or given another password, between the two steps.
    if (!signedIn) throw new Problem(401, 'invalid_credentials', { values: { identifier: 'username' } });
    return { token, signedIn };
  }

  return {
    begin,

    /** Checks the password and starts a session. Throws 401 `invalid_credentials`, 429 `too_many_attempts`, 429 `busy`. */
    async login(login: Login): Promise<Begun> {
      const user = await authenticate(login);
      const agrees = login.acceptTerms && (login.termsVersion ?? login.settings.terms?.version) === login.settings.terms?.version;
      if (agrees) await acceptTerms(user, login.orgId, login.settings);
      return begin(user.id, 'password', { ...login, proved: user });
    },

    /**
     * Agrees to the terms in force and begins a new session in place of the one that waited, so that a token seen before counts for nothing.
     * Undefined where there was nothing to agree to. Throws 404 for anyone but the session's own user, 409 `terms_changed` for another version than
     * the one in force: no one agrees to what they have not seen.
     */
    async acceptTerms({ signedIn, userId, termsVersion, settings, userAgent }: Agreement): Promise<Begun | undefined> {
      const { user, via, sessionId } = signedIn;
      if (userId !== user.id) throw new Problem(404, 'not_found');
      if (!awaitsTerms(user, settings)) return undefined;
      if (termsVersion !== settings.terms?.version) throw new Problem(409, 'terms_changed');
      await acceptTerms(user, user.orgId, settings);
      await sessions.endById(sessionId);
      return begin(user.id, via, { userAgent, previousToken: undefined });
    },

    /** Ends the session of a token, if there is one. */
    async logout(token: string | undefined): Promise<void> {
      if (token) await sessions.end(token);
    },
  };
}

/** See `createAuthService`. */
export type AuthService = ReturnType<typeof createAuthService>;
