import type pg from 'pg';
import { addressGroup } from './address-group.ts';
import { consume, count, createLimiter, limitKey } from './limiter.ts';
import { createSlowdown, type SlowdownSize } from './slowdown.ts';

const quarter = 15 * 60;

/** 5 failures in 15 minutes for each of these. */
const failures = { points: 5, duration: quarter };

/** One password that is about to be looked at. */
export interface Guess {
  orgId: string;
  /** How the account is named, from `readIdentifier`. */
  identifier: string;
  /** The account of that name; undefined where there is none. */
  accountId: string | undefined;
  /** What shows that the account's owner has been here before: the id of a known device, or of a session. */
  trusted: string | undefined;
  /** The client's address. */
  ip: string;
}

/** One attempt that has been let through. It counts as a failure until `succeeded` is called. */
export interface Attempt {
  /**
   * The account has had its failures, under another of its names: no password fits, with the same work and the same words. To refuse it openly would
   * reveal which names belong to one account.
   */
  blind: boolean;
  /** Forgets the failures: of the device where one is trusted, else of the account, under each of its identifiers. */
  succeeded(identifiers: string[]): Promise<void>;
  /** The password was never looked at: counts for no account and no address. */
  undo(): Promise<void>;
}

/** Slows down guessing. Known and unknown accounts are treated alike. */
export interface Throttle {
  /**
   * Counts an attempt before the password is checked, so that simultaneous guesses cannot slip past the count.
   * Throws `Problem(429, 'too_many_attempts')` with `Retry-After` after 5 failures in 15 minutes, per trusted device or, for all others together, per
   * account. Waits where many failures come from the address; throws `Problem(429, 'busy')` where too many wait.
   */
  begin(guess: Guess): Promise<Attempt>;
}

/** Makes the throttle. Its counts are in the database, shared by all processes. Tests hand in another slowdown of addresses. */
export function createThrottle(pool: pg.Pool, size?: SlowdownSize): Throttle {
  const devices = createLimiter(pool, { prefix: 'device', ...failures });
  const names = createLimiter(pool, { prefix: 'name', ...failures });
  const accounts = createLimiter(pool, { prefix: 'account', ...failures });
  const addresses = createSlowdown(pool, 'address', size);

  async function ofDevice(key: string): Promise<Attempt> {
    await consume(devices, key, 'password');
    return {
      blind: false,
      succeeded: async () => void (await devices.delete(key)),
      undo: async () => void (await devices.reward(key)),
    };
  }

  return {
    async begin({ orgId, identifier, accountId, trusted, ip }) {
      if (trusted !== undefined) return ofDevice(limitKey(orgId, trusted));
      const group = addressGroup(ip);
      const name = limitKey(orgId, identifier);
      const account = limitKey(orgId, accountId === undefined ? 'unknown' : 'known', accountId ?? identifier);
      // An onrush from an address that is slowed already costs the database nothing.
      addresses.check(group);
      await consume(names, name, 'password');
      await addresses.take(group).catch(async (refusal: unknown) => {
        await names.reward(name);
        throw refusal;
      });
      const { exceeded } = await count(accounts, account);
      return {
        blind: exceeded,
        async succeeded(identifiers) {
          const all = new Set([identifier, ...identifiers]);
          await Promise.all([...all].map((one) => names.delete(limitKey(orgId, one))));
          await accounts.delete(account);
          await addresses.undo(group);
        },
        async undo() {
          await names.reward(name);
          await accounts.reward(account);
          await addresses.undo(group);
        },
      };
    },
  };
}
