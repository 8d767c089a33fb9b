import { SkipLink } from '@foyer/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet } from 'react-router';
import { replayEarlyInput } from '../../host/app/early-input.ts';
import { useUser } from '../../host/app/shell-data.ts';
import { useApp } from '../../host/app/use-app.ts';
import { LateChat } from '../../host/chat/late-chat.tsx';
import { LateNotices } from '../../host/installable/late-notices.tsx';
import { LatePush } from '../../host/push/late-push.tsx';
import { LateRealtime } from '../../host/realtime/late-realtime.tsx';
import { queryClientOf } from '../../host/data/query-client.ts';
import { SharedPart } from '../../host/shared/shared-part.tsx';
import { SessionExpiry } from '../../host/session/session-expiry.tsx';
import { LazySettingsFaults } from '../settings/lazy-settings.tsx';
import { LateBackToTop } from './late-back-to-top.tsx';
import * as styles from './member-layout.css.ts';
import { PortalFooter } from './portal-footer.tsx';
import { PortalTopBar } from './portal-top-bar.tsx';
import { useWarmRoutes } from './use-warm-routes.ts';

/** The shell around every members' route: top bar, content, footer. */
export function MemberLayout() {
  useWarmRoutes();
  const user = useUser();
  const main = useRef<HTMLElement>(null);
  // Modules are hydrated one by one.
  useLayoutEffect(() => replayEarlyInput(main.current!, '[id^=module_], #confirmation'), []);
  return (
    <QueryClientProvider client={queryClientOf(useApp())}>
      <div className={styles.layout}>
        <SkipLink target="main">
          <FormattedMessage defaultMessage="Skip to content" description="First link of every page, for keyboards" />
        </SkipLink>
        <PortalTopBar />
        <main ref={main} id="main" className={styles.main} tabIndex={-1}>
          {user?.permissions.includes('superadmin') && <LazySettingsFaults />}
          <Outlet />
          <LateBackToTop />
        </main>
        <SharedPart name="footer">
          <PortalFooter />
        </SharedPart>
      </div>
      <SessionExpiry />
      <LateNotices />
      <LateRealtime />
      <LateChat />
      <LatePush />
    </QueryClientProvider>
  );
}
