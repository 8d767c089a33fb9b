import { localePath, paths } from '@foyer/links';
import { Link, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { wantedQuery } from '../../host/links/redirects.ts';
import { useShellData } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { PortalSnackbars } from '../../host/snackbars/portal-snackbars.tsx';
import { LoginFrame } from '../../host/guests/login-frame.tsx';
import { HeroFrame } from './hero-frame.tsx';
import { RegistrationSteps } from './registration-steps.tsx';
import * as styles from './registration.css.ts';

/** The registration screen: plain, or beside a large picture where the customer chose that (access §2). The chrome is hidden as at the login. */
export function RegistrationPage() {
  const intl = useIntl();
  const { type } = useShellData().settings.signup_configuration;
  return (
    <PortalSnackbars>
      <PageTitle>{intl.formatMessage({ defaultMessage: 'Register', description: 'Title of the registration page' })}</PageTitle>
      {type === 'variant' ? (
        <HeroFrame>
          <RegistrationSteps level={2} />
          <LoginInstead />
        </HeroFrame>
      ) : (
        <LoginFrame after={<LoginInstead />}>
          <RegistrationSteps level={1} />
        </LoginFrame>
      )}
    </PortalSnackbars>
  );
}

/** The way back for who has an account. */
function LoginInstead() {
  const [search] = useSearchParams();
  return (
    <Text className={styles.instead}>
      <FormattedMessage defaultMessage="Already have an account?" description="Registration page, before the link to the login" />
      <Link look="standalone" href={localePath(useLocale(), `${paths.login}${wantedQuery(search)}`)}>
        <FormattedMessage defaultMessage="Log in" description="Registration page, link to the login" />
      </Link>
    </Text>
  );
}
