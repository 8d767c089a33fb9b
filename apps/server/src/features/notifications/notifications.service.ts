import type { Schemas } from '@foyer/api';
import { localeOfWording, type Wording } from '@foyer/locales';
import type { Context } from '../../platform/context.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found } from '../../platform/http/problem.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import type { NotificationKinds } from './notification-kind.ts';
import { toNotification } from './notifications.presenter.ts';
import type { NotificationsRepository, Reader } from './notifications.repository.ts';
import { findPreferences } from './preferences.service.ts';
import { channelsOf } from './preferences.rules.ts';

/** Has what notifications tell of count as read in its own place. */
export type ReadAlong = (reader: Reader, until: Date) => Promise<unknown>;

interface NotificationsParts extends Pick<Context, 'db' | 'realtime'> {
  notifications: NotificationsRepository;
  kinds: NotificationKinds;
  types: ContentTypes;
  readAlong: ReadAlong;
}

/** What a member is shown of their notifications. */
export function createNotificationsService({ db, realtime, notifications, kinds, types, readAlong }: NotificationsParts) {
  return {
    async latest(me: Me, wording: Wording): Promise<Schemas['NotificationList']> {
      const chosen = (await findPreferences(db, me.id))?.kinds;
      const hidden = kinds.all.filter((one) => !channelsOf(one, chosen).portal).map(({ kind }) => kind);
      const rows = await notifications.latest(me, hidden, localeOfWording(wording));
      const actors = Map.groupBy(await notifications.actors(rows.map(({ id }) => id)), ({ notificationId }) => notificationId);
      return { results: rows.flatMap((row) => toNotification(row, actors.get(row.id) ?? [], { kinds, types }, wording)) };
    },

    /** Makes a notification as it was shown and all earlier ones old, and has the member's other pages know. Throws 404 for another member's. */
    async markAsOld(me: Me, { id, updated_at: shownAt }: Schemas['MarkAsOldRequest']): Promise<void> {
      const { updatedAt } = found(await notifications.find(me, id));
      const until = shownAt !== undefined && Date.parse(shownAt) < updatedAt.getTime() ? new Date(shownAt) : updatedAt;
      await notifications.makeOld(me, until);
      await readAlong(me, until);
      realtime.publish(me.id, { type: 'notification', id });
    },
  };
}
