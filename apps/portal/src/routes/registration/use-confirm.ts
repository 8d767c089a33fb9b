import { ApiError, type Schemas, useApi } from '@foyer/api';
import { startTransition, useActionState } from 'react';
import { useEnter } from '../../host/session/use-enter.ts';

/** What the last attempt met. */
export type ConfirmOutcome =
  | { kind: 'none' }
  /** Another browser: the password is asked for; `message` where the one given is wrong. */
  | { kind: 'password'; message: string | undefined; attempt: number }
  /** The link is used, expired or incomplete. */
  | { kind: 'invalid' }
  | { kind: 'failed'; error: Error; passwordAsked: boolean };

function outcomeOf(error: unknown, previous: ConfirmOutcome): ConfirmOutcome {
  const { status, errors } = error instanceof ApiError ? error.problem : { status: -1, errors: [] };
  const refused = errors.find(({ field }) => field === 'password');
  const passwordAsked = previous.kind === 'password' || (previous.kind === 'failed' && previous.passwordAsked);
  if (refused) {
    const attempt = previous.kind === 'password' ? previous.attempt + 1 : 1;
    return { kind: 'password', message: passwordAsked ? refused.message : undefined, attempt };
  }
  // Where registering has been switched off the links end as well.
  if (status === 400 || status === 404) return { kind: 'invalid' };
  return { kind: 'failed', error: error as Error, passwordAsked };
}

/** Confirms a registration, takes the new session over and goes home. */
export function useConfirm(link: Pick<Schemas['RegistrationConfirmation'], 'user_id' | 'hash'>) {
  const api = useApi();
  const enter = useEnter();
  const [outcome, attempt, pending] = useActionState<ConfirmOutcome, string | undefined>(
    async (previous, password) => {
      try {
        const body = { ...link, ...(password === undefined ? {} : { password }) };
        const { data } = await api.client.POST('/auth/confirm_registration', { body });
        await enter(data!);
        return previous;
      } catch (error) {
        return outcomeOf(error, previous);
      }
    },
    { kind: 'none' },
  );
  return { outcome, pending, confirm: (password?: string) => startTransition(() => attempt(password)) };
}
