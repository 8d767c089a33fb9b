import { localePath, paths } from '@foyer/links';
import { Container, Link, LinkButton, SkipLink } from '@foyer/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router';
import { useApp } from '../../host/app/use-app.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import * as styles from './guest-layout.css.ts';
import { LateBackToTop } from './late-back-to-top.tsx';
import { layout, main } from './member-layout.css.ts';
import { PortalFooter } from './portal-footer.tsx';
import { useDestination } from '../../host/links/use-destination.ts';
import { Wordmark } from '../../host/guests/wordmark.tsx';

/** The chrome of pages that guests may read: whose portal it is, the way in, languages and legal pages. */
export function GuestLayout() {
  const locale = useLocale();
  const { pathname } = useLocation();
  const destination = useDestination();
  return (
    <QueryClientProvider client={queryClientOf(useApp())}>
      <div className={layout}>
        <SkipLink target="main">
          <FormattedMessage defaultMessage="Skip to content" description="First link of every page, for keyboards" />
        </SkipLink>
        <header className={styles.header}>
          <Container className={styles.row}>
            <Link look="quiet" href={localePath(locale)} className={styles.home}>
              <Wordmark />
            </Link>
            <LinkButton look="primary" className={styles.login} href={localePath(locale, `${paths.login}${destination}`)}>
              {pathname === localePath(locale) ? (
                <FormattedMessage defaultMessage="Member login" description="Link to the login, in the bar of the landing page" />
              ) : (
                <FormattedMessage defaultMessage="Log in" description="Link to the login, in the head of pages for guests" />
              )}
            </LinkButton>
          </Container>
        </header>
        <main id="main" className={main} tabIndex={-1}>
          <Outlet />
          <LateBackToTop />
        </main>
        <PortalFooter />
      </div>
    </QueryClientProvider>
  );
}
