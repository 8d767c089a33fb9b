import { Button, LinkButton } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { safeRedirectPath, ssoPath } from '../app/redirects.ts';
import { useShellData } from '../app/shell-data.ts';
import { useLocale } from '../app/use-locale.ts';

/** The way through the company login and back to this page; drafts wait in the tab. */
export function ReauthSso({ onCancel }: { onCancel: () => void }) {
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const { sso } = useShellData().settings.login_options;
  return (
    <>
      <LinkButton look="primary" width="full" href={ssoPath(locale, safeRedirectPath(`${pathname}${search}${hash}`))}>
        {sso?.label ?? (
          <FormattedMessage defaultMessage="Log in with your company account" description="Button to single sign-on on the login page" />
        )}
      </LinkButton>
      <Button look="quiet" width="full" onClick={onCancel}>
        <FormattedMessage defaultMessage="Leave the page" description="Button of the dialog that asks for logging in again" />
      </Button>
    </>
  );
}
