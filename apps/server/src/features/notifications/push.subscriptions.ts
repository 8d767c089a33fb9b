import type { Schemas } from '@foyer/api';
import { createOutbound, OutboundError } from '@foyer/outbound';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { ECDH } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { Problem, refusedField } from '../../platform/http/problem.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { pushSubscriptions } from './notifications.tables.ts';

/** Who asks, and by which session. */
export interface Subscriber {
  id: string;
  orgId: string;
  sessionId: string;
}

type NewSubscription = Pick<typeof pushSubscriptions.$inferInsert, 'via' | 'endpoint' | 'keys'>;

/** So many places a member is pushed to. */
const most = 20;

/** Whether browsers' keys are a point of the curve: what is none could never be encrypted for. */
function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1', undefined, undefined, 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/** Where push messages reach members. */
export function createSubscriptions({ db, config }: Pick<Context, 'db' | 'config'>) {
  const { outboundAllow = [] } = config;
  const outbound = createOutbound({ allowed: outboundAllow });

  /** Throws 400 for an endpoint that is no https address of the public internet, unless the operator has named its host. */
  function check({ endpoint, keys }: Schemas['PushSubscription']): string {
    try {
      const href = outbound.check(endpoint);
      const { protocol, host, hostname } = new URL(href);
      if (protocol !== 'https:' && !outboundAllow.includes(host) && !outboundAllow.includes(hostname))
        throw new OutboundError('bad_address', '');
      if (!isPublicKey(keys.p256dh)) throw refusedField('subscription.keys.p256dh', 'invalid');
      return href;
    } catch (error) {
      if (error instanceof OutboundError) throw refusedField('subscription.endpoint', 'not_allowed');
      throw error;
    }
  }

  /** Keeps it for the session, no matter who had it before; the member's oldest beyond the limit falls out. */
  async function set({ id: userId, orgId, sessionId }: Subscriber, values: NewSubscription): Promise<void> {
    await db.transaction(async (tx) => {
      // It may end meanwhile, by a logout in another tab.
      const session = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
      if ((await session.for('key share')).length === 0) throw new Problem(401, 'unauthenticated');
      // One after the other, so that none is counted twice.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const row = { orgId, userId, sessionId, ...values, createdAt: sql`clock_timestamp()` };
      await tx
        .insert(pushSubscriptions)
        .values({ id: uuidv7(), ...row })
        .onConflictDoUpdate({ target: [pushSubscriptions.via, pushSubscriptions.endpoint], set: row });
      const beyond = tx
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId))
        .orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.id)
        .offset(most);
      await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, beyond));
    });
  }

  return {
    async setWeb(subscriber: Subscriber, subscription: Schemas['PushSubscription']): Promise<void> {
      await set(subscriber, { via: 'web', endpoint: check(subscription), keys: subscription.keys });
    },

    setDevice: (subscriber: Subscriber, token: string): Promise<void> => set(subscriber, { via: 'device', endpoint: token, keys: null }),

    /** Forgets those of the session. */
    async end({ sessionId, id }: Subscriber, via: 'web' | 'device'): Promise<void> {
      const own = and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.userId, id));
      await db.delete(pushSubscriptions).where(and(own, eq(pushSubscriptions.via, via)));
    },
  };
}
