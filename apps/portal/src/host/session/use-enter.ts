import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { useNavigate, useSearchParams } from 'react-router';
import { afterLoginPath } from '../links/redirects.ts';
import { endedSessionAtom, sessionAtom } from '../app/state.ts';
import { useApp } from '../app/use-app.ts';
import { useLocale } from '../language/use-locale.ts';

/**
 * Takes over a session that has just begun: to the address outside that the server names, to the terms where they are due, else to where the
 * visitor wanted to be (access §2, Login screen).
 */
export function useEnter(): (session: Schemas['Session']) => Promise<void> {
  const { store } = useApp();
  const navigate = useNavigate();
  const locale = useLocale();
  const [search] = useSearchParams();
  return async (session) => {
    const before = store.get(endedSessionAtom)?.user;
    store.set(sessionAtom, session);
    if (session.location) return location.assign(session.location);
    if (!session.agb_nda_accepted) return navigate(`${localePath(locale, paths.loginTerms)}?${search.toString()}`);
    const target = afterLoginPath(locale, search);
    // Someone else's data may still be in this tab: a new document leaves it behind.
    if (before && before.user_id !== session.user?.user_id) return location.assign(target);
    store.set(endedSessionAtom, null);
    await navigate(target, { replace: true });
  };
}
