import { useAtomValue } from 'jotai';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShellData } from '../host/app/shell-data.ts';
import { useRouteHandle } from '../host/links/use-route-handle.ts';
import { cookieSettingsOpenAtom } from '../host/app/state.ts';
import { useApp } from '../host/app/use-app.ts';
import { useLocale } from '../host/language/use-locale.ts';

/**
 * What may come over the page once it is hydrated: cookies, the answers to links in mails. Their code is loaded where one of
 * them may be wanted; where it cannot be had the page goes on without.
 */
export function LateOverlays() {
  const app = useApp();
  const locale = useLocale();
  const { search } = useLocation();
  const { base_options: options } = useShellData().settings;
  const asked = useAtomValue(cookieSettingsOpenAtom);
  const [Overlays, setOverlays] = useState<ComponentType>();
  const { unattended } = useRouteHandle();
  const linked = /unsubscribe|newsletter/.test(search);
  useEffect(() => {
    const unanswered = options.show_cookie_layer && !document.cookie.includes('cdisc=');
    if (unattended || !(asked || linked || unanswered)) return;
    Promise.all([import('./overlays/overlays.tsx'), app.loadMessages(locale, 'rest')]).then(
      ([module]) => setOverlays(() => module.Overlays),
      () => undefined,
    );
  }, [unattended, asked, linked, options, app, locale]);
  return (
    Overlays &&
    !unattended && (
      <Suspense>
        <Overlays />
      </Suspense>
    )
  );
}
