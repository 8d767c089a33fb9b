import { localePath } from '@foyer/links';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { safeRedirectPath } from '../../host/links/redirects.ts';
import { appErrorAtom } from '../../host/app/state.ts';
import { useLocale } from '../../host/language/use-locale.ts';

/** Follows an error of the whole application to the route it names, in place of the present one (access §2). */
export function useAppError(): void {
  const [error, setError] = useAtom(appErrorAtom);
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    if (!error?.route) return;
    setError(null);
    void navigate(localePath(locale, safeRedirectPath(error.route)), { replace: true });
  }, [error, setError, navigate, locale]);
}
