import { useApi } from '@foyer/api';
import { startTransition, useActionState } from 'react';

/** What the last request met; `sent` names the address the mail goes to. */
export type ForgotOutcome = { kind: 'none' } | { kind: 'sent'; email: string } | { kind: 'failed'; error: Error };

/** Asks for the mail with the link. `onSent` runs as soon as the server has taken the request. */
export function useForgot(onSent: () => void) {
  const api = useApi();
  const [outcome, attempt, pending] = useActionState<ForgotOutcome, string>(
    async (_previous, email) => {
      try {
        await api.client.POST('/auth/forgot_password', { body: { email } });
      } catch (error) {
        return { kind: 'failed', error: error as Error };
      }
      onSent();
      return { kind: 'sent', email };
    },
    { kind: 'none' },
  );
  return { outcome, pending, ask: (email: string) => startTransition(() => attempt(email)) };
}
