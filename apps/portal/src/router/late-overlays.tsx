import { useAtomValue } from 'jotai';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShellData } from '../host/app/shell-data.ts';
import { useRouteHandle } from '../host/links/use-route-handle.ts';
import { cookieSettingsOpenAtom } from '../host/app/state.ts';
import { useApp } from '../host/app/use-app.ts';
import { useLocale } from '../host/language/use-locale.ts';

/** The newsletter comes late anyway; its code does not compete with the page's. */
const offerAfterMs = 5000;

/**
 * What may come over the page once it is hydrated: cookies, newsletter, the answers to links in mails. Their code is loaded where one of
 * them may be wanted; where it cannot be had the page goes on without.
 */
export function LateOverlays() {
  const app = useApp();
  const locale = useLocale();
  const { search } = useLocation();
  const { base_options: options, newsletter } = useShellData().settings;
  const asked = useAtomValue(cookieSettingsOpenAtom);
  const [Overlays, setOverlays] = useState<ComponentType>();
  const { unattended } = useRouteHandle();
  const linked = /unsubscribe|newsletter/.test(search);
  useEffect(() => {
    const unanswered = options.show_cookie_layer && !document.cookie.includes('cdisc=');
    const wait = unattended ? undefined : asked || linked || unanswered ? 0 : newsletter.active ? offerAfterMs : undefined;
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => {
      Promise.all([import('./overlays/overlays.tsx'), app.loadMessages(locale, 'rest')]).then(
        ([module]) => setOverlays(() => module.Overlays),
        () => undefined,
      );
    }, wait);
    return () => clearTimeout(timer);
  }, [unattended, asked, linked, options, newsletter, app, locale]);
  return (
    Overlays &&
    !unattended && (
      <Suspense>
        <Overlays />
      </Suspense>
    )
  );
}
