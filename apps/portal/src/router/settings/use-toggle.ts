import { ApiError, type Schemas, settingsMenuQuery, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { sessionAtom } from '../../host/app/state.ts';

interface Change {
  status: boolean;
  /** The member has just agreed. */
  withConsent: boolean;
}

const lacksConsent = (error: unknown) => error instanceof ApiError && error.problem.code === 'consent_required';

/**
 * Sets a toggle and shows it at once; what the server refuses goes back to what it was, with its words. Further presses wait for the
 * answer.
 */
export function useToggle(entry: Schemas['SettingsMenuEntry']) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [session, setSession] = useAtom(sessionAtom);
  const [asking, setAsking] = useState(false);
  const { queryKey } = settingsMenuQuery(api);

  const change = useMutation({
    async mutationFn({ status, withConsent }: Change) {
      if (withConsent) setSession((await api.client.PUT('/auth/consent')).data!);
      // The entry says itself where it is set; the contract's path is the shape of that address.
      const path = `/${entry.link}` as '/user/me/toggles/{id}';
      return api.client.PUT(path, { params: { path: { id: entry.id } }, body: { status } });
    },
    onSuccess(_, { status }) {
      setAsking(false);
      queryClient.setQueryData<Schemas['SettingsMenuEntry'][]>(queryKey, (entries) =>
        entries?.map((candidate) => (candidate.id === entry.id ? { ...candidate, status } : candidate)),
      );
    },
    // Another tab may know more of the consent than this one.
    onError: (error) => setAsking((before) => before || lacksConsent(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });

  return {
    /** What the switch shows: what was chosen while the server is asked, otherwise what it said last. */
    shown: change.isPending ? change.variables.status : Boolean(entry.status),
    pending: change.isPending,
    error: lacksConsent(change.error) ? null : change.error,
    asking,
    turn(status: boolean) {
      if (change.isPending) return;
      change.reset();
      if (status && entry.needs_consent && !entry.status && !session?.consent_accepted) setAsking(true);
      else change.mutate({ status, withConsent: false });
    },
    consent: () => !change.isPending && change.mutate({ status: true, withConsent: true }),
    dismiss() {
      if (change.isPending) return;
      change.reset();
      setAsking(false);
    },
  };
}
