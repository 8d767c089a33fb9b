import { Problem } from '../../http/problem.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { Passwords } from './password.ts';
import type { Sessions, SignedIn } from './sessions.service.ts';
import type { Throttle } from './throttle.ts';

/** An attempt to log in. */
export interface Login {
  orgId: string;
  /** From `readIdentifier`. */
  identifier: string;
  password: string;
  /** The client's address. */
  ip: string;
  userAgent: string | undefined;
  /** The token the browser already had; it ends, so that nobody can plant one and wait. */
  previousToken: string | undefined;
}

/** The rules of logging in and out. */
export function createAuthService(repository: AuthRepository, sessions: Sessions, passwords: Passwords, throttle: Throttle) {
  /** The user whose password this is. Unknown, disabled and password-less users take the same time and get the same answer as a wrong password. */
  async function authenticate({ orgId, identifier, password, ip }: Login) {
    const attempt = await throttle.begin(orgId, identifier, ip);
    const check = async () => {
      const user = await repository.findLogin(orgId, identifier);
      const fits = await passwords.verify(user?.passwordHash, password);
      return fits && user?.active ? user : undefined;
    };
    const user = await check().catch(async (error: unknown) => {
      await attempt.undo();
      throw error;
    });
    if (!user) throw new Problem(401, 'invalid_credentials');
    await attempt.succeeded([user.username, user.email]);
    return user;
  }

  return {
    /** Checks the password and starts a session. Throws 401 `invalid_credentials`, 429 `too_many_attempts`, 429 `busy`. */
    async login(login: Login): Promise<{ token: string; signedIn: SignedIn }> {
      const user = await authenticate(login);
      if (login.previousToken) await sessions.end(login.previousToken);
      const { token, signedIn } = await sessions.start(user.id, login.userAgent);
      // Disabled between the two steps.
      if (!signedIn) throw new Problem(401, 'invalid_credentials');
      return { token, signedIn };
    },

    /** Ends the session of a token, if there is one. */
    async logout(token: string | undefined): Promise<void> {
      if (token) await sessions.end(token);
    },
  };
}

/** See `createAuthService`. */
export type AuthService = ReturnType<typeof createAuthService>;
