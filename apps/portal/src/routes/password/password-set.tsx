import type { Schemas } from '@foyer/api';
import { Button } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useEnter } from '../../host/session/use-enter.ts';
import { LoginFrame } from '../../host/guests/login-frame.tsx';

/** Says that it is done; from here the new session leads where a login leads. */
export function PasswordSet({ session }: { session: Schemas['Session'] }) {
  const intl = useIntl();
  const enter = useEnter();
  return (
    <LoginFrame
      arrived
      title={<FormattedMessage defaultMessage="Your new password is set" description="Heading once a new password is set" />}
      intro={
        <FormattedMessage
          defaultMessage="You are logged in here. On all other devices, log in with the new password."
          description="Once a new password is set"
        />
      }
    >
      <PageTitle>{intl.formatMessage({ defaultMessage: 'Password set', description: 'Title once a new password is set' })}</PageTitle>
      <Button look="primary" width="full" onClick={() => void enter(session)}>
        <FormattedMessage defaultMessage="Continue to the portal" description="Button once a new password is set" />
      </Button>
    </LoginFrame>
  );
}
