import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ResolvedSession } from '../../platform/http/session.ts';
import { apiKeyHash } from '../../shared/identity/api-keys.repository.ts';
import { apiKeys } from '../../shared/identity/api-keys.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { awaitsTerms } from './terms.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

type KeyRow = NonNullable<Awaited<ReturnType<typeof findKey>>>;

/** A key that has not expired, of an account that may log in. */
async function findKey(db: Db, hash: string, now: Date) {
  const { id, kind, scopes, lastUsedAt } = apiKeys;
  const { orgId, language, permissions, adminUrl, termsVersion } = users;
  const [row] = await db
    .select({ key: { id, kind, scopes, lastUsedAt }, user: { id: users.id, orgId, language, permissions, adminUrl, termsVersion } })
    .from(apiKeys)
    .innerJoin(users, and(eq(users.id, apiKeys.userId), eq(users.orgId, apiKeys.orgId)))
    .where(and(eq(apiKeys.hash, hash), gt(apiKeys.expiresAt, now), eq(users.active, true)));
  return row;
}

/** Finds who a program calls as by its API key, and remembers it for a second: what is revoked stops within that time in every process. */
export function createApiKeyLookup({ db, log, settings, storage }: Pick<Context, 'db' | 'log' | 'settings' | 'storage'>) {
  const known = new LRUCache<string, Promise<KeyRow | undefined>>({ max: 20_000, ttl: secondMs });

  /** At most once a minute. */
  async function noteUse({ id, lastUsedAt }: KeyRow['key'], now: Date): Promise<void> {
    const before = new Date(now.getTime() - minuteMs);
    if ((lastUsedAt && lastUsedAt >= before) || storage.readOnly()) return;
    const isOlder = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before));
    await db
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKeys.id, id), isOlder))
      .catch((error: unknown) => log.warn({ err: error }, 'The use of an API key could not be noted'));
  }

  async function load(hash: string): Promise<KeyRow | undefined> {
    const now = new Date();
    const row = await findKey(db, hash, now);
    if (row) await noteUse(row.key, now);
    return row;
  }

  function find(token: string): Promise<KeyRow | undefined> {
    const hash = apiKeyHash(token);
    const asked = known.get(hash) ?? load(hash);
    if (known.peek(hash) === asked) return asked;
    known.set(hash, asked);
    // Failures are asked again, and unknown tokens must not push out known ones.
    const forget = () => void (known.peek(hash) === asked && known.delete(hash));
    asked.then((found) => found ?? forget(), forget);
    return asked;
  }

  /** A member's own key is good where the customer allows such keys, and while its owner has agreed to the terms. */
  async function isGood({ key, user }: KeyRow): Promise<boolean> {
    if (key.kind === 'organisation') return true;
    const customer = await settings.of(user.orgId);
    return customer.personalApiKeys && !awaitsTerms(user, customer);
  }

  return {
    /** Who calls. Throws `Problem(401, 'api_key_refused')` for an unknown, revoked or expired key, and for one whose account may not log in. */
    async resolve(token: string): Promise<ResolvedSession> {
      const row = await find(token);
      if (!row || !(await isGood(row))) throw new Problem(401, 'api_key_refused');
      const { termsVersion: _terms, ...me } = row.user;
      const { id, scopes } = row.key;
      return { me, sessionId: `key:${id}`, awaitsTerms: false, embed: null, apiKey: { id, scopes } };
    },
  };
}
