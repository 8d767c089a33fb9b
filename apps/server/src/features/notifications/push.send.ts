import { localeOfWording, locales, wordingOf } from '@foyer/locales';
import type { Outbound } from '@foyer/outbound';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { translate } from '../../platform/http/messages.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { GiveUp } from '../../platform/jobs/job.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { sendPush } from './notifications.jobs.ts';
import { notifications, pushSubscriptions } from './notifications.tables.ts';
import { pushMessage } from './push.message.ts';
import type { VapidKeys } from './vapid.ts';

interface Message {
  notification: string;
  subscription: string;
}

const secondMs = 1000;
const longestPauseMs = 6 * 60 * 60 * secondMs;
const gone = new Set([404, 410]);
const busy = (status: number): boolean => status === 429 || status >= 500;

/** Sends push messages. */
export function createPushSender(context: Pick<Context, 'db' | 'config' | 'settings'>, outbound: Outbound, vapid: VapidKeys) {
  const { db, config, settings } = context;
  const { originOf } = createOrgs({ db });

  /** What is to be sent; undefined where the notification is old or gone, or the session that subscribed has ended. */
  async function find({ notification, subscription }: Message) {
    const [row] = await db
      .select({
        id: notifications.id,
        orgId: notifications.orgId,
        orgName: orgs.name,
        language: users.language,
        endpoint: pushSubscriptions.endpoint,
        keys: pushSubscriptions.keys,
      })
      .from(notifications)
      .innerJoin(orgs, eq(orgs.id, notifications.orgId))
      .innerJoin(users, and(eq(users.id, notifications.userId), eq(users.active, true)))
      .innerJoin(pushSubscriptions, and(eq(pushSubscriptions.userId, users.id), eq(pushSubscriptions.via, 'web')))
      .innerJoin(sessions, and(eq(sessions.id, pushSubscriptions.sessionId), gt(sessions.expiresAt, sql`now()`)))
      .where(and(eq(notifications.id, notification), eq(pushSubscriptions.id, subscription), isNull(notifications.oldAt)));
    return row;
  }

  return async (message: Message, signal: AbortSignal): Promise<void> => {
    const row = await find(message);
    if (!row) return;
    const wording = wordingOf(row.language, (await settings.of(row.orgId)).formOfAddress);
    const { tag: lang, direction: dir } = locales[localeOfWording(wording)];
    const payload = { id: row.id, title: row.orgName, text: translate(wording, 'push.text'), lang, dir };
    const origin = await originOf(row.orgId, config.publicUrl);
    const contact = origin.startsWith('https:') ? origin : `mailto:${config.mailFrom}`;
    const { status, retryAfter } = await pushMessage(outbound, row, payload, { vapid, contact, signal });
    if (status < 300) return;
    if (gone.has(status)) return void (await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, message.subscription)));
    if (!busy(status)) throw new GiveUp(`The push service answered ${status}`);
    if (retryAfter === null) throw new Error(`The push service answered ${status}`);
    // It says itself when it wants to be called again; without a key, for this job still has its own.
    await enqueue(db, sendPush, message, { orgId: row.orgId, inMs: Math.min(retryAfter * secondMs, longestPauseMs) });
  };
}
