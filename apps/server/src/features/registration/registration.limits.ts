import type pg from 'pg';
import { consume, createLimiter, limitKey } from '../../shared/throttle/limiter.ts';
import { addressGroup } from '../../shared/throttle/address-group.ts';
import { createSlowdown } from '../../shared/throttle/slowdown.ts';

const hour = 60 * 60;

/** Slows down registering: mails must not flood a mailbox, nor hashes the machine. */
export interface RegistrationLimits {
  /**
   * Counts a form, or a wish for another mail, before it is looked at: judging a password is work. Waits where many come from the address. Throws
   * `Problem(429, 'busy')` where too many wait.
   */
  look(ip: string): Promise<void>;
  /** Counts a mail to a mailbox. Throws `Problem(429, 'too_many_attempts')` with `Retry-After`. */
  take(orgId: string, email: string, ip: string): Promise<void>;
}

/** Makes the limits. Their counts are in the database, shared by all processes. A hotel's staff comes from one address, so it is slowed and not refused. */
export function createRegistrationLimits(pool: pg.Pool): RegistrationLimits {
  const clients = createSlowdown(pool, 'registration-client');
  const pairs = createLimiter(pool, { prefix: 'registration-pair', points: 5, duration: hour });
  const mailboxes = createLimiter(pool, { prefix: 'registration-mailbox', points: 10, duration: hour });
  return {
    look: async (ip) => void (await clients.take(addressGroup(ip))),
    async take(orgId, email, ip) {
      await consume(pairs, limitKey(orgId, email, addressGroup(ip)));
      await consume(mailboxes, limitKey(orgId, email));
    },
  };
}
