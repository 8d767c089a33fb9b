import { localePath } from '@foyer/links';
import { LinkButton } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useLocale } from '../../host/language/use-locale.ts';
import { LoginFrame } from '../../host/guests/login-frame.tsx';

/** In place of the form for a new password: the member logs in with an account from elsewhere, and has none here. */
export function NoPassword() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <LoginFrame
      title={
        <FormattedMessage
          defaultMessage="Your password is not stored here"
          description="Heading of the page for a new password, for members who log in with an account from elsewhere"
        />
      }
      intro={
        <FormattedMessage
          defaultMessage="You log in with an external account, such as your company account. Change its password there; this portal does not store one."
          description="On the page for a new password, for members who log in with an account from elsewhere"
        />
      }
    >
      <PageTitle>{intl.formatMessage({ defaultMessage: 'New password', description: 'Title of the page for a new password' })}</PageTitle>
      <LinkButton look="primary" width="full" href={localePath(locale, '/')}>
        <FormattedMessage defaultMessage="Back to the portal" description="Link below the form for a new password, for members" />
      </LinkButton>
    </LoginFrame>
  );
}
