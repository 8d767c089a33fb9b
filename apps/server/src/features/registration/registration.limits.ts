import type pg from 'pg';
import { consume, createLimiter, limitKey } from '../auth/limiter.ts';
import { addressGroup } from '../auth/address-group.ts';

const hour = 60 * 60;

/** Slows down registering: mails must not flood a mailbox, nor hashes the machine. */
export interface RegistrationLimits {
  /** Counts a form before it is looked at: judging its password is work. Throws `Problem(429, 'too_many_attempts')` with `Retry-After`. */
  look(ip: string): Promise<void>;
  /** Counts one. Without an address only the client counts. Throws `Problem(429, 'too_many_attempts')` with `Retry-After`. */
  take(orgId: string, email: string | undefined, ip: string): Promise<void>;
}

/** Makes the limits. Their counts are in the database, shared by all processes. A hotel's staff comes from one address. */
export function createRegistrationLimits(pool: pg.Pool): RegistrationLimits {
  const forms = createLimiter(pool, { prefix: 'registration-form', points: 300, duration: hour });
  const clients = createLimiter(pool, { prefix: 'registration-client', points: 50, duration: hour });
  const pairs = createLimiter(pool, { prefix: 'registration-pair', points: 5, duration: hour });
  const mailboxes = createLimiter(pool, { prefix: 'registration-mailbox', points: 10, duration: hour });
  return {
    look: (ip) => consume(forms, addressGroup(ip)),
    async take(orgId, email, ip) {
      const group = addressGroup(ip);
      await consume(clients, group);
      if (email === undefined) return;
      await consume(pairs, limitKey(orgId, email, group));
      await consume(mailboxes, limitKey(orgId, email));
    },
  };
}
