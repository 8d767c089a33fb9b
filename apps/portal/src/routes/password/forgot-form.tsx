import { Alert, Button, TextField } from '@foyer/ui';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import * as styles from '../../host/session/session.css.ts';
import { type ForgotOutcome, useForgot } from './use-forgot.ts';

/** The one field. Success clears it and says so, otherwise the first error shows (access §2, §5, §8). */
export function ForgotForm() {
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const { outcome, pending, ask } = useForgot(() => {
    if (field.current) field.current.value = '';
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = field.current!.value.trim();
    setMissing(!email);
    if (!email) return field.current!.focus();
    if (!pending) ask(email);
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <Outcome outcome={outcome} />
      <TextField
        ref={field}
        name="email"
        type="email"
        label={<FormattedMessage defaultMessage="E-mail address" description="Label of the field for a forgotten password" />}
        error={
          missing && (
            <FormattedMessage
              defaultMessage="Please enter your e-mail address."
              description="Error below the empty field for a forgotten password"
            />
          )
        }
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <Button type="submit" look="primary" width="full" pending={pending}>
        <FormattedMessage defaultMessage="Send link" description="Button of the form for a forgotten password" />
      </Button>
      <noscript>
        <Alert tone="warning">
          <FormattedMessage
            defaultMessage="This form requires JavaScript. Please allow it for this site."
            description="Forms for passwords without JavaScript"
          />
        </Alert>
      </noscript>
    </form>
  );
}

function Outcome({ outcome }: { outcome: ForgotOutcome }) {
  const problemText = useProblemText();
  if (outcome.kind === 'none') return null;
  if (outcome.kind === 'failed') {
    return (
      <Alert tone="critical" role="alert">
        {problemText(outcome.error)}
      </Alert>
    );
  }
  return (
    <Alert
      tone="positive"
      role="status"
      title={<FormattedMessage defaultMessage="An e-mail is on its way" description="Title after asking for a new password" />}
    >
      <FormattedMessage
        defaultMessage="Please check the inbox of {email}, including the spam folder. The link in the e-mail is valid for 30 minutes."
        description="After asking for a new password; email is the address that was entered"
        values={{ email: <bdi>{outcome.email}</bdi> }}
      />
    </Alert>
  );
}
