import { Button, LinkButton } from '@foyer/ui';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { loadChunk } from '../app/chunk.ts';
import { safeRedirectPath, ssoPath } from '../links/redirects.ts';
import { useShellData } from '../app/shell-data.ts';
import { useLocale } from '../language/use-locale.ts';

const SocialEntries = lazy(() => loadChunk(async () => ({ default: (await import('@foyer/module-hero-register/social')).SocialEntries })));

interface ReauthSsoProps {
  /** The session was begun by the company login, so no other service helps. */
  companyOnly: boolean;
  onCancel: () => void;
}

/** The ways through the services that members log in with elsewhere, and back to this page; drafts wait in the tab. */
export function ReauthSso({ companyOnly, onCancel }: ReauthSsoProps) {
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const { login_options, signup_configuration } = useShellData().settings;
  const { sso } = login_options;
  const here = safeRedirectPath(`${pathname}${search}${hash}`);
  return (
    <>
      {(sso || companyOnly) && (
        <LinkButton look="primary" width="full" href={ssoPath(locale, here)}>
          {sso?.label ?? (
            <FormattedMessage defaultMessage="Log in with your company account" description="Button to single sign-on on the login page" />
          )}
        </LinkButton>
      )}
      {!companyOnly && signup_configuration.social.length > 0 && (
        <Suspense>
          <SocialEntries entries={signup_configuration.social} redirect={here} />
        </Suspense>
      )}
      <Button look="quiet" width="full" onClick={onCancel}>
        <FormattedMessage defaultMessage="Leave the page" description="Button of the dialog that asks for logging in again" />
      </Button>
    </>
  );
}
