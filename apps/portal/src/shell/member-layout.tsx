import { SkipLink } from '@foyer/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Outlet } from 'react-router';
import { useApp } from '../app/use-app.ts';
import { queryClientOf } from '../routes/member/query-client.ts';
import { Footer } from './footer.tsx';
import * as styles from './member-layout.css.ts';
import { TopBar } from './top-bar.tsx';
import { useWarmRoutes } from './use-warm-routes.ts';

/** The shell around every members' route: top bar, content, footer. */
export function MemberLayout() {
  useWarmRoutes();
  return (
    <QueryClientProvider client={queryClientOf(useApp())}>
      <div className={styles.layout}>
        <SkipLink target="main">
          <FormattedMessage defaultMessage="Skip to content" description="First link of every page, for keyboards" />
        </SkipLink>
        <TopBar />
        <main id="main" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
    </QueryClientProvider>
  );
}
