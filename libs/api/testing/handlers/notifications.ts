import { aNotificationList, somePreferences, someNotifications } from '../factories/notifications.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock } from './mock.ts';

/** The latest notifications, which become old; and preferences that are remembered. */
export function notificationCalls(initial: Schemas['Notification'][] = someNotifications(5)) {
  let kept = initial;
  let preferences = somePreferences();
  return [
    mock('listLatestNotifications', () => {
      const shown = new Set(preferences.kinds.filter(({ portal }) => portal).map(({ kind }) => kind));
      return aNotificationList(kept.filter(({ kind }) => shown.has(kind)));
    }),
    mock('markNotificationsAsOld', ({ body: { id } }) => {
      const newest = kept.find((one) => one.id === id)?.updated_at ?? '';
      kept = kept.map((one) => ({ ...one, old: one.old || one.updated_at <= newest }));
      return null;
    }),
    mock('getNotificationPreferences', () => preferences),
    mock('setNotificationPreferences', ({ body: { kinds = [], ...rest } }) => {
      const changed = preferences.kinds.map((one) => kinds.find(({ kind }) => kind === one.kind) ?? one);
      preferences = { ...preferences, ...rest, kinds: changed };
      return preferences;
    }),
    mock('setPushSubscription', () => null),
    mock('endPushSubscription', () => null),
    mock('setDeviceToken', () => null),
    mock('endDeviceToken', () => null),
  ];
}
export const listLatestNotificationsFails = failing('listLatestNotifications');
export const setNotificationPreferencesFails = failing('setNotificationPreferences');
