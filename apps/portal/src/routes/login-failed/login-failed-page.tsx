import { localePath, paths } from '@foyer/links';
import { serviceName, socialPath } from '@foyer/module-hero-register/social';
import { LinkButton } from '@foyer/ui';
import { useIntl, FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { ssoPath, wantedPath } from '../../host/links/redirects.ts';
import { useShellData } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import * as styles from '../../host/session/session.css.ts';
import { LoginFrame } from '../../host/guests/login-frame.tsx';
import { failureTexts } from './failure-texts.ts';

/** Single sign-on, at the company or another service, came to nothing: what happened, and the ways on. */
export function LoginFailedPage() {
  const intl = useIntl();
  const locale = useLocale();
  const [search] = useSearchParams();
  const { login_options, signup_configuration } = useShellData().settings;
  const wanted = wantedPath(search);
  const entry = signup_configuration.social.find(({ network }) => network === search.get('network'));
  const again = entry ? socialPath(entry, locale, wanted) : login_options.sso && ssoPath(locale, wanted);
  const { title, text } = failureTexts(search.get('reason'), entry !== undefined);
  const values = { service: entry && serviceName(entry) };
  return (
    <LoginFrame title={intl.formatMessage(title, values)} intro={intl.formatMessage(text, values)}>
      <PageTitle>{intl.formatMessage(title, values)}</PageTitle>
      <div className={styles.form}>
        {again && (
          <LinkButton look="primary" width="full" href={again} rel="external">
            <FormattedMessage defaultMessage="Try again" description="Begins single sign-on again after a failure" />
          </LinkButton>
        )}
        <LinkButton look="secondary" width="full" href={localePath(locale, `${paths.login}?redirect=${encodeURIComponent(wanted)}`)}>
          <FormattedMessage defaultMessage="Back to login" description="Link of the page about failed single sign-on" />
        </LinkButton>
      </div>
    </LoginFrame>
  );
}
