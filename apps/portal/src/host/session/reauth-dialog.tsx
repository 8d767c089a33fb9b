import { type Schemas, useApi } from '@foyer/api';
import { Dialog, Text } from '@foyer/ui';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loginPath } from '../links/redirects.ts';
import { forgetDocuments } from '../installable/kept-documents.ts';
import { useShellData } from '../app/shell-data.ts';
import { sessionAtom } from '../app/state.ts';
import { useLocale } from '../language/use-locale.ts';
import { ReauthForm } from './reauth-form.tsx';
import { ReauthSso } from './reauth-sso.tsx';
import * as styles from './session.css.ts';
import { TermsForm } from './terms-form.tsx';
import { useResume } from './use-resume.ts';

interface ReauthDialogProps {
  /** The session that ended, with whose it was. */
  ended: Schemas['Session'] & { user: Schemas['User'] };
}

/** Signing in again over the page, so that nothing of the work in it is lost. Giving up leads to the login. */
export function ReauthDialog({ ended }: ReauthDialogProps) {
  const intl = useIntl();
  const locale = useLocale();
  const api = useApi();
  const { password } = useShellData().settings.login_options;
  const [session, setSession] = useAtom(sessionAtom);
  const field = useRef<HTMLInputElement>(null);
  useResume(ended.user);
  // What was read in it cannot be read in another session.
  useEffect(() => void forgetDocuments('articles'), []);

  // The session may go on in another tab, or only wait for new terms; the answer also brings the CSRF token of a guest.
  useEffect(() => {
    api.client.GET('/user/me').then(
      // A login may have been faster, and what was asked for before it says nothing of it.
      ({ data }) => setSession((known) => (known?.user ? known : data!)),
      () => undefined,
    );
  }, [api, setSession]);

  const leave = () => location.assign(loginPath(locale, new URL(location.href)));
  const waiting = session?.terms_user_id;
  return (
    <Dialog
      open
      onOpenChange={leave}
      pressBeside="stays"
      initialFocus={field}
      title={
        waiting ? (
          <FormattedMessage
            defaultMessage="The terms have changed"
            description="Title of the dialog that asks for agreement to new terms"
          />
        ) : (
          <FormattedMessage defaultMessage="Please log in again" description="Title of the dialog over a page whose session has ended" />
        )
      }
      closeLabel={intl.formatMessage({
        defaultMessage: 'Leave the page and go to login',
        description: 'Cross of the dialog that asks for logging in again',
      })}
    >
      <div className={styles.form}>
        <Text>
          {waiting ? (
            <FormattedMessage
              defaultMessage="Once you have agreed, you can continue where you left off; nothing is lost."
              description="In the dialog that asks for agreement to new terms"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Your session has ended. Log in again to continue where you left off; nothing is lost."
              description="In the dialog over a page whose session has ended"
            />
          )}
        </Text>
        {waiting ? (
          <TermsForm userId={waiting} version={session.terms_version ?? ''} onAccepted={setSession} onDecline={leave} />
        ) : ended.sso || !ended.has_password || !password ? (
          <ReauthSso companyOnly={ended.sso} onCancel={leave} />
        ) : (
          <ReauthForm email={ended.user.email} field={field} onSignedIn={setSession} onCancel={leave} />
        )}
      </div>
    </Dialog>
  );
}
