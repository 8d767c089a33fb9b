import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { consume, createLimiter, limitKey } from './limiter.ts';

const failuresPerAccount = { prefix: 'account', points: 5, duration: 15 * 60 };
const failuresPerAddress = { prefix: 'address', points: 100, duration: 60 * 60 };

/** One attempt that has been let through. It counts as a failure until it is told otherwise. */
export interface Attempt {
  /** Forgets the failures of the account, under each of its identifiers, and does not count this one for the address. */
  succeeded(identifiers: string[]): Promise<void>;
  /** The password was never looked at: counts for nobody. */
  undo(): Promise<void>;
}

/** Slows down guessing. Known and unknown accounts are treated alike. */
export interface Throttle {
  /**
   * Counts an attempt before the password is checked, so that simultaneous guesses cannot slip past the count.
   * Throws `Problem(429, 'too_many_attempts')` with `Retry-After` after 5 failures in 15 minutes per account and address or 100 in an hour per address.
   */
  begin(orgId: string, identifier: string, ip: string): Promise<Attempt>;
}

/** The address as counted: IPv6 by its first 64 bits, because one subscriber owns all that follow. */
export function addressGroup(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : address.toString();
}

/** Makes the throttle. Its counts are in the database, shared by all processes. */
export function createThrottle(pool: pg.Pool): Throttle {
  const accounts = createLimiter(pool, failuresPerAccount);
  const addresses = createLimiter(pool, failuresPerAddress);

  return {
    async begin(orgId, identifier, ip) {
      const group = addressGroup(ip);
      const account = limitKey(orgId, identifier, group);
      await consume(accounts, account);
      await consume(addresses, group).catch(async (refusal: unknown) => {
        await accounts.reward(account);
        throw refusal;
      });
      return {
        async succeeded(identifiers) {
          const names = new Set([identifier, ...identifiers]);
          await Promise.all([...names].map((name) => accounts.delete(limitKey(orgId, name, group))));
          await addresses.reward(group);
        },
        async undo() {
          await accounts.reward(account);
          await addresses.reward(group);
        },
      };
    },
  };
}
