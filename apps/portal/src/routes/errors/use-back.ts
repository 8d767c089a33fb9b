import { localePath } from '@foyer/i18n';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../../app/use-locale.ts';

/** Where an error page's back button leads: the previous page of the portal where there is one, or one step back in any case. */
export type BackRule = 'previous' | 'step';

/** The router numbers its entries; a document that was followed to from within the portal has a page of it before its first entry. */
function hasPrevious(): boolean {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx > 0 || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`));
}

/**
 * What a back link needs. It is a link to the dashboard, which is where it leads without a previous page, and without JavaScript; with one a
 * plain press goes back instead (access §2, Error pages).
 */
export function useBack(rule: BackRule) {
  const navigate = useNavigate();
  const locale = useLocale();
  return {
    href: localePath(locale),
    onClick(event: MouseEvent) {
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!plain || !(rule === 'step' ? history.length > 1 : hasPrevious())) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
