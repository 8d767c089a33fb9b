import { ApiError, useApi } from '@foyer/api';
import { startTransition, useActionState } from 'react';
import { sessionAtom } from '../../host/app/state.ts';
import { useApp } from '../../host/app/use-app.ts';
import type { MailedLink } from '../../host/mailed-links/link-state.ts';

/** What the last attempt met. */
export type ConfirmEmailOutcome =
  | { kind: 'none' }
  | { kind: 'done' }
  /** The link is used, too old or not one of ours. */
  | { kind: 'invalid' }
  | { kind: 'failed'; error: unknown };

/** Confirms a new address; a member who is signed in here sees it at once. */
export function useConfirmEmail(link: MailedLink | null) {
  const api = useApi();
  const { store } = useApp();
  const [outcome, attempt, pending] = useActionState<ConfirmEmailOutcome>(
    async () => {
      try {
        await api.client.POST('/auth/confirm_email', { params: { query: { locale: api.locale } }, body: link! });
      } catch (error) {
        return error instanceof ApiError && error.status === 400 ? { kind: 'invalid' } : { kind: 'failed', error };
      }
      const session = await api.client.GET('/user/me').catch(() => undefined);
      if (session?.data) store.set(sessionAtom, session.data);
      return { kind: 'done' };
    },
    { kind: 'none' },
  );
  return { outcome, pending, confirm: () => startTransition(attempt) };
}
