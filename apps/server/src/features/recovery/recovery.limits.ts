import type pg from 'pg';
import { Problem } from '../../http/problem.ts';
import { consume, createLimiter, limitKey } from '../auth/limiter.ts';
import { addressGroup } from '../auth/throttle.ts';

const minute = 60;
const hour = 60 * minute;

/** Slows down asking for new passwords: for guessing who has an account, and for flooding mailboxes. */
export interface RecoveryLimits {
  /**
   * Counts a request, alike for known and unknown addresses. False where the mailbox has had enough for today, whoever asked. Throws
   * `Problem(429, 'too_many_attempts')` with `Retry-After` where this client asked too often.
   */
  take(orgId: string, email: string, ip: string): Promise<boolean>;
}

/** Makes the limits. Their counts are in the database, shared by all processes. A hotel's staff comes from one address. */
export function createRecoveryLimits(pool: pg.Pool): RecoveryLimits {
  const pairs = createLimiter(pool, { prefix: 'recovery-pair', points: 5, duration: 15 * minute });
  const clients = createLimiter(pool, { prefix: 'recovery-client', points: 100, duration: hour });
  const mailboxes = createLimiter(pool, { prefix: 'recovery-mailbox', points: 10, duration: 24 * hour });
  return {
    async take(orgId, email, ip) {
      const group = addressGroup(ip);
      await consume(pairs, limitKey(orgId, email, group));
      await consume(clients, group);
      return consume(mailboxes, limitKey(orgId, email)).then(
        () => true,
        (refusal: unknown) => {
          if (refusal instanceof Problem) return false;
          throw refusal;
        },
      );
    },
  };
}
