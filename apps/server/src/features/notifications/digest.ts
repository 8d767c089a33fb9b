import { localePath, paths } from '@foyer/links';
import { localeOfWording, wordingOf } from '@foyer/locales';
import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { users } from '../../shared/people/people.tables.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import type { NotificationKinds } from './notification-kind.ts';
import { toText } from './notifications.presenter.ts';
import { createNotificationsRepository } from './notifications.repository.ts';
import { notificationPreferences, notifications } from './notifications.tables.ts';
import { findPreferences } from './preferences.service.ts';
import { channelsOf } from './preferences.rules.ts';

const atOnce = 100;
const mostListed = 10;
/** A second run of a day writes no second mail; one that is late by a few hours does not miss the next. */
const shortestPause = sql`interval '18 hours'`;

interface DigestParts {
  kinds: NotificationKinds;
  types: ContentTypes;
}
type DigestContext = Pick<Context, 'db' | 'config' | 'settings'>;

const person = {
  id: users.id,
  orgId: users.orgId,
  email: users.email,
  language: users.language,
  firstname: users.firstname,
  lastname: users.lastname,
};
type Receiver = Awaited<ReturnType<ReturnType<typeof createReceivers>>>[number];

function createReceivers({ db }: DigestContext) {
  const waiting = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.userId, users.id), isNull(notifications.oldAt), isNull(notifications.mailedAt)));
  /** The next members, by their ids, who have something new that was not mailed. */
  return (after: string) =>
    db
      .select(person)
      .from(users)
      .where(and(gt(users.id, after), eq(users.active, true), isNotNull(users.emailConfirmedAt), exists(waiting)))
      .orderBy(users.id)
      .limit(atOnce);
}

/** Writes one mail to each member who wants some kinds daily and has something new of these. It names who did what and where, and no content. */
export function createDigest(context: DigestContext, { kinds, types }: DigestParts) {
  const { db, config, settings } = context;
  const orgs = createOrgs({ db });
  const receivers = createReceivers(context);
  const repository = createNotificationsRepository(context, types);

  /** What is mailed, read before the transaction: the embedded database has one connection. */
  async function compose(receiver: Receiver) {
    const preferences = await findPreferences(db, receiver.id);
    if (preferences?.muteUntil && preferences.muteUntil > new Date()) return undefined;
    const unwanted = kinds.all.filter((one) => channelsOf(one, preferences?.kinds).mail === 'off').map(({ kind }) => kind);
    const wording = wordingOf(receiver.language, (await settings.of(receiver.orgId)).formOfAddress);
    const locale = localeOfWording(wording);
    const rows = await repository.latest(receiver, unwanted, locale, 'unmailed');
    const actors = Map.groupBy(await repository.actors(rows.map(({ id }) => id)), ({ notificationId }) => notificationId);
    const texts = rows.flatMap((row) => toText(row, actors.get(row.id) ?? [], kinds, wording) ?? []);
    if (texts.length === 0) return undefined;
    const origin = await orgs.originOf(receiver.orgId, config.publicUrl);
    const values = {
      name: nameOf(receiver),
      count: texts.length,
      list: texts.slice(0, mostListed).join(' · '),
      url: `${origin}${localePath(locale, paths.activities)}`,
      settings_url: `${origin}${localePath(locale, paths.notificationSettings)}`,
    };
    return { ids: rows.map(({ id }) => id), mail: { kind: 'notification_digest' as const, locale, to: receiver.email, values } };
  }

  async function write(receiver: Receiver): Promise<void> {
    const digest = await compose(receiver);
    if (!digest) return;
    await db.transaction(async (tx) => {
      const { id: userId, orgId } = receiver;
      await tx.insert(notificationPreferences).values({ userId, orgId }).onConflictDoNothing();
      const due = or(isNull(notificationPreferences.digestAt), lt(notificationPreferences.digestAt, sql`now() - ${shortestPause}`));
      const taken = await tx
        .update(notificationPreferences)
        .set({ digestAt: sql`now()` })
        .where(and(eq(notificationPreferences.userId, userId), due))
        .returning({ userId: notificationPreferences.userId });
      if (taken.length === 0) return;
      await tx
        .update(notifications)
        .set({ mailedAt: sql`now()` })
        .where(inArray(notifications.id, digest.ids));
      await enqueueMail(tx, { orgId, ...digest.mail });
    });
  }

  return async (signal: AbortSignal): Promise<void> => {
    for (let after = ''; ;) {
      const some = await receivers(after);
      for (const receiver of some) {
        signal.throwIfAborted();
        await write(receiver);
      }
      if (some.length < atOnce) return;
      after = some.at(-1)!.id;
    }
  };
}
