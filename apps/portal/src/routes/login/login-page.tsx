import { localePath, paths } from '@foyer/links';
import { Card, Link, LinkButton, Text } from '@foyer/ui';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { loadChunk } from '../../host/app/chunk.ts';
import { PageTitle } from '../../host/app/page-title.tsx';
import { ssoPath, wantedPath, wantedQuery } from '../../host/links/redirects.ts';
import { useShellData } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from '../../host/guests/login-frame.tsx';
import * as styles from './login-page.css.ts';

const LoginServices = lazy(() => loadChunk(async () => ({ default: (await import('./login-services.tsx')).LoginServices })));

/** The login screen, with the ways in that the customer offers; the chrome is hidden here (access §2). */
export function LoginPage() {
  const intl = useIntl();
  const locale = useLocale();
  const [search] = useSearchParams();
  const { base_options, login_options, signup_configuration } = useShellData().settings;
  const { login_identifier, password, sso } = login_options;
  const query = wantedQuery(search);
  return (
    <LoginFrame
      title={<FormattedMessage defaultMessage="Welcome back" description="Heading of the login page" />}
      intro={
        <FormattedMessage
          defaultMessage="Log in to {portal} to see what your colleagues are up to."
          description="Introduction of the login page; portal is the name of the customer's portal"
          values={{ portal: base_options.meta_title }}
        />
      }
      after={signup_configuration.active && <RegistrationTile wanted={query} />}
    >
      <PageTitle>{intl.formatMessage({ defaultMessage: 'Log in', description: 'Title of the login page' })}</PageTitle>
      {password && <LoginForm identifier={login_identifier} wanted={query} />}
      {sso && (
        <LinkButton look={password ? 'secondary' : 'primary'} width="full" href={ssoPath(locale, wantedPath(search))}>
          {sso.label ?? (
            <FormattedMessage defaultMessage="Log in with your company account" description="Button to single sign-on on the login page" />
          )}
        </LinkButton>
      )}
      {signup_configuration.social.length > 0 && (
        <Suspense>
          <LoginServices />
        </Suspense>
      )}
    </LoginFrame>
  );
}

/** The way to an account of one's own (access §2, Login screen). */
function RegistrationTile({ wanted }: { wanted: string }) {
  return (
    <Card padding="m" className={styles.tile}>
      <Text>
        <FormattedMessage defaultMessage="New here?" description="Before the link to the registration" />
      </Text>
      <Link look="standalone" href={localePath(useLocale(), `${paths.registration}${wanted}`)}>
        <FormattedMessage defaultMessage="Create an account" description="Link to the registration" />
      </Link>
    </Card>
  );
}
