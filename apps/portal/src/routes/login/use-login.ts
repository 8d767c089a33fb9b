import { type Schemas, useApi } from '@foyer/api';
import { startTransition, useActionState } from 'react';
import { useEnter } from '../../host/session/use-enter.ts';

type Identifier = Schemas['Settings']['login_options']['login_identifier'];

interface Credentials {
  name: string;
  password: string;
}

/** What prevented the last attempt; `cookies` where the browser keeps none. */
export type LoginError = Error | 'cookies';

/** Logs in and goes where the visitor wanted to be, or to the terms first. */
export function useLogin(identifier: Identifier) {
  const api = useApi();
  const enter = useEnter();
  const [error, attempt, pending] = useActionState<LoginError | null, Credentials>(async (_previous, { name, password }) => {
    // The server has given at least the CSRF token, so a browser that shows nothing keeps nothing.
    if (!document.cookie) return 'cookies';
    const body = identifier === 'email' ? { email: name, password } : { username: name, password };
    try {
      const { data } = await api.client.POST('/auth/login', { body });
      await enter(data!);
    } catch (failure) {
      return failure as Error;
    }
    return null;
  }, null);
  return { error, pending, login: (credentials: Credentials) => startTransition(() => attempt(credentials)) };
}
