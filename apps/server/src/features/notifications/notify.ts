import { and, eq, exists, inArray, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/client.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { NotificationKind, Params } from './notification-kind.ts';
import { announceNotifications, preparePush } from './notifications.jobs.ts';
import { notificationEvents, notifications, pushSubscriptions } from './notifications.tables.ts';

/** The handle of a transaction. */
export type NotifyTx = Pick<Db, 'select' | 'insert'>;

/** Something that happened, for those who are to be notified of it. */
export interface Happening {
  orgId: string;
  userIds: readonly string[];
  /** What of this kind makes one notification, until it is old. */
  subject: string;
  /** Null where it was no person in particular. */
  actorId: string | null;
  /** What can be taken back by itself, such as a comment; else its actor counts once, however often they do it. */
  source?: string;
  content?: { contentType: string; contentId: string };
  /** The path it leads to below the language; of a content's what follows its own, such as `#comments`. */
  place: string | null;
  params?: Params;
  /** When it happened, by the database's clock; now where it is left out. */
  at?: SQL;
}

const atOnce = 500;
type Written = { id: string; userId: string; pushedAt: Date | null };

async function write(tx: NotifyTx, { kind }: NotificationKind, happening: Happening, userIds: readonly string[]): Promise<Written[]> {
  const { orgId, subject, content, place, params = {}, at = sql`clock_timestamp()` } = happening;
  return tx
    .insert(notifications)
    .values(
      userIds.map((userId) => ({ id: uuidv7(), orgId, userId, kind, subject, ...content, place, params, createdAt: at, updatedAt: at })),
    )
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.kind, notifications.subject],
      targetWhere: sql`old_at is null`,
      set: { place, params, updatedAt: sql`greatest(${notifications.updatedAt}, excluded.updated_at)`, mailedAt: null },
    })
    .returning({ id: notifications.id, userId: notifications.userId, pushedAt: notifications.pushedAt });
}

/** Who of these members receives push messages at all. */
async function subscribers(tx: NotifyTx, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(and(inArray(pushSubscriptions.userId, [...userIds]), eq(pushSubscriptions.via, 'web')));
  return new Set(rows.map(({ id }) => id));
}

/** Of all that happens before the next message is pushed there is one job. */
const pushKey = ({ id, pushedAt }: Written): string => `${id} ${pushedAt?.toISOString() ?? 'first'}`;

/**
 * Notifies members of what happened, in the transaction that writes it: pages and push services hear of it by jobs that are enqueued here. All that a transaction notifies of
 * is notified in the order of the kinds, for rows are locked by kind and member.
 */
export async function notify(tx: NotifyTx, kind: NotificationKind, happening: Happening): Promise<void> {
  const { orgId, actorId, at = sql`clock_timestamp()` } = happening;
  const everyone = [...new Set(happening.userIds)].sort();
  const source = happening.source ?? actorId ?? '';
  for (let from = 0; from < everyone.length; from += atOnce) {
    const some = everyone.slice(from, from + atOnce);
    const written = await write(tx, kind, happening, some);
    await tx
      .insert(notificationEvents)
      .values(written.map(({ id }) => ({ notificationId: id, source, actorId, createdAt: at })))
      .onConflictDoUpdate({ target: [notificationEvents.notificationId, notificationEvents.source], set: { createdAt: at } });
    await enqueue(tx, announceNotifications, { people: written.map(({ id, userId }) => ({ id, user: userId })) }, { orgId });
    const reached = await subscribers(tx, some);
    for (const one of written) {
      if (!reached.has(one.userId)) continue;
      await enqueue(tx, preparePush, { notification: one.id }, { orgId, key: pushKey(one), inMs: kind.pushAfterMs ?? 0 });
    }
  }
}

/** The moment that what a transaction writes has in common, to the microsecond. */
export async function momentOf(tx: Pick<Db, 'select'>): Promise<SQL> {
  const [row] = await tx.select({ at: sql<string>`clock_timestamp()::text` }).from(sql`(values (1)) one`);
  return sql`${row!.at}::timestamptz`;
}

type WithdrawTx = Pick<Db, 'select' | 'insert' | 'delete'>;

/** Takes notifications away that nothing is left of, and has open pages ask again. They are held in the order in which `notify` writes them. */
async function remove(tx: WithdrawTx, which: SQL | undefined): Promise<void> {
  const held = tx.select({ id: notifications.id }).from(notifications).where(which);
  const gone = await tx
    .delete(notifications)
    .where(inArray(notifications.id, held.orderBy(notifications.kind, notifications.userId).for('update')))
    .returning({ id: notifications.id, user: notifications.userId, orgId: notifications.orgId });
  for (const [orgId, people] of Map.groupBy(gone, (one) => one.orgId)) {
    for (let from = 0; from < people.length; from += atOnce) {
      const some = people.slice(from, from + atOnce).map(({ id, user }) => ({ id, user }));
      await enqueue(tx, announceNotifications, { people: some }, { orgId });
    }
  }
}

/** What is no longer to be told. */
export interface Withdrawn {
  /** All members' where it is left out. */
  userId?: string;
  kind: Pick<NotificationKind, 'kind'>;
  subject: string;
}

/** Takes back the notification of a subject that is not old yet, in the transaction of what settles it, such as reading the conversation. */
export async function withdraw(tx: WithdrawTx, { userId, kind: { kind }, subject }: Withdrawn): Promise<void> {
  const own = userId === undefined ? undefined : eq(notifications.userId, userId);
  await remove(tx, and(eq(notifications.kind, kind), eq(notifications.subject, subject), own, sql`${notifications.oldAt} is null`));
}

/** Which notifications of a source are meant; all where nothing is said. */
export interface SourceScope {
  kind?: Pick<NotificationKind, 'kind'>;
  exceptUserIds?: readonly string[];
}

/** Takes one thing out of the notifications that tell of it, and takes away those that told of nothing else, in the transaction that deletes it. */
export async function withdrawSource(tx: WithdrawTx, source: string, { kind, exceptUserIds = [] }: SourceScope = {}): Promise<void> {
  const concerned = and(
    kind && eq(notifications.kind, kind.kind),
    exceptUserIds.length > 0 ? notInArray(notifications.userId, [...exceptUserIds]) : undefined,
  );
  const event = (condition: SQL) =>
    tx
      .select({ one: sql`1` })
      .from(notificationEvents)
      .where(and(eq(notificationEvents.notificationId, notifications.id), condition));
  const of = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(exists(event(eq(notificationEvents.source, source))), concerned))
    .orderBy(notifications.kind, notifications.userId)
    .for('update');
  if (of.length === 0) return;
  const ids = of.map(({ id }) => id);
  const some = sql`any(${sql.param(ids)}::text[])`;
  await tx
    .delete(notificationEvents)
    .where(and(eq(notificationEvents.source, source), sql`${notificationEvents.notificationId} = ${some}`));
  await remove(tx, and(sql`${notifications.id} = ${some}`, notExists(event(sql`true`))));
}
