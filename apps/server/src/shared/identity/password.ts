import { randomBytes } from 'node:crypto';
import { hash as argonHash, type Options, verify as argonVerify } from '@node-rs/argon2';
import { Problem } from '../../platform/http/problem.ts';

/** OWASP's first choice for argon2id, the library's default algorithm; stated here so that no update of the library changes it. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const maxRunning = 2;
const maxWaiting = 50;

/** Places in line for those who have been here before; they go first. */
const maxKnownWaiting = 20;

/** The functions that do the arithmetic; tests put slow ones here. */
export interface HashFunctions {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

const argon2id: HashFunctions = {
  hash: (password) => argonHash(password, cost),
  verify: (hash, password) => argonVerify(hash, password),
};

/** Two keyboards may compose the same letter differently. */
const normalise = (password: string): string => password.normalize('NFKC');

/** Hashes a password for storage: argon2id with 19 MiB, two passes, one lane. */
export const hashPassword = (password: string): Promise<string> => argon2id.hash(normalise(password));

/**
 * Runs two tasks at a time and keeps 50 waiting; each takes 19 MiB and a thread, so an onrush of logins must not take all. Known devices and signed-in
 * members have 20 places of their own and go first, so that an onrush of strangers does not keep them out. Beyond that it throws `Problem(429, 'busy')`.
 */
function createQueue() {
  const strangers: (() => void)[] = [];
  const known: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>, first = false): Promise<T> => {
    const [waiting, places] = first ? [known, maxKnownWaiting] : [strangers, maxWaiting];
    if (running < maxRunning) running += 1;
    else if (waiting.length < places) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new Problem(429, 'busy', { headers: { 'retry-after': '5' } });
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line, so that no one who comes later can take it.
      const next = known.shift() ?? strangers.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Checks passwords without revealing by time whether there was anything to check against. */
export interface Passwords {
  /** Hashes a new password for storage, in the same queue. Throws 429 `busy`. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the hash; always false, after the same work, where there is no hash. `first` goes before those without it.
   * Throws 429 `busy`.
   */
  verify(hash: string | null | undefined, password: string, first?: boolean): Promise<boolean>;
}

/** Makes the checker, with a hash of its own that no password fits. */
export async function createPasswords(functions: HashFunctions = argon2id): Promise<Passwords> {
  const dummy = await functions.hash(randomBytes(32).toString('base64url'));
  const queue = createQueue();
  return {
    hash: (password) => queue(() => functions.hash(normalise(password))),
    async verify(hash, password, first) {
      const fits = await queue(() => functions.verify(hash ?? dummy, normalise(password)), first);
      return fits && Boolean(hash);
    },
  };
}
