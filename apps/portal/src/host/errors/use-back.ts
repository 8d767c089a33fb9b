import { localePath } from '@foyer/links';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../language/use-locale.ts';
import { wayBack } from './way-back.ts';

function wayBackFromHere() {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  const { navigation } = window as { navigation?: Navigation };
  return wayBack({ origin: location.origin, navigation, routerIndex: idx, referrer: document.referrer });
}

/**
 * What a back link needs. It is a link to the dashboard, which is where it leads without a previous page, and without JavaScript; with one a
 * plain press goes one step back instead (access §2, Error pages).
 */
export function useBack() {
  const navigate = useNavigate();
  const locale = useLocale();
  return {
    href: localePath(locale),
    onClick(event: MouseEvent) {
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const way = plain && wayBackFromHere();
      if (!way) return;
      event.preventDefault();
      void ('delta' in way ? navigate(way.delta) : navigate(way.path));
    },
  };
}
