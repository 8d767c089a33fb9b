import type { Passwords } from './password.ts';
import type { Throttle } from './throttle.ts';

/** Somebody signed in who gives their password once more. */
export interface PasswordProof {
  orgId: string;
  /** The client's address. */
  ip: string;
  owner: { username: string; email: string; passwordHash: string | null };
  password: string;
}

/** Whether it is their password. A wrong one counts as a failed login; throws 429 `too_many_attempts`, 429 `busy`. */
export async function provesPassword(
  { passwords, throttle }: { passwords: Passwords; throttle: Throttle },
  { orgId, ip, owner, password }: PasswordProof,
): Promise<boolean> {
  const attempt = await throttle.begin(orgId, owner.username, ip);
  const fits = await passwords.verify(owner.passwordHash, password).catch(async (error: unknown) => {
    await attempt.undo();
    throw error;
  });
  if (fits) await attempt.succeeded([owner.username, owner.email]);
  return fits;
}
