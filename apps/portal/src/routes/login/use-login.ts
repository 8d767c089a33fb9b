import { type Schemas, useApi } from '@foyer/api';
import { useSetAtom } from 'jotai';
import { startTransition, useActionState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { afterLoginPath } from '../../app/redirects.ts';
import { sessionAtom } from '../../app/state.ts';
import { useLocale } from '../../app/use-locale.ts';

type Identifier = Schemas['Settings']['login_options']['login_identifier'];

interface Credentials {
  name: string;
  password: string;
}

/** Logs in, takes the session over and goes where the visitor wanted to be. `error` is what the last attempt met. */
export function useLogin(identifier: Identifier) {
  const api = useApi();
  const setSession = useSetAtom(sessionAtom);
  const navigate = useNavigate();
  const locale = useLocale();
  const [search] = useSearchParams();
  const [error, attempt, pending] = useActionState<Error | null, Credentials>(async (_previous, { name, password }) => {
    const body = identifier === 'email' ? { email: name, password } : { username: name, password };
    try {
      const { data } = await api.client.POST('/auth/login', { body });
      setSession(data!);
    } catch (failure) {
      return failure as Error;
    }
    await navigate(afterLoginPath(locale, search), { replace: true });
    return null;
  }, null);
  return { error, pending, login: (credentials: Credentials) => startTransition(() => attempt(credentials)) };
}
