import { localePath, paths } from '@foyer/links';
import { LinkButton } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useUser } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { LoginFrame } from '../../host/guests/login-frame.tsx';

/** After a new address was confirmed; takes the focus. */
export function EmailConfirmed() {
  const intl = useIntl();
  const locale = useLocale();
  const user = useUser();
  const title = intl.formatMessage({
    defaultMessage: 'Your new address is confirmed',
    description: 'After a new e-mail address was confirmed',
  });
  return (
    <LoginFrame
      arrived
      title={title}
      intro={
        <FormattedMessage
          defaultMessage="E-mails will arrive here from now on. If you log in with your address, use the new one."
          description="After a new e-mail address was confirmed"
        />
      }
    >
      <PageTitle>{title}</PageTitle>
      {user ? (
        <LinkButton look="primary" width="full" href={localePath(locale, paths.profile(user.user_id))}>
          <FormattedMessage defaultMessage="Open my profile" description="Behind the mail to a new e-mail address" />
        </LinkButton>
      ) : (
        <LinkButton look="primary" width="full" href={localePath(locale, paths.login)}>
          <FormattedMessage defaultMessage="Log in" description="Behind the mail to a new e-mail address" />
        </LinkButton>
      )}
    </LoginFrame>
  );
}
