import { localePath, paths } from '@foyer/links';
import { Link } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { wantedQuery } from '../../host/links/redirects.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { link } from '../../host/guests/login-frame.css.ts';
import { LoginFrame } from '../../host/guests/login-frame.tsx';
import { ForgotForm } from './forgot-form.tsx';

/** Asks for the way to a new password; the chrome is hidden here (access §2, Forgot password). */
export function ForgotPage() {
  const intl = useIntl();
  const locale = useLocale();
  const [search] = useSearchParams();
  return (
    <LoginFrame
      title={<FormattedMessage defaultMessage="Forgot your password?" description="Heading of the page for a forgotten password" />}
      intro={
        <FormattedMessage
          defaultMessage="Enter the e-mail address of your account. We will send you a link to choose a new password."
          description="Introduction of the page for a forgotten password"
        />
      }
    >
      <PageTitle>
        {intl.formatMessage({ defaultMessage: 'Forgot your password?', description: 'Title of the page for a forgotten password' })}
      </PageTitle>
      <ForgotForm />
      <Link look="standalone" className={link} href={localePath(locale, `${paths.login}${wantedQuery(search)}`)}>
        <FormattedMessage defaultMessage="Back to login" description="Link below the forms for forgotten passwords" />
      </Link>
    </LoginFrame>
  );
}
