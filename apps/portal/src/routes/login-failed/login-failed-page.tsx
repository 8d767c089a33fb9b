import { localePath } from '@foyer/i18n';
import { LinkButton } from '@foyer/ui';
import { useIntl, FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { ssoPath, wantedPath } from '../../app/redirects.ts';
import { useShellData } from '../../app/shell-data.ts';
import { useLocale } from '../../app/use-locale.ts';
import * as styles from '../../session/session.css.ts';
import { LoginFrame } from '../login/login-frame.tsx';
import { failureTexts } from './failure-texts.ts';

/** Single sign-on came to nothing: what happened, and the ways on. */
export function LoginFailedPage() {
  const intl = useIntl();
  const locale = useLocale();
  const [search] = useSearchParams();
  const { sso } = useShellData().settings.login_options;
  const wanted = wantedPath(search);
  const { title, text } = failureTexts(search.get('reason'));
  return (
    <LoginFrame title={intl.formatMessage(title)} intro={intl.formatMessage(text)}>
      <PageTitle>{intl.formatMessage(title)}</PageTitle>
      <div className={styles.form}>
        {sso && (
          <LinkButton look="primary" width="full" href={ssoPath(locale, wanted)}>
            <FormattedMessage defaultMessage="Try again" description="Begins single sign-on anew after a failure" />
          </LinkButton>
        )}
        <LinkButton look="secondary" width="full" href={localePath(locale, `/login?redirect=${encodeURIComponent(wanted)}`)}>
          <FormattedMessage defaultMessage="Back to the login" description="Link of the page about failed single sign-on" />
        </LinkButton>
      </div>
    </LoginFrame>
  );
}
