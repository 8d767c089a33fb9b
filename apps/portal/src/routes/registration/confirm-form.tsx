import { Alert, Button, Heading, Text } from '@foyer/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { KnownPasswordField } from '../../host/session/known-password-field.tsx';
import { useShellData } from '../../host/app/shell-data.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import * as styles from '../../host/session/session.css.ts';
import type { ConfirmOutcome } from './use-confirm.ts';

interface ConfirmFormProps {
  outcome: ConfirmOutcome;
  pending: boolean;
  onConfirm: (password?: string) => void;
}

/** The button that confirms; in another browser than the one that registered with the password before it. */
export function ConfirmForm({ outcome, pending, onConfirm }: ConfirmFormProps) {
  const problemText = useProblemText();
  const portal = useShellData().settings.base_options.meta_title;
  const password = useRef<HTMLInputElement>(null);
  const asked = outcome.kind === 'password' || (outcome.kind === 'failed' && outcome.passwordAsked);
  const attempt = outcome.kind === 'password' ? outcome.attempt : 0;
  useEffect(() => {
    if (attempt > 0) password.current?.focus();
  }, [attempt]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    if (asked && !password.current?.value) return password.current?.focus();
    onConfirm(asked ? password.current?.value : undefined);
  }
  return (
    <>
      <Heading level={1}>
        <FormattedMessage
          defaultMessage="Confirm your address"
          description="Heading of the page behind the link of the registration mail"
        />
      </Heading>
      <Text>
        {asked ? (
          <FormattedMessage
            defaultMessage="You opened the link in a different browser from the one you registered in. Please enter the password you chose there. If you did not register, close this page; nothing happens without the password."
            description="Page behind the link of the registration mail, opened in another browser"
          />
        ) : (
          <FormattedMessage
            defaultMessage="One more click and your {portal} account is ready."
            description="Page behind the link of the registration mail; portal is the name of the customer's portal"
            values={{ portal }}
          />
        )}
      </Text>
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {outcome.kind === 'failed' && (
          <Alert tone="critical" role="alert">
            {problemText(outcome.error)}
          </Alert>
        )}
        {asked && <KnownPasswordField ref={password} error={outcome.kind === 'password' ? outcome.message : undefined} />}
        <Button type="submit" look="primary" width="full" pending={pending}>
          <FormattedMessage defaultMessage="Confirm and log in" description="Button behind the link of the registration mail" />
        </Button>
      </form>
    </>
  );
}
