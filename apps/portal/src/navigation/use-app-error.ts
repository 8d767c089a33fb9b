import { localePath } from '@foyer/i18n';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { safeRedirectPath } from '../app/redirects.ts';
import { appErrorAtom } from '../app/state.ts';
import { useLocale } from '../app/use-locale.ts';

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
