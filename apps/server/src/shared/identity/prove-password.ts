import type { Passwords } from './password.ts';
import type { Throttle } from '../throttle/throttle.ts';

/** A signed-in member who gives their password once more. */
export interface PasswordProof {
  orgId: string;
  /** The token of their session, by which wrong ones are counted: what strangers guess at the login stops no member here. */
  session: string | undefined;
  /** The client's address. */
  ip: string;
  owner: { id: string; username: string; email: string; passwordHash: string | null };
  password: string;
}

/** Whether it is their password. Throws 429 `too_many_attempts` after 5 wrong ones in 15 minutes, 429 `busy`. */
export async function provesPassword(
  { passwords, throttle }: { passwords: Passwords; throttle: Throttle },
  { orgId, session, ip, owner, password }: PasswordProof,
): Promise<boolean> {
  const attempt = await throttle.begin({ orgId, identifier: owner.username, accountId: owner.id, trusted: session, ip });
  const fits = await passwords
    .verify(attempt.blind ? null : owner.passwordHash, password, session !== undefined)
    .catch(async (error: unknown) => {
      await attempt.undo();
      throw error;
    });
  if (fits) await attempt.succeeded([owner.username, owner.email]);
  return fits;
}
