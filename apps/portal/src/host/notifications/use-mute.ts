import { latestNotificationsQuery, notificationPreferencesQuery, type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Channels = Schemas['NotificationChannels'];

/** Turns a kind of notification off everywhere with one tap, and back to what it was. */
export function useMute(kind: Schemas['NotificationKind']) {
  const api = useApi();
  const queries = useQueryClient();
  const preferences = notificationPreferencesQuery(api);
  const put = async (channels: Channels): Promise<void> => {
    const { data } = await api.client.PUT('/user/me/notification_preferences', { body: { kinds: [channels] } });
    queries.setQueryData(preferences.queryKey, data);
  };
  const mute = useMutation({
    async mutationFn(): Promise<Channels | undefined> {
      const { kinds } = await queries.fetchQuery({ ...preferences, staleTime: 0 });
      await put({ kind, portal: false, push: false, mail: 'off' });
      return kinds.find((one) => one.kind === kind);
    },
  });
  const undo = useMutation({
    async mutationFn() {
      if (mute.data) await put(mute.data);
      mute.reset();
      await queries.invalidateQueries({ queryKey: latestNotificationsQuery(api).queryKey });
    },
  });
  return {
    muted: mute.isSuccess,
    pending: mute.isPending || undo.isPending,
    error: mute.error ?? undo.error,
    mute: () => mute.mutate(),
    undo: () => undo.mutate(),
  };
}
