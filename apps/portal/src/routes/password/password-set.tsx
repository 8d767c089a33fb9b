import type { Schemas } from '@foyer/api';
import { Button, Heading, Text } from '@foyer/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useEnter } from '../../host/session/use-enter.ts';
import { LoginFrame } from '../../host/guests/login-frame.tsx';
import * as styles from './password.css.ts';

/** Says that it is done; from here the new session leads where a login leads. */
export function PasswordSet({ session }: { session: Schemas['Session'] }) {
  const intl = useIntl();
  const enter = useEnter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <LoginFrame>
      <PageTitle>{intl.formatMessage({ defaultMessage: 'Password set', description: 'Title once a new password is set' })}</PageTitle>
      <div className={styles.part}>
        <div className={styles.intro}>
          <Heading level={1} ref={heading} tabIndex={-1} className={styles.heading}>
            <FormattedMessage defaultMessage="Your new password is set" description="Heading once a new password is set" />
          </Heading>
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="You are logged in here. On all other devices you log in with the new password."
              description="Once a new password is set"
            />
          </Text>
        </div>
        <Button look="primary" width="full" onClick={() => void enter(session)}>
          <FormattedMessage defaultMessage="Continue to the portal" description="Button once a new password is set" />
        </Button>
      </div>
    </LoginFrame>
  );
}
