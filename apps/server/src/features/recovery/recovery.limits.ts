import type pg from 'pg';
import { Problem } from '../../platform/http/problem.ts';
import { addressGroup } from '../../shared/throttle/address-group.ts';
import { consume, count, createLimiter, limitKey } from '../../shared/throttle/limiter.ts';
import { createSlowdown, type SlowdownSize } from '../../shared/throttle/slowdown.ts';
import { mailsPerLink, validMinutes } from '../../shared/identity/mailed-links.address.ts';

const minute = 60;
const day = 24 * 60 * minute;

/**
 * What becomes of a request: a mail; a mail for members alone, as too many requests come from the client to write to strangers; or nothing, for a mail
 * with a link that is still good has been sent.
 */
export type Admission = 'mail' | 'members' | 'quiet';

/** Slows down asking for new passwords: for guessing who has an account, and for flooding mailboxes. */
export interface RecoveryLimits {
  /**
   * Counts a request, alike for known and unknown addresses. The first one while a mailbox has no good link is always let through, however many asked
   * before. Waits where many come from the client. Throws `Problem(429, 'too_many_attempts')` with `Retry-After` where this client asks too
   * often for one address, 429 `busy` where too many wait.
   */
  take(orgId: string, email: string, ip: string): Promise<Admission>;
}

/** Makes the limits. Their counts are in the database, shared by all processes. A hotel's staff comes from one address, so it is slowed and not refused. */
export function createRecoveryLimits(pool: pg.Pool, size?: SlowdownSize): RecoveryLimits {
  const pairs = createLimiter(pool, { prefix: 'recovery-pair', points: 5, duration: 15 * minute });
  const clients = createSlowdown(pool, 'recovery-client', size);
  const mailboxes = createLimiter(pool, { prefix: 'recovery-mailbox', points: mailsPerLink, duration: validMinutes * minute });
  const days = createLimiter(pool, { prefix: 'recovery-day', points: 10, duration: day });
  return {
    async take(orgId, email, ip) {
      const group = addressGroup(ip);
      const manyOfClient = await clients.take(group);
      const pair = await consume(pairs, limitKey(orgId, email, group)).then(
        () => undefined,
        (refusal: unknown) => {
          if (refusal instanceof Problem) return refusal;
          throw refusal;
        },
      );
      const mailbox = limitKey(orgId, email);
      const { points, exceeded } = await count(mailboxes, mailbox);
      // Its link lives as long as this count, so who is refused a mail later has a good one.
      if (points === 1) return manyOfClient ? 'members' : 'mail';
      if (pair) throw pair;
      if (exceeded || manyOfClient) return 'quiet';
      return (await count(days, mailbox)).exceeded ? 'quiet' : 'mail';
    },
  };
}
