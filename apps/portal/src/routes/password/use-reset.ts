import { ApiError, type Schemas, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { startTransition, useActionState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../host/app/use-app.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { sessionAtom } from '../../host/app/state.ts';

/** What the last attempt met. */
export type ResetOutcome =
  | { kind: 'none' }
  /** The link is used, too old or not one of ours. */
  | { kind: 'invalid' }
  /** `fields` holds the server's words by field; without any the error is shown above the form. */
  | { kind: 'failed'; error: Error; fields: Record<string, string> }
  | { kind: 'done'; session: Schemas['Session'] };

function outcomeOf(error: unknown): ResetOutcome {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem?.code === 'reset_link_invalid') return { kind: 'invalid' };
  const fields = Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message]));
  return { kind: 'failed', error: error as Error, fields };
}

/** Sets the new password and takes over the session that begins with it. Whose session has ended meanwhile goes to the login and comes back. */
export function useReset() {
  const api = useApi();
  const { store } = useApp();
  const navigate = useNavigate();
  const locale = useLocale();
  const [outcome, attempt, pending] = useActionState<ResetOutcome, Schemas['ResetPasswordRequest']>(
    async (previous, body) => {
      try {
        const { data } = await api.client.POST('/auth/reset_password', { body });
        store.set(sessionAtom, data!);
        return { kind: 'done', session: data! };
      } catch (error) {
        if (!(error instanceof ApiError) || error.problem.status !== 401) return outcomeOf(error);
        await navigate(`${localePath(locale, paths.login)}?redirect=${encodeURIComponent(paths.resetPassword)}`);
        return previous;
      }
    },
    { kind: 'none' },
  );
  return { outcome, pending, reset: (body: Schemas['ResetPasswordRequest']) => startTransition(() => attempt(body)) };
}
