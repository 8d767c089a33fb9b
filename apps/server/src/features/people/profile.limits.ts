import type pg from 'pg';
import { consume, count, createLimiter, limitKey } from '../../shared/throttle/limiter.ts';

const hour = 60 * 60;

/** Slows down asking for new addresses: each is a mail to a person who may not have asked for it. */
export interface ProfileLimits {
  /** Counts one. Throws `Problem(429, 'too_many_attempts')` with `Retry-After`. */
  take(userId: string): Promise<void>;
  /** False where the mailbox has had enough for today, no matter who asked; no one is notified. */
  admitsMailbox(orgId: string, email: string): Promise<boolean>;
}

/** Makes the limits. Their counts are in the database, shared by all processes. */
export function createProfileLimits(pool: pg.Pool): ProfileLimits {
  const members = createLimiter(pool, { prefix: 'address-member', points: 10, duration: hour });
  const mailboxes = createLimiter(pool, { prefix: 'address-mailbox', points: 10, duration: 24 * hour });
  return {
    take: (userId) => consume(members, limitKey(userId)),
    admitsMailbox: async (orgId, email) => !(await count(mailboxes, limitKey(orgId, email))).exceeded,
  };
}
